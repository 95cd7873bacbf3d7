// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { watchPreHydrationInput } from './input';

afterEach(() => document.body.replaceChildren());

/** Server-rendered markup, and all events that the page receives there. */
function rendered() {
  const root = document.body.appendChild(document.createElement('div'));
  root.setAttribute('data-sending', 'Sending...');
  root.innerHTML = '<form><input name="email"><button type="submit">Continue</button></form><p tabindex="0">Words</p>';
  const [form, field, words] = ['form', 'input', 'p'].map((selector) => root.querySelector<HTMLElement>(selector));
  if (!(form instanceof HTMLFormElement && field instanceof HTMLInputElement && words))
    throw new Error('Not rendered.');
  const input = watchPreHydrationInput(root);
  const heard: string[] = [];
  root.addEventListener('input', () => heard.push(`typed ${field.value}`));
  root.addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push(`sent ${field.value}`);
  });
  const type = (value: string) => {
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    heard.length = 0;
  };
  const settled = () => new Promise((resolve) => setTimeout(resolve));
  return { root, input, form, field, words, heard, type, settled };
}

test('input is replayed before the submission, each once', async () => {
  const { input, form, heard, type, settled } = rendered();
  type('ada');
  form.requestSubmit();
  form.requestSubmit();
  expect(heard).toEqual([]);
  input.replay(() => undefined);
  input.replay(() => undefined);
  await settled();
  expect(heard).toEqual(['typed ada', 'sent ada']);
});

test('a key in whose event React hydrates, before our listeners hear of it, is replayed [B-DRAWN-2]', async () => {
  const { input, field, heard, settled } = rendered();
  field.value = 'a';
  input.shield();
  input.replay(() => undefined);
  field.value = '';
  await settled();
  expect({ value: field.value, heard }).toEqual({ value: 'a', heard: ['typed a'] });
});

test('a focus whose event React keeps to itself is an interaction too', () => {
  const { root, input, field } = rendered();
  const touch = vi.fn();
  document.addEventListener('focusin', (event) => event.stopPropagation(), { capture: true, once: true });
  field.focus();
  input.replay(touch);
  expect({ isInside: root.contains(document.activeElement), calls: touch.mock.calls.length }).toEqual({
    isInside: true,
    calls: 1,
  });
});

test('after the replay the fields are controlled by the widget alone', async () => {
  const { input, form, field, heard, type, settled } = rendered();
  type('ada');
  input.shield();
  input.replay(() => undefined);
  await settled();
  input.shield();
  field.value = 'set by the widget';
  expect(field.value).toBe('set by the widget');
  form.requestSubmit();
  expect(heard.at(-1)).toBe('sent set by the widget');
});

// Columns: the user's earlier action | whether it counts as interaction with the screen.
test.each([
  ['nothing', () => undefined, false],
  ['standing in a field', ({ field }: ReturnType<typeof rendered>) => field.focus(), true],
  ['typing', ({ type }: ReturnType<typeof rendered>) => type('ada'), true],
  ['sending', ({ form }: ReturnType<typeof rendered>) => form.requestSubmit(), true],
  ['standing beside the fields', ({ words }: ReturnType<typeof rendered>) => words.focus(), false],
])('after %s the rendered screen counts as in use', async (_what, act, isTouched) => {
  const page = rendered();
  act(page);
  const onTouch = vi.fn();
  page.input.replay(onTouch);
  expect(onTouch).toHaveBeenCalledTimes(isTouched ? 1 : 0);
});

test.each(['pointerdown', 'keydown', 'input', 'focusin'])(
  'a first %s later makes the screen count as in use',
  async (type) => {
    const { input, field, settled } = rendered();
    const onTouch = vi.fn();
    input.replay(onTouch);
    await settled();
    expect(onTouch).not.toHaveBeenCalled();
    field.dispatchEvent(new Event(type, { bubbles: true }));
    field.dispatchEvent(new Event(type, { bubbles: true }));
    // A render in the event would clear the field before React has read it.
    expect(onTouch).not.toHaveBeenCalled();
    await settled();
    expect(onTouch).toHaveBeenCalledOnce();
  },
);

test('input between two events is the newest input', async () => {
  const { input, field, type, heard, settled } = rendered();
  type('ada');
  field.value = 'ada@example.com';
  input.settle();
  input.shield();
  field.value = '';
  input.replay(() => undefined);
  await settled();
  expect(heard).toEqual(['typed ada@example.com']);
});

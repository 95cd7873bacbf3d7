import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ToastNote } from './toast-queue';
import { Toasts } from './toast';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

const resent: ToastNote = { id: 1, tone: 'success', text: 'Email resent' };
const failed: ToastNote = { id: 2, tone: 'error', text: 'That did not work.' };
const passes = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function show(...notes: ToastNote[]) {
  const onDismiss = vi.fn();
  const rendered = (now: readonly ToastNote[]) => <Toasts label="Messages" notes={now} onDismiss={onDismiss} />;
  const { rerender, container } = render(rendered([]));
  const region = container.querySelector<HTMLElement>('[aria-live=polite]');
  rerender(rendered(notes));
  return { onDismiss, region, keep: (...left: ToastNote[]) => rerender(rendered(left)) };
}

/** The note with these words, as a user who tabs to it has it. */
const note = (words: string) => {
  const element = screen.getByText(words).closest<HTMLElement>('[tabindex="0"]');
  if (!element) throw new Error('The toast cannot be reached by Tab.');
  return element;
};

describe('a note with focus', () => {
  test('a focused note pauses its timer, which resumes on blur', async () => {
    const { onDismiss } = show(resent);
    await passes(1_000);
    act(() => note('Email resent').focus());
    await passes(20_000);
    expect(onDismiss).not.toHaveBeenCalled();
    act(() => note('Email resent').blur());
    await passes(1_100);
    expect(onDismiss.mock.calls).toEqual([[1]]);
  });

  test('Escape dismisses a focused note, and focus moves to the region of the notes', async () => {
    const { onDismiss, keep } = show(resent, failed);
    await passes(100);
    act(() => note('That did not work.').focus());
    fireEvent.keyDown(note('That did not work.'), { key: 'Escape' });
    expect(onDismiss.mock.calls).toEqual([[2]]);
    keep(resent);
    expect(screen.getByRole('region', { name: 'Messages' }).contains(document.activeElement)).toBe(true);
    expect(screen.queryByText('That did not work.')).toBeNull();
  });

  // Columns: the place of the region | the element that the notes are rendered into.
  test.each([
    ['in the page', () => document.createElement('div')],
    ['in a shadow root', () => document.createElement('div').attachShadow({ mode: 'open' })],
  ])('Escape on a note %s dismisses that one, and no dialog around it hears of it', async (_where, makePlace) => {
    const place = makePlace();
    const host = place instanceof ShadowRoot ? place.host : place;
    document.body.append(host);
    const onDismiss = vi.fn();
    const rendered = <Toasts label="Messages" notes={[resent, failed]} onDismiss={onDismiss} />;
    render(rendered, { container: place as unknown as HTMLElement });
    await passes(100);
    const first = place.querySelector<HTMLElement>('[tabindex="0"]:not(:empty)');
    const onHostKey = vi.fn();
    document.body.addEventListener('keydown', onHostKey, { once: true });
    act(() => first?.focus());
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true, composed: true });
    act(() => void first?.dispatchEvent(escape));
    expect({ dismissed: onDismiss.mock.calls, isPrevented: escape.defaultPrevented }).toEqual({
      dismissed: [[1]],
      isPrevented: true,
    });
    expect(onHostKey).not.toHaveBeenCalled();
    cleanup();
    host.remove();
  });

  test('Escape on the region, which has the focus of a dismissed note, dismisses the next note', async () => {
    const { onDismiss } = show(resent, failed);
    await passes(100);
    const list = note('Email resent').parentElement;
    act(() => list?.focus());
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true });
    act(() => void list?.dispatchEvent(escape));
    expect({ dismissed: onDismiss.mock.calls, isPrevented: escape.defaultPrevented }).toEqual({
      dismissed: [[1]],
      isPrevented: true,
    });
  });

  test('a focused note keeps focus when another one is removed', async () => {
    const { keep } = show(resent, failed);
    await passes(100);
    act(() => note('That did not work.').focus());
    keep(failed);
    expect(document.activeElement).toBe(note('That did not work.'));
  });
});

test('removing a note does not move focus that is elsewhere', async () => {
  render(<input aria-label="Name" />);
  const field = screen.getByRole('textbox');
  const { onDismiss, keep } = show(resent);
  act(() => field.focus());
  await passes(2_100);
  expect(onDismiss.mock.calls).toEqual([[1]]);
  keep();
  expect(document.activeElement).toBe(field);
});

test('Escape anywhere dismisses the newest note, and reaches the host’s dialog as well', async () => {
  const { onDismiss, keep } = show(resent, failed);
  await passes(100);
  const onHostKey = vi.fn((event: KeyboardEvent) => event.defaultPrevented);
  document.body.addEventListener('keydown', onHostKey, { once: true });
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onDismiss.mock.calls).toEqual([[2]]);
  expect(onHostKey.mock.results.map(({ value }) => value)).toEqual([false]);
  keep(resent);
  fireEvent.keyDown(document.body, { key: 'Escape' });
  expect(onDismiss.mock.calls).toEqual([[2], [1]]);
});

test('the timer of a note pauses while the window has no focus', async () => {
  const { onDismiss } = show(resent);
  await passes(500);
  fireEvent.blur(window);
  await passes(20_000);
  expect(onDismiss).not.toHaveBeenCalled();
  fireEvent.focus(window);
  await passes(1_600);
  expect(onDismiss.mock.calls).toEqual([[1]]);
});

test('a later note does not restart the timer of the first', async () => {
  const { onDismiss, keep } = show(resent);
  await passes(1_900);
  keep(resent, { ...resent, id: 3 });
  await passes(200);
  expect(onDismiss.mock.calls).toEqual([[1]]);
});

test('the region without notes has no role and no name, and is still a live region [B-TIME-5]', async () => {
  const { region, keep } = show(resent);
  expect(screen.getByRole('region', { name: 'Messages' })).toBeDefined();
  keep();
  await passes(100);
  expect(screen.queryByRole('region')).toBeNull();
  expect(region?.isConnected).toBe(true);
  expect(document.querySelectorAll('[aria-label=""]')).toHaveLength(0);
});

test('the text of a note is announced, not its icon', async () => {
  const { region } = show(resent, failed);
  await passes(500);
  expect(region?.textContent).toBe('Email resentThat did not work.');
  expect(region?.querySelectorAll('svg:not([aria-hidden=true])')).toHaveLength(0);
});

test('F8 is not used by the widget', async () => {
  show(failed);
  await passes(100);
  fireEvent.keyDown(document, { key: 'F8', code: 'F8' });
  expect(document.activeElement).toBe(document.body);
});

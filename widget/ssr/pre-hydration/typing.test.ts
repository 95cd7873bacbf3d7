// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPage } from '../../testing/stub-page';
import { watchTyping } from './typing';
import { listenIn } from './listen';

beforeEach(stubPage);
afterEach(() => {
  vi.unstubAllGlobals();
  // An element with focus in a shadow root has it in the page as well, until another element is focused.
  const elsewhere = document.body.appendChild(document.createElement('button'));
  elsewhere.focus();
  elsewhere.blur();
  document.body.replaceChildren();
});

const rendered = '<form><input name="email"><select name="country"><option>44<option selected>1</select></form>';

type Where = 'page' | 'shadow root of ours' | 'shadow root of the host';

/** Server-rendered markup in a container, watched for typing. */
function renderedIn(
  where: Where,
  beforeScript: (find: <Kind extends HTMLElement>(selector: string) => Kind) => void = () => {},
) {
  const outer = document.body.appendChild(document.createElement('main'));
  const around = where === 'shadow root of the host' ? outer.attachShadow({ mode: 'open' }) : outer;
  const root = around.appendChild(document.createElement('div'));
  const container = where === 'shadow root of ours' ? root.attachShadow({ mode: 'open' }) : root;
  container.innerHTML = rendered;
  const find = <Kind extends HTMLElement>(selector: string): Kind => {
    const found = container.querySelector<Kind>(selector);
    if (!found) throw new Error(`Nothing is ${selector}.`);
    return found;
  };
  beforeScript(find);
  const watching = new AbortController();
  const typing = watchTyping(container, listenIn(container, watching.signal));
  const type = (value: string) => {
    const field = find<HTMLInputElement>('input');
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { container, typing, find, type, stop: () => watching.abort() };
}

const trees: readonly Where[] = ['page', 'shadow root of ours', 'shadow root of the host'];

describe.each(trees)('a user whose widget was rendered in a %s', (where) => {
  test(`a user whose widget was rendered in a ${where}, without input, has not begun`, () => {
    expect(renderedIn(where).typing.hasBegun()).toBe(false);
  });

  test(`a user who focused a field in a ${where} before any script has begun`, () => {
    const { typing } = renderedIn(where, (find) => find('input').focus());
    expect(typing.hasBegun()).toBe(true);
  });

  test(`a user who focuses a field in a ${where} has begun, until focus is elsewhere`, () => {
    const { typing, find, container } = renderedIn(where);
    find('input').focus();
    expect(typing.hasBegun()).toBe(true);
    container.append(document.createElement('button'));
    find('button').focus();
    expect(typing.hasBegun()).toBe(false);
  });

  test(`a user who typed in a ${where} has the value and the focus in the replacement of the field`, () => {
    const { container, typing, find, type } = renderedIn(where);
    find('input').focus();
    type('ada');
    container.innerHTML = rendered;
    typing.resume()();
    const field = find<HTMLInputElement>('input');
    expect(field.value).toBe('ada');
    expect(field.matches(':focus')).toBe(true);
  });
});

test('a value that the browser restored before any script counts as typed', () => {
  const { typing, find } = renderedIn('page', (of) => (of<HTMLInputElement>('input').value = 'ada'));
  expect(typing.hasBegun()).toBe(true);
  find<HTMLInputElement>('input').value = '';
  typing.resume()();
  expect(find<HTMLInputElement>('input').value).toBe('ada');
});

test('a country that the browser restored counts as chosen', () => {
  expect(renderedIn('page', (of) => (of<HTMLSelectElement>('select').value = '44')).typing.hasBegun()).toBe(true);
});

test('a value that was undone does not count as typed', () => {
  const { typing, find, type } = renderedIn('page');
  type('ada');
  type('');
  find<HTMLInputElement>('input').blur();
  expect(typing.hasBegun()).toBe(false);
});

test('a value that was set without an event is recorded at the second check', () => {
  const { typing, find } = renderedIn('page');
  find<HTMLInputElement>('input').value = 'filled in';
  expect(typing.hasBegun()).toBe(false);
  typing.check();
  expect(typing.hasBegun()).toBe(true);
});

test('input after the end of the recording is not recorded', () => {
  const { typing, type, stop } = renderedIn('page');
  stop();
  type('ada');
  expect(typing.hasBegun()).toBe(false);
});

test('a render over shielded input resets no field, however often it is shielded', () => {
  const { typing, find, type } = renderedIn('page');
  type('ada');
  typing.shield();
  typing.shield();
  const field = find<HTMLInputElement>('input');
  field.value = '';
  expect(field.value).toBe('ada');
  typing.resume()();
  field.value = '';
  expect(field.value).toBe('');
});

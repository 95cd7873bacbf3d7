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

type Place = 'page' | 'shadow root of ours' | 'shadow root of the host';

/** Server-rendered markup in a container of a page, watched for typing. */
function renderedIn(
  where: Place,
  beforeScript: (find: <Kind extends HTMLElement>(selector: string) => Kind) => void = () => {},
) {
  const outer = document.body.appendChild(document.createElement('main'));
  const around = where === 'shadow root of the host' ? outer.attachShadow({ mode: 'open' }) : outer;
  const root = around.appendChild(document.createElement('div'));
  const place = where === 'shadow root of ours' ? root.attachShadow({ mode: 'open' }) : root;
  place.innerHTML = rendered;
  const find = <Kind extends HTMLElement>(selector: string): Kind => {
    const found = place.querySelector<Kind>(selector);
    if (!found) throw new Error(`Nothing is ${selector}.`);
    return found;
  };
  beforeScript(find);
  const watching = new AbortController();
  const typing = watchTyping(place, listenIn(place, watching.signal));
  const type = (value: string) => {
    const field = find<HTMLInputElement>('input');
    field.value = value;
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  return { place, typing, find, type, stop: () => watching.abort() };
}

const places: readonly Place[] = ['page', 'shadow root of ours', 'shadow root of the host'];

describe.each(places)('a user whose widget was rendered in a %s', (where) => {
  test('and without input has not begun', () => {
    expect(renderedIn(where).typing.hasBegun()).toBe(false);
  });

  test('and with focus in a field before any script has begun', () => {
    const { typing } = renderedIn(where, (find) => find('input').focus());
    expect(typing.hasBegun()).toBe(true);
  });

  test('and who focuses a field has begun, until focus is elsewhere', () => {
    const { typing, find, place } = renderedIn(where);
    find('input').focus();
    expect(typing.hasBegun()).toBe(true);
    place.append(document.createElement('button'));
    find('button').focus();
    expect(typing.hasBegun()).toBe(false);
  });

  test('and who typed has the value and the focus in the replacement of the field', () => {
    const { place, typing, find, type } = renderedIn(where);
    find('input').focus();
    type('ada');
    place.innerHTML = rendered;
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
  typing.look();
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

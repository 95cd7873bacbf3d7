// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { stubPage } from '../../testing/stub-page';
import { renderedValueOf, type Field, fieldsIn, isField, noteOf, retype, shield, replacementOf } from './field';

beforeEach(stubPage);
afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

/** A field of the page. */
function field<Kind extends Field = HTMLInputElement>(html: string): Kind {
  document.body.innerHTML = html;
  const [found] = document.body.querySelectorAll<Kind>('input, select, textarea');
  if (!found) throw new Error('No field was rendered.');
  return found;
}

/** The events of a field that the page receives, by type. */
function heardFrom(target: Field): string[] {
  const heard: string[] = [];
  for (const type of ['input', 'change'])
    document.body.addEventListener(type, (event) => event.target === target && heard.push(type));
  return heard;
}

// Columns: the server-rendered markup, the value that a browser restored before any script | the value that was
// rendered.
test.each([
  ['<input value="">', 'ada@example.com', ''],
  ['<input value="ada">', '', 'ada'],
  ['<textarea>one</textarea>', 'two', 'one'],
  ['<select><option>44<option selected>1</select>', '44', '1'],
  ['<select><option>44<option>1</select>', '1', '44'],
  ['<select></select>', '', ''],
])('the field %s with the current value %j has the server-rendered value %j', (html, now, rendered) => {
  const one = field(html);
  one.value = now;
  expect(renderedValueOf(one)).toBe(rendered);
});

test('an invisible field is not among the fields', () => {
  document.body.innerHTML = '<div hidden><textarea required></textarea></div><input id="a"><select id="b"></select>';
  expect(fieldsIn(document.body).map(({ id }) => id)).toEqual(['a', 'b']);
});

test.each([
  ['<input type="text" value="ada">', [1, 2, 'backward']],
  ['<textarea>ada</textarea>', [1, 2, 'backward']],
  // An e-mail field has a caret, but does not expose its position.
  ['<input type="email" value="ada">', undefined],
  ['<select><option>ada</select>', undefined],
] as const)('the caret of a user in %s is at %j', (html, selection) => {
  const one = field<Field>(html);
  if (selection && !(one instanceof HTMLSelectElement)) one.setSelectionRange(...selection);
  expect(noteOf(one)).toEqual({ value: 'ada', selection });
});

test.each([
  [() => document.createElement('input'), true],
  [() => document.createElement('select'), true],
  [() => document.createElement('textarea'), true],
  [() => document.createElement('button'), false],
  [() => document, false],
  [() => null, false],
])('%s is a field: %s', (make, is) => expect(isField(make())).toBe(is));

describe('replacementOf', () => {
  const [before] = [() => field('<input name="email"><input name="code">')];

  test('a field is replaced by the one of the same name and kind', () => {
    const old = before();
    document.body.innerHTML = '<select name="email"></select><input name="code"><input name="email" id="new">';
    expect(replacementOf(old, document.body).id).toBe('new');
  });

  test('a field without a replacement is returned itself', () => {
    const old = before();
    document.body.innerHTML = '<input name="code">';
    expect(replacementOf(old, document.body)).toBe(old);
  });

  test('a connected field is its own replacement', () => {
    const old = before();
    document.body.insertAdjacentHTML('afterbegin', '<input name="email" id="other">');
    expect(replacementOf(old, document.body)).toBe(old);
  });

  test('a field with any name is found again', () => {
    const old = field('<input name="a&quot;]b">');
    document.body.innerHTML = '<input name="a&quot;]b" id="new">';
    expect(replacementOf(old, document.body).id).toBe('new');
  });
});

describe('retype', () => {
  test('a retyped value fires input events, and is in the field', () => {
    const one = field('<input value="">');
    const heard = heardFrom(one);
    retype(one, { value: 'ada', selection: undefined });
    expect({ oneValue: one.value, heard }).toEqual({ oneValue: 'ada', heard: ['input'] });
  });

  test('a retyped value of a select fires a change event too', () => {
    const one = field('<select><option>44<option>1</select>');
    const heard = heardFrom(one);
    retype(one, { value: '1', selection: undefined });
    expect({ oneValue: one.value, heard }).toEqual({ oneValue: '1', heard: ['input', 'change'] });
  });

  // Columns: the value of the field, whether it has focus | the position of the caret after.
  test.each([
    ['', true, 1],
    ['', false, 3],
    ['ada', true, 3],
  ])('a retyped value over %j with focus (%s) puts the caret at %i', (value, isThere, caret) => {
    const one = field(`<input value="${value}">`);
    one.setSelectionRange(3, 3);
    if (isThere) one.focus();
    retype(one, { value: 'ada', selection: [1, 1, 'none'] });
    expect(one.selectionStart).toBe(caret);
  });

  test('a retyped value reaches React, though it saw the value before', () => {
    const one = field('<input value="ada">');
    const seen: unknown[] = [];
    Reflect.set(one, '_valueTracker', { setValue: (value: unknown) => void seen.push(value) });
    retype(one, { value: 'ada', selection: undefined });
    expect(seen).toEqual(['']);
  });
});

describe('shield', () => {
  test('a shielded field keeps its value, whatever is set, until the shield ends', () => {
    const one = field('<input value="ada">');
    const end = shield(one);
    one.value = '';
    expect(one.value).toBe('ada');
    end();
    one.value = '';
    expect({ oneValue: one.value, hasOwn: Object.hasOwn(one, 'value') }).toEqual({ oneValue: '', hasOwn: false });
  });

  test("a shielded field has its own setter, such as React's, after the shield", () => {
    const one = field('<input value="ada">');
    const set: string[] = [];
    Object.defineProperty(one, 'value', {
      configurable: true,
      get: () => 'ada',
      set: (value: string) => {
        set.push(value);
      },
    });
    const end = shield(one);
    one.value = 'lost';
    end();
    one.value = 'heard';
    expect(set).toEqual(['heard']);
  });
});

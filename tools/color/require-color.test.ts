import { expect, test } from 'vitest';
import { requireColor } from './require-color';

test('a valid colour is returned', () => {
  expect(requireColor(' #0A7 ')).toEqual({ mode: 'rgb', r: 0, g: 170 / 255, b: 119 / 255, alpha: 1 });
});

test.each([
  [undefined, /^A colour is text, and this is undefined\. Write it like "#0A7"/],
  [null, /^A colour is text, and this is null\./],
  [0x00aa77, /^A colour is text, and this is number\./],
  [{}, /^A colour is text, and this is object\./],
  ['', /^"" cannot be read as a colour: it is no CSS colour name and no complete CSS colour\./],
  ['rgb(1 2', /^"rgb\(1 2" cannot be read as a colour/],
  ['a "quoted" one', /^"a \\"quoted\\" one" cannot be read/],
  ['CanvasText', /^The colour "CanvasText" depends on the page it is shown in/],
  ['var(--brand)', /Give the colour that it stands for\. Write it like/],
])('the value %j is refused with what it is, why, and what is accepted', (value, message) => {
  expect(() => requireColor(value)).toThrow(message);
});

test('an endless text is shown by its beginning only', () => {
  expect(() => requireColor('x'.repeat(100_000))).toThrow(/^"x{60}…" cannot be read/);
});

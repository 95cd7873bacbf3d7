import { expect, test } from 'vitest';
import { requireColor } from './require-color';

test('an embedder who gives a colour has it', () => {
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
])('an embedder who gives %j is told what it is, why it will not do, and what will', (value, message) => {
  expect(() => requireColor(value)).toThrow(message);
});

test('of a text without end an embedder sees the beginning alone', () => {
  expect(() => requireColor('x'.repeat(100_000))).toThrow(/^"x{60}…" cannot be read/);
});

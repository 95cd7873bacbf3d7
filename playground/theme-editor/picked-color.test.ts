import { expect, test } from 'vitest';
import { pickerValue, withOpacityOf } from './picked-color';

test.each([
  ['#abc', '#aabbcc'],
  ['#AABBCC80', '#aabbcc'],
  ['crimson', '#dc143c'],
  ['rgb(255 0 0)', '#ff0000'],
  ['oklch(0.51975 0.17686 142.495)', '#008000'],
  ['transparent', '#000000'],
  ['var(--brand)', '#000000'],
])('the picker value of the colour %s is %s', (css, hex) => {
  expect(pickerValue(css)).toBe(hex);
});

test('the picker value of a colour outside sRGB is a hex value of its hue', () => {
  expect(pickerValue('color(display-p3 0 1 0)')).toMatch(/^#[0-7][\da-f]f[\da-f]{3}$/);
});

test.each([
  ['#AABBCC80', '#11223380'],
  ['rgb(0 0 0 / 50%)', '#11223380'],
  ['#abc', '#112233'],
  ['transparent', '#112233'],
  ['var(--brand)', '#112233'],
])('a colour picked in place of %s becomes %s', (replaced, result) => {
  expect(withOpacityOf(replaced, '#112233')).toBe(result);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireColor } from '../color/require-color';
import { intoGamut } from '../color/screen-color';
import { contrastRatio, toOklch } from '../color/spaces';
import { toHex } from '../color/srgb';
import { nearestPassing } from './nearest-passing';

const hex = fc
  .tuple(...[0, 0, 0].map(() => fc.integer({ min: 0, max: 255 })))
  .map(([red = 0, green = 0, blue = 0]) => toHex({ mode: 'rgb', r: red / 255, g: green / 255, b: blue / 255 }));
const ratio = (one: string, other: string) => contrastRatio(requireColor(one), requireColor(other));

// WebAIM's and the WCAG's own well-known numbers.
test.each([
  ['#767676', '#FFFFFF', 4.54],
  ['#777777', '#FFFFFF', 4.48],
  ['#000000', '#FFFFFF', 21],
  ['#FF0000', '#FFFFFF', 4],
  ['#0000FF', '#FFFFFF', 8.59],
])('the contrast of %s on %s is the published ratio', (one, other, expected) => {
  expect(ratio(one, other)).toBeCloseTo(expected, 2);
  expect(ratio(other, one)).toBeCloseTo(expected, 2);
});

test('a grey that is one step too light becomes the well-known grey that passes', () => {
  expect(nearestPassing('#777', 'white', 4.5)).toBe('#767676');
});

test('a colour that passes is unchanged', () => {
  expect(nearestPassing('rgb(0 0 139)', '#fff', 4.5)).toBe('rgb(0 0 139)');
});

test('orange on white stays orange', () => {
  const moved = nearestPassing('#FF6600', '#FFFFFF', 4.5) ?? '';
  expect(toOklch(requireColor(moved)).h).toBeCloseTo(toOklch(requireColor('#FF6600')).h ?? Number.NaN, 0);
  expect(ratio(moved, '#FFFFFF')).toBeLessThan(4.6);
});

test('a foreground outside sRGB is rated by its pixels on screen', () => {
  expect(nearestPassing('oklch(0.55 0.3 150)', 'white', 4.5)).toMatch(/^#[\dA-F]{6}$/);
  expect(nearestPassing('oklch(0.58 0.35 260)', 'white', 4.5)).toBe('oklch(0.58 0.35 260)');
});

test('a transparent colour is rated as it is seen', () => {
  expect(nearestPassing('#0009', '#FFF', 4.5)).toBe('#0009');
  expect(nearestPassing('#0004', '#FFF', 4.5)).toMatch(/^#[\dA-F]{6}$/);
});

test('where no lightness passes, none is offered', () => {
  expect(nearestPassing('red', '#777', 7)).toBeUndefined();
});

test('any colour on any background becomes readable, with the nearest lightness that passes', () => {
  fc.assert(
    fc.property(hex, hex, fc.constantFrom(3, 4.5), (foreground, background, target) => {
      const moved = nearestPassing(foreground, background, target) ?? '';
      expect(ratio(moved, background)).toBeGreaterThanOrEqual(target);
      const start = toOklch(requireColor(foreground));
      const distance = Math.abs(toOklch(requireColor(moved)).l - start.l);
      // Eight bits are coarse for dark colours: a step there is a hundredth of lightness.
      for (let step = -1; step <= 1; step += 0.02) {
        const nearer = intoGamut({ ...start, l: start.l + step * Math.max(0, distance - 0.015) });
        expect(contrastRatio(nearer, requireColor(background))).toBeLessThan(moved === foreground ? 22 : target);
      }
    }),
  );
});

test('a text that is no colour is reported with what to write instead', () => {
  expect(() => nearestPassing('rde', '#fff', 4.5)).toThrow(/"rde" cannot be read as a colour.*Write it like/);
  expect(() => nearestPassing('var(--brand)', '#fff', 4.5)).toThrow(/depends on the page.*Give the colour/);
});

test.each([
  ['no contrast at all', '#777', '#777', 1, '#777'],
  ['the most that there is', '#010101', '#FFF', 21, '#000000'],
  ['more than there is', '#000', '#FFF', 22, undefined],
  ['what is no number', '#000', '#FFF', Number.NaN, undefined],
  ['a clear ground, judged over white', '#888', 'transparent', 4.5, '#767676'],
])('a request for %s has an answer', (_what, foreground, background, target, nearest) => {
  expect(nearestPassing(foreground, background, target)).toBe(nearest);
});

import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitsGrammar } from '../../tokens/grammar';
import { parseColor } from './parse-color';
import { toHex } from './srgb';

const byte = fc.integer({ min: 0, max: 255 });
const two = (value: number) => value.toString(16).padStart(2, '0');

/** Every common notation of an eight-bit colour. */
const ways = [
  (r: number, g: number, b: number) => `#${two(r)}${two(g)}${two(b)}`,
  (r: number, g: number, b: number) => `#${two(r)}${two(g)}${two(b)}FF`.toUpperCase(),
  (r: number, g: number, b: number) => `rgb(${r}, ${g}, ${b})`,
  (r: number, g: number, b: number) => `RGB( ${r} ${g} ${b} )`,
  (r: number, g: number, b: number) => `rgba(${r},${g},${b},1)`,
  (r: number, g: number, b: number) => `rgb(${r}.0 ${g} +${b}/1.0)`,
  (r: number, g: number, b: number) => `rgb(${r / 2.55}% ${g / 2.55}% ${b / 2.55}% / 100%)`,
  (r: number, g: number, b: number) => `color(srgb ${r / 255} ${g / 255} ${b / 255})`,
  (r: number, g: number, b: number) => `color(srgb ${r / 2.55}% ${g / 2.55}% ${b / 2.55}%)`,
];

test('a colour is the same in each of its notations', () => {
  fc.assert(
    fc.property(byte, byte, byte, (r, g, b) => {
      const hexes = ways.map((write) => {
        const color = parseColor(write(r, g, b));
        return color && [toHex(color), color.alpha];
      });
      for (const hex of hexes) expect(hex).toEqual([`#${two(r)}${two(g)}${two(b)}`.toUpperCase(), 1]);
    }),
  );
});

test('an angle is the same hue in degrees, turns, radians and gradians, and beyond a whole turn', () => {
  fc.assert(
    fc.property(fc.integer({ min: -720, max: 720 }), (degrees) => {
      const hues = [
        `${degrees}`,
        `${degrees}deg`,
        `${degrees / 360}turn`,
        `${(degrees * Math.PI) / 180}rad`,
        `${degrees / 0.9}grad`,
        `${degrees + 360}deg`,
      ];
      // An angle so small that it is written with an exponent does not occur in practice.
      const colors = hues.filter((hue) => !hue.includes('e-')).map((hue) => parseColor(`hsl(${hue} 80% 40%)`));
      for (const color of colors) {
        expect(color?.r).toBeCloseTo(colors[0]?.r ?? Number.NaN, 6);
        expect(color?.g).toBeCloseTo(colors[0]?.g ?? Number.NaN, 6);
        expect(color?.b).toBeCloseTo(colors[0]?.b ?? Number.NaN, 6);
      }
    }),
  );
});

test.each([
  ['rgb(-5 300 1e2)', 'rgb(0 255 100)'],
  ['rgb(1 2 3 / -1)', 'rgb(1 2 3 / 0)'],
  ['hsl(0 200% 50%)', 'hsl(0 100% 50%)'],
  ['hwb(0 -5% 0%)', 'hwb(0 0% 0%)'],
  ['lch(50 -20 30)', 'lch(50 0 30)'],
  ['oklab(140% 0 0)', 'oklab(1 0 0)'],
  ['lab(50% 100% -100%)', 'lab(50 125 -125)'],
  ['oklch(50% 50% 30)', 'oklch(0.5 0.2 30)'],
])('a number out of range is clamped, as in a browser: %s is %s', (beyond, nearest) => {
  expect(parseColor(beyond)).toEqual(parseColor(nearest));
  expect(parseColor(nearest)).toBeDefined();
});

test('any text gives a colour with numbers that the grammar accepts, or none', () => {
  const piece = fc.constantFrom(
    'rgb(',
    'hsl(',
    'color(',
    'srgb ',
    ')',
    ' ',
    ',',
    '/',
    '#',
    'f',
    '1',
    '50%',
    'none',
    'deg',
    '-',
    '.',
    'red',
  );
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const text = pieces.join('');
      const color = parseColor(text);
      if (!color) return;
      expect([color.r, color.g, color.b].every(Number.isFinite)).toBe(true);
      expect(color.alpha).toBeGreaterThanOrEqual(0);
      expect(color.alpha).toBeLessThanOrEqual(1);
      expect(fitsGrammar('color', text.trim())).toBe(true);
    }),
    { numRuns: 1_000 },
  );
});

import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { isInGamut, oklchToRgb } from './gamut';
import { toHex } from './hex';
import { fromOklch, toOklch } from './oklch';

const byte = fc.integer({ min: 0, max: 255 });

// The figures of CSS Color 4 and of Ottosson's own page.
describe.each([
  ['red', [255, 0, 0], [0.62796, 0.25768, 29.234]],
  ['green', [0, 255, 0], [0.86644, 0.29483, 142.495]],
  ['blue', [0, 0, 255], [0.45201, 0.31321, 264.052]],
  ['yellow', [255, 255, 0], [0.96798, 0.21101, 109.769]],
  ['cyan', [0, 255, 255], [0.9054, 0.15455, 194.769]],
  ['magenta', [255, 0, 255], [0.70167, 0.32249, 328.363]],
] as const)('for a person who writes %s', (_name, rgb, [lightness, chroma, hue]) => {
  test('OKLCH says what others measured', () => {
    const oklch = toOklch(rgb);
    expect(oklch.lightness).toBeCloseTo(lightness, 4);
    expect(oklch.chroma).toBeCloseTo(chroma, 4);
    expect(oklch.hue).toBeCloseTo(hue, 2);
  });
});

test('white, black and grey have no colour in them', () => {
  expect(toOklch([255, 255, 255]).lightness).toBeCloseTo(1, 6);
  expect(toOklch([0, 0, 0]).lightness).toBeCloseTo(0, 6);
  for (const grey of [0, 128, 255]) expect(toOklch([grey, grey, grey]).chroma).toBeLessThan(1e-6);
});

test('any colour goes there and comes back as it was', () => {
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const back = oklchToRgb(toOklch([red, green, blue]));
      expect(toHex(back)).toBe(toHex([red, green, blue]));
    }),
  );
});

test('a colour that no screen has keeps its lightness and hue, and loses only chroma', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      fc.double({ min: 0.02, max: 0.5, noNaN: true }),
      fc.double({ min: 0, max: 359, noNaN: true }),
      (lightness, chroma, hue) => {
        const fitted = toOklch(oklchToRgb({ lightness, chroma, hue }));
        expect(fitted.lightness).toBeCloseTo(lightness, 3);
        expect(fitted.chroma).toBeLessThanOrEqual(chroma + 1e-4);
        const turned = Math.abs(((fitted.hue - hue + 540) % 360) - 180);
        if (fitted.chroma > 0.01) expect(turned).toBeLessThan(0.5);
        if (isInGamut(fromOklch({ lightness, chroma, hue }))) expect(fitted.chroma).toBeCloseTo(chroma, 4);
      },
    ),
  );
});

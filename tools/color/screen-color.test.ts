import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { composite, intoGamut } from './screen-color';
import { toOklch, toRgb } from './spaces';
import { isInGamut, type Rgb, toEightBits, toHex, toHexAlpha, white } from './srgb';

const byte = fc.integer({ min: 0, max: 255 });
const rgb = (...[red = 0, green = 0, blue = 0]: readonly number[]): Rgb => ({
  mode: 'rgb',
  r: red / 255,
  g: green / 255,
  b: blue / 255,
});

// The numbers of CSS Color 4 and of Ottosson's own page.
describe.each([
  ['red', [255, 0, 0], [0.62796, 0.25768, 29.234]],
  ['green', [0, 255, 0], [0.86644, 0.29483, 142.495]],
  ['blue', [0, 0, 255], [0.45201, 0.31321, 264.052]],
  ['yellow', [255, 255, 0], [0.96798, 0.21101, 109.769]],
  ['cyan', [0, 255, 255], [0.9054, 0.15455, 194.769]],
  ['magenta', [255, 0, 255], [0.70167, 0.32249, 328.363]],
] as const)('the colour %s', (_name, channels, [lightness, chroma, hue]) => {
  test('has the published value in OKLCH', () => {
    const { l, c, h } = toOklch(rgb(...channels));
    expect(l).toBeCloseTo(lightness, 4);
    expect(c).toBeCloseTo(chroma, 4);
    expect(h).toBeCloseTo(hue, 2);
  });
});

test('white, black and grey have no chroma', () => {
  expect(toOklch(rgb(255, 255, 255)).l).toBeCloseTo(1, 6);
  expect(toOklch(rgb(0, 0, 0)).l).toBeCloseTo(0, 6);
  for (const grey of [0, 128, 255]) expect(toOklch(rgb(grey, grey, grey)).c).toBeLessThan(1e-6);
});

test('any colour is the same after a conversion there and back', () => {
  fc.assert(
    fc.property(byte, byte, byte, (red, green, blue) => {
      const hex = [red, green, blue].map((channel) => channel.toString(16).padStart(2, '0')).join('');
      expect(toHex(intoGamut(toOklch(rgb(red, green, blue))))).toBe(`#${hex.toUpperCase()}`);
    }),
  );
});

test('a colour outside the gamut of a screen keeps its lightness and hue, and loses only chroma', () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0.05, max: 0.95, noNaN: true }),
      fc.double({ min: 0.02, max: 0.5, noNaN: true }),
      fc.double({ min: 0, max: 359, noNaN: true }),
      (lightness, chroma, hue) => {
        const color = { mode: 'oklch' as const, l: lightness, c: chroma, h: hue };
        const fitted = toOklch(intoGamut(color));
        expect(fitted.l).toBeCloseTo(lightness, 3);
        expect(fitted.c).toBeLessThanOrEqual(chroma + 1e-4);
        const turned = Math.abs((((fitted.h ?? hue) - hue + 540) % 360) - 180);
        if (fitted.c > 0.01) expect(turned).toBeLessThan(0.5);
        if (isInGamut(toRgb(color))) expect(fitted.c).toBeCloseTo(chroma, 4);
      },
    ),
  );
});

// The pixels of Chromium's own screenshots.
test.each([
  [{ l: 0.55, c: 0.3, h: 150 }, [0, 153, 0]],
  [{ l: 0.58, c: 0.35, h: 260 }, [0, 76, 255]],
])('on screen, each channel of %j is clipped to sRGB', (coordinates, pixel) => {
  const shown = composite({ mode: 'oklch', ...coordinates }, white);
  expect(toHex(shown)).toBe(toHex(rgb(...pixel)));
});

describe('a colour over another', () => {
  const share = fc.double({ min: 0, max: 1, noNaN: true });
  const color = fc.tuple(byte, byte, byte).map(([red, green, blue]) => rgb(red, green, blue));

  test('is itself if it is opaque, and the colour below if it is clear, and neither is changed', () => {
    fc.assert(
      fc.property(color, color, (over, beneath) => {
        const copies = structuredClone([over, beneath]);
        expect(toHex(composite({ ...over, alpha: 1 }, beneath))).toBe(toHex(over));
        expect(toHex(composite({ ...over, alpha: 0 }, beneath))).toBe(toHex(beneath));
        expect([over, beneath]).toEqual(copies);
      }),
    );
  });

  test('is between the two in each channel, by its alpha', () => {
    fc.assert(
      fc.property(color, color, share, (over, beneath, alpha) => {
        const seen = composite({ ...over, alpha }, beneath);
        for (const channel of ['r', 'g', 'b'] as const)
          expect(seen[channel]).toBeCloseTo(over[channel] * alpha + beneath[channel] * (1 - alpha), 6);
      }),
    );
  });
});

test.each([
  [{ r: 0, g: 0.5, b: 1 }, '#0080FF'],
  [{ r: -0.2, g: 1.4, b: 0.999 }, '#00FFFF'],
])('the nearest value of eight bits is used for %j', (channels, hex) => {
  const rounded = toEightBits({ mode: 'rgb', ...channels });
  expect(toHex(rounded)).toBe(hex);
  expect(toEightBits(rounded)).toEqual(rounded);
  expect(isInGamut(rounded)).toBe(true);
});

test.each([
  [0, '00'],
  [0.5, '80'],
  [1, 'FF'],
])('an alpha of %d is written %s after the colour', (alpha, hex) =>
  expect(toHexAlpha({ ...rgb(1, 2, 3), alpha })).toBe(hex),
);

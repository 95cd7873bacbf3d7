import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { parseColor } from '../color/parse-color';
import { fitsGrammar } from '../../tokens/grammar';
import { fromColorValue, hexOverruled, toColorValue } from './color-value';

const part = fc.integer({ min: 0, max: 100 });
const written = fc.oneof(
  fc.tuple(part, part, part, part).map(([r, g, b, a]) => `rgb(${r}% ${g}% ${b}% / ${a}%)`),
  fc.tuple(part, part, part).map(([l, c, h]) => `oklch(${l}% ${c / 200} ${h * 3.6})`),
  fc.tuple(part, part, part).map(([r, g, b]) => `color(display-p3 ${r / 100} ${g / 100} ${b / 100})`),
  fc.tuple(part, part, part).map(([h, w, b]) => `hwb(${h}deg ${w}% ${b}%)`),
);

test('any colour is the same after an export and an import', () => {
  fc.assert(
    fc.property(written, (css) => {
      const value = toColorValue(css);
      const back = parseColor(fromColorValue(JSON.parse(JSON.stringify(value))) ?? '');
      const before = parseColor(css);
      if (!before || !back) throw new Error(`${css} is no colour any more.`);
      for (const channel of ['r', 'g', 'b'] as const) expect(back[channel]).toBeCloseTo(before[channel], 2);
      expect(back.alpha).toBeCloseTo(before.alpha, 3);
    }),
  );
});

test('the hex value for a simple tool is inside the gamut of a screen', () => {
  expect(toColorValue('color(display-p3 0 1 0)')).toEqual({
    colorSpace: 'oklch',
    components: [expect.closeTo(0.849, 2), expect.closeTo(0.369, 2), expect.closeTo(145.6, 0)],
    hex: expect.stringMatching(/^#[\dA-F]{6}$/),
  });
  expect(toColorValue('transparent')).toEqual({ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' });
});

test.each(['', 'var(--brand)', 'currentColor', 'rde', 'rgb(1 2 3', 'none'])(
  '%j is no colour for a design tool',
  (css) => {
    expect(toColorValue(css)).toBeUndefined();
  },
);

const srgb = (...components: unknown[]) => ({ colorSpace: 'srgb', components });

describe('a colour of a design tool', () => {
  test.each([
    [srgb(0, 0.5019607843137255, 1), '#0080FF'],
    [{ ...srgb(0, 0.5019607843137255, 1), hex: '#0080ff' }, '#0080ff'],
    [{ ...srgb(1, 1, 1), alpha: 0 }, '#FFFFFF00'],
    [srgb('none', 1, 'none'), '#00FF00'],
    [{ ...srgb(0.12345, 0, 0), alpha: 0.5 }, 'color(srgb 0.12345 0 0 / 0.5)'],
    [{ colorSpace: 'hwb', components: [120, 'none', 20] }, 'hwb(120 none 20%)'],
    [{ colorSpace: 'lab', components: [50, -20, 30], alpha: 0.25 }, 'lab(50 -20 30 / 0.25)'],
    [{ colorSpace: 'xyz-d50', components: [0.2, 0.1, 0.4] }, 'color(xyz-d50 0.2 0.1 0.4)'],
  ])('%j means %s, which a theme accepts', (value, css) => {
    expect(fromColorValue(value)).toBe(css);
    expect(fitsGrammar('color', css)).toBe(true);
    expect(parseColor(css)).toBeDefined();
  });

  test.each([
    null,
    'red',
    [],
    {},
    srgb(0, 0),
    srgb(0, 0, 0, 0),
    srgb(0, 0, '0'),
    srgb(0, 0, Number.NaN),
    srgb(0, 0, 1.2),
    srgb(-0.1, 0, 0),
    { ...srgb(0, 0, 0), alpha: 2 },
    { ...srgb(0, 0, 0), alpha: '1' },
    { ...srgb(0, 0, 0), alpha: null },
    { colorSpace: 'cmyk', components: [0, 0, 0] },
    { colorSpace: 'constructor', components: [0, 0, 0] },
    { components: [0, 0, 0] },
  ])('%j is no colour', (value) => expect(fromColorValue(value)).toBeUndefined());

  test('any value is read as a valid colour, or as none', () => {
    const odd = fc.oneof(fc.double(), fc.constant('none'), fc.string({ maxLength: 3 }), fc.constant(null));
    const space = fc.constantFrom('srgb', 'hsl', 'lab', 'oklch', 'rec2020', 'xyz-d65', 'no', 7);
    fc.assert(
      fc.property(space, fc.array(odd, { maxLength: 4 }), odd, (colorSpace, components, alpha) => {
        const css = fromColorValue({ colorSpace, components, alpha });
        expect(css === undefined || fitsGrammar('color', css)).toBe(true);
      }),
    );
  });
});

test.each([
  [{ ...srgb(0, 0, 0), hex: '#000000' }, undefined],
  [{ ...srgb(0, 0, 0), hex: '#010101' }, undefined],
  [{ ...srgb(0, 0, 0), hex: '#000003' }, '#000000'],
  [{ ...srgb('none', 0, 0), hex: '#ff0000' }, '#000000'],
  [{ ...srgb(0, 0, 0), hex: 'nonsense' }, undefined],
  [{ colorSpace: 'oklch', components: [0, 0, 0], hex: '#ffffff' }, undefined],
  ['#fff', undefined],
])('the components of %j overrule its hex, and the message names %j', (value, meant) =>
  expect(hexOverruled(value)).toBe(meant),
);

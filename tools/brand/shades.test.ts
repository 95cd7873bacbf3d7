import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { requireColor } from '../color/require-color';
import { toOklch } from '../color/spaces';
import { shadesOf } from './shades';

const brand = fc.record({
  mode: fc.constant('oklch' as const),
  l: fc.double({ min: 0, max: 1, noNaN: true }),
  c: fc.double({ min: 0.1, max: 0.3, noNaN: true }),
  h: fc.double({ min: 0, max: 359, noNaN: true }),
});
const lightness = (color: string) => toOklch(requireColor(color)).l;

test('the muted colours of any brand are between the card and the ink, in the light and in the dark theme', () => {
  fc.assert(
    fc.property(brand, fc.constantFrom('light', 'dark'), (color, scheme) => {
      const { card, disabledGround, divider, boundary, quiet, ink } = shadesOf(color, scheme);
      const ordered = [card, disabledGround, divider, boundary, quiet, ink].map(lightness);
      const sorted = ordered.toSorted((one, other) => (scheme === 'light' ? other - one : one - other));
      expect(ordered).toEqual(sorted);
    }),
  );
});

test('the ink has a hint of the brand’s hue, and the card of a light theme has none', () => {
  fc.assert(
    fc.property(brand, (color) => {
      const { ink, card } = shadesOf(color, 'light');
      const { c, h = 0 } = toOklch(requireColor(ink));
      expect(c).toBeGreaterThan(0.02);
      expect(c).toBeLessThan(0.06);
      // Eight bits are coarse for dark colours: a hue is exact only to some degrees.
      expect(Math.abs(((h - color.h + 540) % 360) - 180)).toBeLessThan(12);
      expect(card).toBe('#FFFFFF');
    }),
  );
});

import { type Rgb, toLinear } from '../color/rgb-xyz';

/** The contrast ratio of two opaque colours, from 1 to 21 (WCAG 2.2, 1.4.3). */
export function contrastRatio(one: Rgb, other: Rgb): number {
  const [darker = 0, lighter = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (lighter + 0.05) / (darker + 0.05);
}

/** Relative luminance, with the coefficients as WCAG rounds them. */
function luminance([red, green, blue]: Rgb): number {
  return 0.2126 * toLinear(red / 255) + 0.7152 * toLinear(green / 255) + 0.0722 * toLinear(blue / 255);
}

import { blend, clampChroma } from 'culori/fn';
import { type Color, toOklch, toRgb } from './spaces';
import { isInGamut, type Rgb } from './srgb';

/**
 * The colour of sRGB that looks most like another, for the colours that we make: lightness and hue are kept, and chroma
 * is reduced until it is in sRGB (as CSS Color 4, 13.2). Browsers do not do so: see `composite`.
 */
export function intoGamut(color: Color): Rgb {
  const exact = toRgb(color);
  const rgb = isInGamut(exact) ? exact : toRgb(clampChroma(toOklch(color), 'oklch'));
  return clipped(rgb);
}

/**
 * The pixel of a translucent colour over an opaque one on an sRGB screen. Chromium clips each channel of a colour outside
 * sRGB, and mixes in encoded sRGB.
 */
export function composite(color: Color, beneath: Rgb): Rgb {
  // A copy, because culori adds an alpha to its argument.
  return blend([{ ...beneath }, clipped(toRgb(color))]);
}

function clipped(rgb: Rgb): Rgb {
  const within = (channel: number) => Math.min(1, Math.max(0, channel));
  return { ...rgb, r: within(rgb.r), g: within(rgb.g), b: within(rgb.b) };
}

import { blend, clampChroma } from 'culori/fn';
import { type Color, toOklch, toRgb } from './spaces';
import { isInGamut, type Rgb } from './srgb';

/**
 * A colour as an sRGB screen shows it: its lightness and hue are kept, and its chroma is reduced until it is in sRGB
 * (as CSS Color 4, 13.2).
 */
export function intoGamut(color: Color): Rgb {
  const exact = toRgb(color);
  const rgb = isInGamut(exact) ? exact : toRgb(clampChroma(toOklch(color), 'oklch'));
  const within = (channel: number) => Math.min(1, Math.max(0, channel));
  return { ...rgb, r: within(rgb.r), g: within(rgb.g), b: within(rgb.b) };
}

/** The visible colour of a translucent colour over an opaque one: mixed in encoded sRGB, as browsers do. */
export function composite(color: Color, beneath: Rgb): Rgb {
  // A copy, because culori adds an alpha to its argument.
  return blend([{ ...beneath }, intoGamut(color)]);
}

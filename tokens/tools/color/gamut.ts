import type { Rgb } from './rgb-xyz';
import { fromOklch, type Oklch, toOklch } from './oklch';

// A thousandth of a step of eight bits: what arithmetic loses at the corners is no other colour.
const tolerance = 0.001;

/** Whether sRGB has the colour. */
export function isInGamut(rgb: Rgb): boolean {
  return rgb.every((channel) => channel >= -tolerance && channel <= 255 + tolerance);
}

/** The colour in sRGB, 0 to 255: its lightness and hue kept, its chroma reduced until sRGB has it (as CSS Color 4, 13.2). */
export function oklchToRgb(color: Oklch): Rgb {
  const lightness = Math.min(1, Math.max(0, color.lightness));
  const exact = fromOklch({ ...color, lightness });
  if (isInGamut(exact)) return clip(exact);
  let inside = 0;
  let outside = color.chroma;
  for (let halving = 0; halving < 24; halving += 1) {
    const chroma = (inside + outside) / 2;
    if (isInGamut(fromOklch({ ...color, lightness, chroma }))) inside = chroma;
    else outside = chroma;
  }
  return clip(fromOklch({ ...color, lightness, chroma: inside }));
}

/** A colour that may lie outside sRGB, as an sRGB screen shows it. */
export function intoGamut(rgb: Rgb): Rgb {
  return isInGamut(rgb) ? clip(rgb) : oklchToRgb(toOklch(rgb));
}

function clip([red, green, blue]: Rgb): Rgb {
  const within = (channel: number) => Math.min(255, Math.max(0, channel));
  return [within(red), within(green), within(blue)];
}

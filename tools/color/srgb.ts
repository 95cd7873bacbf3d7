import { formatHex, formatHex8, type Rgb } from 'culori/fn';

export type { Rgb };

export const white: Rgb = { mode: 'rgb', r: 1, g: 1, b: 1 };
export const black: Rgb = { mode: 'rgb', r: 0, g: 0, b: 0 };

// Our own check, because culori's has no tolerance, and a rounding error at the limits does not make another colour.
const tolerance = 0.000_004;

/** Tells whether the colour is in sRGB, with a tolerance of a thousandth of an eight-bit step. */
export function isInGamut({ r, g, b }: Rgb): boolean {
  return [r, g, b].every((channel) => channel >= -tolerance && channel <= 1 + tolerance);
}

/** The nearest colour with eight bits per channel. */
export function toEightBits({ r, g, b }: Rgb): Rgb {
  const rounded = (channel: number) => Math.round(Math.min(1, Math.max(0, channel)) * 255) / 255;
  return { mode: 'rgb', r: rounded(r), g: rounded(g), b: rounded(b) };
}

/** `#RRGGBB`, each channel rounded to eight bits, without alpha. */
export function toHex(rgb: Rgb): string {
  return formatHex(rgb).toUpperCase();
}

/** `AA`, a colour's alpha in eight bits, as written after `#RRGGBB`. */
export function toHexAlpha(rgb: Rgb): string {
  return formatHex8(rgb).slice(-2).toUpperCase();
}

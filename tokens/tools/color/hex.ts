import type { Rgb } from './rgb-xyz';

/** `#RRGGBB`, each channel rounded to eight bits. */
export function toHex(rgb: Rgb): string {
  return `#${rgb.map(hexByte).join('')}`;
}

/** A number from 0 to 255 in two digits. */
export function hexByte(channel: number): string {
  return Math.round(channel).toString(16).padStart(2, '0').toUpperCase();
}

import { parseColor } from '../../tools/color/parse-color';
import { intoGamut } from '../../tools/color/screen-color';
import { toHex, toHexAlpha } from '../../tools/color/srgb';

/** A colour as the browser's colour picker takes it: `#rrggbb` of sRGB, without the opacity. Black where it is not known. */
export function pickerValue(css: string): string {
  const color = parseColor(css);
  return color ? toHex(intoGamut(color)).toLowerCase() : '#000000';
}

/** A picked colour with the opacity of the colour that it replaces. In place of an invisible colour it is opaque. */
export function withOpacityOf(replaced: string, picked: string): string {
  const color = parseColor(replaced);
  const alpha = color ? toHexAlpha(color).toLowerCase() : 'ff';
  return alpha === 'ff' || alpha === '00' ? picked : picked + alpha;
}

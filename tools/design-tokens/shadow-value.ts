import { toColorValue } from './color-value';
import type { ColorValue, DimensionValue, ShadowValue } from './format';
import { toDimension } from './simple-values';

const none: DimensionValue = { value: 0, unit: 'px' };
const clear: ColorValue = { colorSpace: 'srgb', components: [0, 0, 0], alpha: 0, hex: '#000000' };

/** A CSS shadow in the format; `none` as an invisible one. Undefined for a shadow that the format cannot express. */
export function toShadowValue(css: string): ShadowValue[] | undefined {
  if (/^none$/i.test(css)) return [{ color: clear, offsetX: none, offsetY: none, blur: none, spread: none }];
  const layers = splitOutside(css, /,/).map(toLayer);
  return layers.every((layer) => layer !== undefined) ? layers : undefined;
}

function toLayer(css: string): ShadowValue | undefined {
  const parts = splitOutside(css, /\s/);
  const inset = parts.some((part) => /^inset$/i.test(part));
  const lengths = parts.map(toDimension).filter((length) => length !== undefined);
  const colors = parts.map(toColorValue).filter((color) => color !== undefined);
  const [offsetX, offsetY, blur = none, spread = none] = lengths;
  const [color] = colors;
  // A shadow without a colour has the colour of the text, which a file of tokens cannot express.
  if (!offsetX || !offsetY || !color || parts.length !== lengths.length + colors.length + (inset ? 1 : 0))
    return undefined;
  if (lengths.length > 4 || colors.length > 1) return undefined;
  return { color, offsetX, offsetY, blur, spread, ...(inset ? { inset } : {}) };
}

/** Splits at a separator, but not inside parentheses. */
function splitOutside(text: string, separator: RegExp): string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of text) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (depth === 0 && separator.test(letter)) parts.push('');
    else parts.push((parts.pop() ?? '') + letter);
  }
  return parts.map((part) => part.trim()).filter((part) => part !== '');
}

import { intoGamut, isInGamut } from '../color/gamut';
import { hexByte, toHex } from '../color/hex';
import { toOklch } from '../color/oklch';
import { parseColor } from '../color/parse-color';
import type { ColorValue } from './format';

/** A CSS colour as the format has it; undefined for what is no plain colour. Beyond sRGB it is written in OKLCH. */
export function toColorValue(css: string): ColorValue | undefined {
  const color = parseColor(css);
  if (!color) return undefined;
  const { rgb } = color;
  const alpha = color.alpha === 1 ? {} : { alpha: rounded(color.alpha) };
  const hex = toHex(intoGamut(rgb));
  if (!isInGamut(rgb)) {
    const { lightness, chroma, hue } = toOklch(rgb);
    return {
      colorSpace: 'oklch',
      components: [rounded(lightness), rounded(chroma), rounded(hue) % 360],
      ...alpha,
      hex,
    };
  }
  return { colorSpace: 'srgb', components: intoGamut(rgb).map((channel) => rounded(channel / 255)), ...alpha, hex };
}

/** The other way. Undefined for a space or components that CSS has no colour for. */
export function fromColorValue(value: unknown): string | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { colorSpace, components, alpha = 1, hex }: Partial<Record<keyof ColorValue, unknown>> = value;
  if (typeof alpha !== 'number' || alpha < 0 || alpha > 1) return undefined;
  if (!Array.isArray(components) || components.length !== 3 || !components.every(isComponent)) return undefined;
  if (colorSpace === 'srgb') return fromSrgb(components, alpha, hex);
  const [one, two, three] = components.map(String);
  const opacity = alpha === 1 ? '' : ` / ${alpha}`;
  if (colorSpace === 'hsl' || colorSpace === 'hwb')
    return `${colorSpace}(${one} ${percent(two)} ${percent(three)}${opacity})`;
  if (colorSpace === 'lab' || colorSpace === 'lch' || colorSpace === 'oklab' || colorSpace === 'oklch')
    return `${colorSpace}(${one} ${two} ${three}${opacity})`;
  return typeof colorSpace === 'string' && spaces.has(colorSpace)
    ? `color(${colorSpace} ${one} ${two} ${three}${opacity})`
    : undefined;
}

/**
 * The components of an sRGB colour as hex, where its `hex` says another colour: who edits a file by hand changes the one
 * that can be read, and the other counts (in the Color Module, hex is for tools that know nothing better). Undefined where they agree.
 */
export function hexOverruled(value: unknown): string | undefined {
  const { colorSpace, components, hex }: Partial<Record<keyof ColorValue, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  if (colorSpace !== 'srgb' || typeof hex !== 'string' || !Array.isArray(components)) return undefined;
  const said = parseColor(hex)?.rgb;
  const meant = components.map((component) => (typeof component === 'number' ? component * 255 : 0));
  const [red = 0, green = 0, blue = 0] = meant;
  // A tool may round half a step the other way.
  const isSame = said?.every((channel, place) => Math.abs(channel - (meant[place] ?? 0)) <= 1);
  return said && !isSame ? toHex(intoGamut([red, green, blue])) : undefined;
}

const spaces = /* @__PURE__ */ new Set([
  'srgb-linear',
  'display-p3',
  'a98-rgb',
  'prophoto-rgb',
  'rec2020',
  'xyz-d65',
  'xyz-d50',
]);

/** Hex where eight bits hold it, in the file's own letters where its `hex` agrees. */
function fromSrgb(components: (number | 'none')[], alpha: number, hex: unknown): string | undefined {
  const channels = components.map((component) => (component === 'none' ? 0 : component * 255));
  const [red = 0, green = 0, blue = 0] = channels;
  if (!isInGamut([red, green, blue])) return undefined;
  const opacity = alpha * 255;
  if (![...channels, opacity].every((channel) => Math.abs(channel - Math.round(channel)) < 0.02))
    return `color(srgb ${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`;
  const digits = toHex(intoGamut([red, green, blue]));
  const written = typeof hex === 'string' && hex.toUpperCase() === digits ? hex : digits;
  return alpha === 1 ? written : `${written}${hexByte(opacity)}`;
}

function isComponent(component: unknown): component is number | 'none' {
  return component === 'none' || (typeof component === 'number' && Number.isFinite(component));
}

function percent(component = 'none'): string {
  return component === 'none' ? component : `${component}%`;
}

// A ten-thousandth of an eight-bit step: two colours that differ by more look different to a tool, and none looks wrong.
function rounded(component: number): number {
  return Math.round(component * 1e6) / 1e6 + 0;
}

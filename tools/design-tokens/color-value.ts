import { parseHex } from 'culori/fn';
import { parseColor } from '../color/parse-color';
import { intoGamut } from '../color/screen-color';
import { toOklch } from '../color/spaces';
import { isInGamut, type Rgb, toHex, toHexAlpha } from '../color/srgb';
import type { ColorValue } from './format';

/** A CSS colour in the format; undefined for text that is not a plain colour. Outside sRGB it is written in OKLCH. */
export function toColorValue(css: string): ColorValue | undefined {
  const color = parseColor(css);
  if (!color) return undefined;
  const alpha = color.alpha === 1 ? {} : { alpha: rounded(color.alpha) };
  const shown = intoGamut(color);
  const hex = toHex(shown);
  if (!isInGamut(color)) {
    const { l, c, h = 0 } = toOklch(color);
    return { colorSpace: 'oklch', components: [rounded(l), rounded(c), rounded(h) % 360], ...alpha, hex };
  }
  const { r, g, b } = shown;
  return { colorSpace: 'srgb', components: [rounded(r), rounded(g), rounded(b)], ...alpha, hex };
}

/** The inverse. Undefined for a space or components that CSS cannot express. */
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
 * The components of an sRGB colour as hex, where its `hex` is another colour. A user who edits a file changes the
 * readable `hex`, but the components count (in the Color Module, hex is a fallback for tools without support).
 * Undefined where they agree.
 */
export function hexOverruled(value: unknown): string | undefined {
  const { colorSpace, components, hex }: Partial<Record<keyof ColorValue, unknown>> =
    typeof value === 'object' && value !== null ? value : {};
  if (colorSpace !== 'srgb' || typeof hex !== 'string' || !Array.isArray(components)) return undefined;
  const said = parseHex(hex);
  const meant = toSrgb(components);
  // A tool may round half a step in the other direction.
  const isSame =
    said && [said.r - meant.r, said.g - meant.g, said.b - meant.b].every((step) => Math.abs(step) * 255 < 1.001);
  return said && !isSame ? toHex(meant) : undefined;
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

/** Hex where eight bits are exact, in the file's own letter case where its `hex` agrees. */
function fromSrgb(components: (number | 'none')[], alpha: number, hex: unknown): string | undefined {
  const color = toSrgb(components);
  if (!isInGamut(color)) return undefined;
  const steps = [color.r, color.g, color.b, alpha].map((channel) => channel * 255);
  if (!steps.every((step) => Math.abs(step - Math.round(step)) < 0.02))
    return `color(srgb ${components.join(' ')}${alpha === 1 ? '' : ` / ${alpha}`})`;
  const digits = toHex(color);
  const written = typeof hex === 'string' && hex.toUpperCase() === digits ? hex : digits;
  return alpha === 1 ? written : `${written}${toHexAlpha({ ...color, alpha })}`;
}

function toSrgb(components: readonly unknown[]): Rgb {
  const [r = 0, g = 0, b = 0] = components.map((component) => (typeof component === 'number' ? component : 0));
  return { mode: 'rgb', r, g, b };
}

function isComponent(component: unknown): component is number | 'none' {
  return component === 'none' || (typeof component === 'number' && Number.isFinite(component));
}

function percent(component = 'none'): string {
  return component === 'none' ? component : `${component}%`;
}

// A ten-thousandth of an eight-bit step. A tool shows colours that differ by more as different, and no rounded colour
// as wrong.
function rounded(component: number): number {
  return Math.round(component * 1e6) / 1e6 + 0;
}

import type { Rgb } from './rgb-xyz';
import { type ColorFunction, colorFunctions, colorSpaces } from './color-functions';
import type { Triple } from './matrix';
import { namedColor } from './named-colors';

/** A colour of a theme, read without a browser. */
export interface Color {
  /** sRGB from 0 to 255, and beyond that range where sRGB has not got the colour. */
  rgb: Rgb;
  /** From 0, clear, to 1, opaque. */
  alpha: number;
}

/**
 * Reads a CSS colour that stands for itself: hex, a name, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`,
 * `oklch()`, `color()` (CSS Color 4). Undefined for what is no colour and for what only a browser knows (`var()`).
 */
export function parseColor(text: string): Color | undefined {
  const color = text.trim().toLowerCase();
  if (color === 'transparent') return { rgb: [0, 0, 0], alpha: 0 };
  const digits = namedColor(color) ?? /^#([\da-f]+)$/.exec(color)?.[1];
  if (digits) return parseDigits(digits);
  const [, name = '', inner = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(color) ?? [];
  return parseFunction(name, inner.trim());
}

/** Whether a colour's value depends on the page: the host's variables, the system's colours, the scheme, arithmetic. */
export function needsBrowser(text: string): boolean {
  return (
    /\b(?:var|calc|min|max|clamp|color-mix|light-dark)\(|\(\s*from\b|^\s*color\(/i.test(text) ||
    /^\s*(?:currentcolor|inherit|initial|unset|revert|accentcolor(?:text)?|activetext|button(?:border|face|text)|canvas(?:text)?|field(?:text)?|graytext|highlight(?:text)?|linktext|mark(?:text)?|selecteditem(?:text)?|visitedtext)\s*$/i.test(
      text,
    )
  );
}

function parseDigits(digits: string): Color | undefined {
  if (![3, 4, 6, 8].includes(digits.length)) return undefined;
  const pairs = digits.length < 6 ? [...digits].map((digit) => digit + digit) : (digits.match(/../g) ?? []);
  const [red = 0, green = 0, blue = 0, alpha = 255] = pairs.map((pair) => Number.parseInt(pair, 16));
  return { rgb: [red, green, blue], alpha: alpha / 255 };
}

function parseFunction(name: string, inner: string): Color | undefined {
  const mayHaveCommas = /^(?:rgb|hsl)a?$/.test(name);
  const [main = '', opacity, ...rest] =
    mayHaveCommas && inner.includes(',') ? oldSyntax(inner) : inner.split('/').map((side) => side.trim());
  const parts = main.split(/\s+/);
  const known = name === 'color' ? spaceOf(parts.shift()) : functionOf(name.replace(/^(rgb|hsl)a$/, '$1'));
  if (!known || rest.length > 0 || parts.length !== 3) return undefined;
  const [one = '', two = '', three = ''] = parts;
  const { whole, toRgb } = known;
  const components = inRange(name, [component(one, whole[0]), component(two, whole[1]), component(three, whole[2])]);
  const alpha = Math.min(1, Math.max(0, opacity === undefined ? 1 : component(opacity, 1)));
  return [...components, alpha].every(Number.isFinite) ? { rgb: toRgb(components), alpha } : undefined;
}

/** `1, 2, 3, 4` as the sides of the modern slash. A comma that is missing leaves a space, which then is one part too many. */
function oldSyntax(inner: string): string[] {
  const parts = inner.split(',').map((part) => part.trim().replaceAll(/[\s/]/g, '?'));
  return [parts.slice(0, 3).join(' '), ...parts.slice(3)];
}

function functionOf(name: string): { whole: Triple; toRgb: ColorFunction } | undefined {
  return Object.hasOwn(colorFunctions, name) ? colorFunctions[name] : undefined;
}

function spaceOf(name = ''): { whole: Triple; toRgb: ColorFunction } | undefined {
  const toRgb = Object.hasOwn(colorSpaces, name) ? colorSpaces[name] : undefined;
  return toRgb && { whole: [1, 1, 1], toRgb };
}

const units: Record<string, number> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

function component(text: string, whole: number): number {
  if (text === 'none') return 0;
  const [, digits, unit] = /^([-+]?(?:\d+(?:\.\d*)?|\.\d+)(?:e[-+]?\d+)?)(%|deg|grad|rad|turn)?$/.exec(text) ?? [];
  if (digits === undefined) return Number.NaN;
  // Only a hue has no whole, and only a hue has an angle's unit.
  if (unit === '%') return whole === 0 ? Number.NaN : (Number(digits) / 100) * whole;
  if (unit !== undefined) return whole === 0 ? Number(digits) * (units[unit] ?? 1) : Number.NaN;
  return Number(digits);
}

/** What CSS says a browser makes of numbers beyond their range. */
function inRange(name: string, [one, two, three]: Triple): Triple {
  const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
  const turn = (hue: number) => ((hue % 360) + 360) % 360;
  if (name.startsWith('rgb')) return [within(one, 255), within(two, 255), within(three, 255)];
  if (name.startsWith('hsl') || name === 'hwb') return [turn(one), within(two, 100), within(three, 100)];
  if (name === 'lch') return [within(one, 100), Math.max(0, two), turn(three)];
  if (name === 'oklch') return [within(one, 1), Math.max(0, two), turn(three)];
  if (name === 'lab') return [within(one, 100), two, three];
  return name === 'oklab' ? [within(one, 1), two, three] : [one, two, three];
}

import { colorsNamed, parseHex, parseNamed } from 'culori/fn';
import { type Color, toRgb } from './spaces';
import type { Rgb } from './srgb';

/** A colour of a theme, parsed without a browser. Its channels are outside 0 to 1 where the colour is outside sRGB. */
export type ParsedColor = Required<Rgb>;

/**
 * Parses a CSS colour that needs no context: hex, a name, `rgb()`, `hsl()`, `hwb()`, `lab()`, `lch()`, `oklab()`,
 * `oklch()`, `color()` (CSS Color 4). Undefined for text that is not a colour, and for values that only a browser can
 * resolve (`var()`).
 *
 * The parser is ours, because culori's accepts `fff` and `lab(1turn 0 0)` as colours, reads `/ none` as opaque and -20
 * as -20, and throws at `1px`. A contrast computed with it is not the one on the screen. The conversions are culori's.
 */
export function parseColor(text: string): ParsedColor | undefined {
  const color = text.trim().toLowerCase();
  if (color === 'transparent') return { mode: 'rgb', r: 0, g: 0, b: 0, alpha: 0 };
  if (color.startsWith('#')) return opaque(parseHex(color));
  if (isName(color)) return opaque(parseNamed(color));
  const [, name = '', inner = ''] = /^([a-z]+)\(([^()]*)\)$/.exec(color) ?? [];
  return parseFunction(name, inner.trim());
}

/** Tells whether a colour's value depends on the page: variables, system colours, the colour scheme, arithmetic. */
export function needsBrowser(text: string): boolean {
  return (
    /\b(?:var|calc|min|max|clamp|color-mix|light-dark)\(|\(\s*from\b|^\s*color\(/i.test(text) ||
    /^\s*(?:currentcolor|inherit|initial|unset|revert|accentcolor(?:text)?|activetext|button(?:border|face|text)|canvas(?:text)?|field(?:text)?|graytext|highlight(?:text)?|linktext|mark(?:text)?|selecteditem(?:text)?|visitedtext)\s*$/i.test(
      text,
    )
  );
}

function isName(color: string): color is keyof typeof colorsNamed {
  return Object.hasOwn(colorsNamed, color);
}

function opaque(color: Rgb | undefined): ParsedColor | undefined {
  return color && { ...color, alpha: color.alpha ?? 1 };
}

type Triple = readonly [number, number, number];

/** A notation: the value of 100 % for each number (an angle in degrees has none), and the resulting colour. */
interface Notation {
  whole: Triple;
  toColor: (numbers: Triple) => Color;
}

const within = (value: number, most: number) => Math.min(most, Math.max(0, value));
const share = (value: number) => within(value, 100) / 100;

// A number outside its range is clamped as CSS requires of a browser.
const functions: Record<string, Notation> = {
  rgb: {
    whole: [255, 255, 255],
    toColor: ([r, g, b]) => ({
      mode: 'rgb',
      r: within(r, 255) / 255,
      g: within(g, 255) / 255,
      b: within(b, 255) / 255,
    }),
  },
  hsl: { whole: [0, 100, 100], toColor: ([h, s, l]) => ({ mode: 'hsl', h, s: share(s), l: share(l) }) },
  hwb: { whole: [0, 100, 100], toColor: ([h, w, b]) => ({ mode: 'hwb', h, w: share(w), b: share(b) }) },
  lab: { whole: [100, 125, 125], toColor: ([l, a, b]) => ({ mode: 'lab', l: within(l, 100), a, b }) },
  lch: { whole: [100, 150, 0], toColor: ([l, c, h]) => ({ mode: 'lch', l: within(l, 100), c: Math.max(0, c), h }) },
  oklab: { whole: [1, 0.4, 0.4], toColor: ([l, a, b]) => ({ mode: 'oklab', l: within(l, 1), a, b }) },
  oklch: { whole: [1, 0.4, 0], toColor: ([l, c, h]) => ({ mode: 'oklch', l: within(l, 1), c: Math.max(0, c), h }) },
};

const spaces: Record<string, Notation['toColor']> = {
  srgb: ([r, g, b]) => ({ mode: 'rgb', r, g, b }),
  'srgb-linear': ([r, g, b]) => ({ mode: 'lrgb', r, g, b }),
  'display-p3': ([r, g, b]) => ({ mode: 'p3', r, g, b }),
  'a98-rgb': ([r, g, b]) => ({ mode: 'a98', r, g, b }),
  'prophoto-rgb': ([r, g, b]) => ({ mode: 'prophoto', r, g, b }),
  rec2020: ([r, g, b]) => ({ mode: 'rec2020', r, g, b }),
  xyz: ([x, y, z]) => ({ mode: 'xyz65', x, y, z }),
  'xyz-d65': ([x, y, z]) => ({ mode: 'xyz65', x, y, z }),
  'xyz-d50': ([x, y, z]) => ({ mode: 'xyz50', x, y, z }),
};

function parseFunction(name: string, inner: string): ParsedColor | undefined {
  const mayHaveCommas = /^(?:rgb|hsl)a?$/.test(name);
  const [main = '', opacity, ...rest] =
    mayHaveCommas && inner.includes(',') ? oldSyntax(name, inner) : inner.split('/').map((side) => side.trim());
  const parts = main.split(/\s+/);
  const known = name === 'color' ? notationOf(parts.shift()) : own(functions, name.replace(/^(rgb|hsl)a$/, '$1'));
  if (!known || rest.length > 0 || parts.length !== 3) return undefined;
  const [one = '', two = '', three = ''] = parts;
  const { whole, toColor } = known;
  const numbers: Triple = [component(one, whole[0]), component(two, whole[1]), component(three, whole[2])];
  const alpha = within(opacity === undefined ? 1 : component(opacity, 1), 1);
  return [...numbers, alpha].every(Number.isFinite) ? { ...toRgb(toColor(numbers)), alpha } : undefined;
}

/**
 * Converts `1, 2, 3, 4` to the sides of the modern syntax's slash: `1 2 3` and `4`. Empty where the old syntax is
 * stricter than the modern one: no `none`, percentages for `s` and `l`, and no numbers beside percentages in `rgb()`.
 */
function oldSyntax(name: string, inner: string): string[] {
  // A missing comma leaves a space, which then is one part too many.
  const parts = inner.split(',').map((part) => part.trim().replaceAll(/[\s/]/g, '?'));
  const [one, ...others] = parts.slice(0, 3).map((part) => part.endsWith('%'));
  const areOfOneType = others.every((isPercentage) => isPercentage === (name.startsWith('hsl') || one));
  return areOfOneType && !parts.includes('none') ? [parts.slice(0, 3).join(' '), ...parts.slice(3)] : [];
}

function notationOf(space = ''): Notation | undefined {
  const toColor = own(spaces, space);
  return toColor && { whole: [1, 1, 1], toColor };
}

function own<Value>(table: Record<string, Value>, name: string): Value | undefined {
  return Object.hasOwn(table, name) ? table[name] : undefined;
}

const units: Record<string, number> = { deg: 1, grad: 0.9, rad: 180 / Math.PI, turn: 360 };

function component(text: string, whole: number): number {
  if (text === 'none') return 0;
  const [, digits, unit] = /^([-+]?(?:\d+(?:\.\d+)?|\.\d+)(?:e[-+]?\d+)?)(%|deg|grad|rad|turn)?$/.exec(text) ?? [];
  if (digits === undefined) return Number.NaN;
  // Only a hue has no percentage, and only a hue has an angle's unit.
  if (unit === '%') return whole === 0 ? Number.NaN : (Number(digits) / 100) * whole;
  if (unit !== undefined) return whole === 0 ? Number(digits) * (units[unit] ?? 1) : Number.NaN;
  return Number(digits);
}

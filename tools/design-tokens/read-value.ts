import type { TokenKind } from '../../tokens/token-kinds';
import { fromColorValue } from './color-value';
import { fontList } from './font-list';
import { isRecord, own } from './record';
import { fromCubicBezier } from './simple-values';

/** A value of a file as CSS. */
export interface ReadValue {
  css: string;
  /** The format: true for the text form that files had before 2025.10. */
  isOlderForm: boolean;
}

/**
 * A value of the format as CSS, after its references are resolved; undefined for a value that a token of that kind does
 * not accept.
 */
export function fromTokenValue(kind: TokenKind, value: unknown): ReadValue | undefined {
  const css = readers[kind](value);
  if (css !== undefined) return { css, isOlderForm: false };
  return typeof value === 'string' ? { css: value, isOlderForm: true } : undefined;
}

const readers: Record<TokenKind, (value: unknown) => string | undefined> = {
  color: fromColorValue,
  length: (value) => measure(value, ['px', 'rem']),
  lineWidth: (value) => measure(value, ['px', 'rem']),
  fonts: fromFontFamily,
  weight: fromFontWeight,
  lineHeight: (value) => fromNumber(value) ?? measure(value, ['px', 'rem']),
  shadow: fromShadow,
  time: (value) => measure(value, ['ms', 's']),
  easing: (value) => (isNumbers(value) && value.length === 4 ? fromCubicBezier(value) : undefined),
  scheme: () => undefined,
};

function fromNumber(value: unknown): string | undefined {
  return typeof value === 'number' && Number.isFinite(value) ? plain(value) : undefined;
}

function measure(value: unknown, units: string[]): string | undefined {
  const [amount, unit] = [own(value, 'value'), own(value, 'unit')];
  if (typeof amount !== 'number' || typeof unit !== 'string') return undefined;
  return Number.isFinite(amount) && units.includes(unit) ? `${plain(amount)}${unit}` : undefined;
}

/** Digits without an exponent, which the theme's grammar does not accept. */
function plain(amount: number): string {
  return String(amount).includes('e') ? amount.toFixed(6) : String(amount);
}

function isNumbers(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((item) => typeof item === 'number' && Number.isFinite(item));
}

function fromFontFamily(value: unknown): string | undefined {
  if (typeof value === 'string') return /[,"']/.test(value) ? undefined : fontList([value]);
  const isNames = Array.isArray(value) && value.length > 0 && value.every((name) => typeof name === 'string');
  return isNames ? fontList(value) : undefined;
}

// Format Module 2025.10, section 8.4: the names of weights for which CSS has no name.
const weights: [names: string, weight: string][] = [
  ['thin hairline', '100'],
  ['extra-light ultra-light', '200'],
  ['light', '300'],
  ['regular book', '400'],
  ['medium', '500'],
  ['semi-bold demi-bold', '600'],
  ['extra-bold ultra-bold', '800'],
  ['black heavy', '900'],
  ['extra-black ultra-black', '950'],
  ['normal', 'normal'],
  ['bold', 'bold'],
];

function fromFontWeight(value: unknown): string | undefined {
  if (typeof value !== 'string') return fromNumber(value);
  return weights.find(([names]) => names.split(' ').includes(value))?.[1];
}

function fromShadow(value: unknown): string | undefined {
  const layers = (Array.isArray(value) ? value : [value]).map(fromLayer);
  return layers.length > 0 && layers.every((layer) => layer !== undefined) ? layers.join(', ') : undefined;
}

function fromLayer(layer: unknown): string | undefined {
  if (!isRecord(layer)) return undefined;
  const color = fromTokenValue('color', layer['color'])?.css;
  const lengths = ['offsetX', 'offsetY', 'blur', 'spread'].map((name) => fromTokenValue('length', layer[name])?.css);
  if (color === undefined || lengths.includes(undefined)) return undefined;
  return `${layer['inset'] === true ? 'inset ' : ''}${lengths.join(' ')} ${color}`;
}

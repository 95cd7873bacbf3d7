import type { TokenKind } from '../../tokens/token-kinds';
import { fitsGrammar } from '../../tokens/grammar';
import { parseColor } from '../color/parse-color';
import { intoGamut } from '../color/screen-color';
import { toHex, toHexAlpha } from '../color/srgb';
import { fontList, fontNames } from '../design-tokens/font-list';
import { fromTokenValue } from '../design-tokens/read-value';
import { calculate } from './arithmetic';

/**
 * A value of a design tool as CSS of a token's kind: a bare number is in pixels, a weight has a name, and so on.
 * Undefined where it cannot be converted.
 */
export function cssFor(kind: TokenKind, value: string | number): string | undefined {
  const css = writers[kind]?.(value) ?? String(value).trim();
  return fitsGrammar(kind, css) ? css : undefined;
}

const writers: Partial<Record<TokenKind, (value: string | number) => string | undefined>> = {
  color: (value) => withAlpha(String(value)),
  length: (value) => measure(value, 'px'),
  lineWidth: (value) => measure(value, 'px'),
  time: (value) => measure(value, 'ms'),
  shadow: (value) =>
    String(value)
      .trim()
      .replaceAll(toolColor, (text) => withAlpha(text) ?? text),
  fonts: (value) => {
    const names = fontNames(String(value));
    return names && fontList(names);
  },
  weight: (value) =>
    typeof value === 'number' ? plain(value) : (fromTokenValue('weight', weightName(value))?.css ?? value),
  lineHeight: (value) => {
    const quantity = calculate(String(value));
    if (!quantity) return /^auto$/i.test(String(value)) ? 'normal' : undefined;
    const { amount, unit } = quantity;
    if (unit === '%') return plain(amount / 100);
    // No line is five times as high as its letters, so such a number is in pixels.
    return unit === '' && amount >= 5 ? `${plain(amount)}px` : `${plain(amount)}${unit}`;
  },
};

function measure(value: string | number, unit: string): string | undefined {
  const quantity = typeof value === 'number' ? { amount: value, unit: '' } : calculate(value);
  return quantity && `${plain(quantity.amount)}${quantity.unit || unit}`;
}

/** At most four digits after the point, and never an exponent, which the grammar does not accept. */
const plain = (amount: number) => String(Number(amount.toFixed(4)));

/** `SemiBold` and `Semi Bold` as `semi-bold`; a number in quotes is a number. */
function weightName(text: string): string | number {
  if (/^\s*\d+\s*$/.test(text)) return Number(text);
  return text
    .trim()
    .replaceAll(/([a-z])([A-Z])/g, '$1-$2')
    .replaceAll(/[\s_]+/g, '-')
    .toLowerCase();
}

const toolColor = /rgba\((?:[^()]|\([^()]*\))*\)/gi;

/** Tokens Studio's syntax for a transparent colour, of any CSS colour: `rgba(#19303d, 0.5)`. */
function withAlpha(text: string): string | undefined {
  const [, opaque = '', amount = '', percent] =
    /^rgba\((.+),\s*(\d+(?:\.\d+)?|\.\d+)(%?)\s*\)$/i.exec(text.trim()) ?? [];
  const color = parseColor(opaque);
  if (!color) return undefined;
  const alpha = Math.min(Number(amount) / (percent ? 100 : 1), 1);
  return `${toHex(intoGamut(color))}${toHexAlpha({ ...color, alpha })}`;
}

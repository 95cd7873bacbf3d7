import type { TokenKind } from './token-kinds';

const number = String.raw`[-+]?(?:\d+\.?\d*|\.\d+)`;
const length = String.raw`(?:0|${number}(?:px|r?em|ch|ex|lh|rlh|v[wh]|d?v(?:i|b|min|max)|%|pt|mm|cm|in))`;
const argument = String.raw`[-+*/\w\s.,%#()]`;
const reference = String.raw`var\(\s*--[-\w]+\s*(?:,${argument}*)?\)`;
const computed = String.raw`(?:calc|min|max|clamp)\(${argument}*\)`;
const color = String.raw`(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(${argument}*\))`;
const font = String.raw`(?:[a-z_][-\w ]*|"[^"\\;{}<>@]*"|'[^'\\;{}<>@]*'|${reference})`;

const grammars: Record<TokenKind, { pattern: RegExp; property: string }> = {
  color: rule(color, 'color'),
  length: rule(`(?:${length}|${computed})`, 'width'),
  fonts: rule(String.raw`${font}(?:\s*,\s*${font})*`, 'font-family'),
  weight: rule('(?:[1-9]\\d{0,2}|1000|normal|bold)', 'font-weight'),
  lineHeight: rule(`(?:normal|${number}|${length}|${computed})`, 'line-height'),
  shadow: rule(`${argument}+`, 'box-shadow'),
  time: rule(`${number}m?s`, 'transition-duration'),
  easing: rule(
    String.raw`(?:linear|ease|ease-in|ease-out|ease-in-out|(?:cubic-bezier|steps|linear)\(${argument}*\))`,
    'transition-timing-function',
  ),
  scheme: rule('(?:light|dark|light dark)', 'color-scheme'),
};

function rule(pattern: string, property: string) {
  return { pattern: new RegExp(`^(?:${pattern}|${reference})$`, 'i'), property };
}

/** No real value is longer, and a bound keeps every pattern quick on hostile input. */
const longest = 200;

/**
 * Whether a theme's value is of its token's kind. What could leave its declaration (`;`, `}`, `url(`, comments,
 * escapes) fits no grammar. Where the browser can judge too (`CSS.supports`), it must agree.
 */
export function fitsGrammar(kind: TokenKind, value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longest) return false;
  const { pattern, property } = grammars[kind];
  if (!pattern.test(value.trim()) || /\/\*|url\(|attr\(|expression\(/i.test(value)) return false;
  return typeof CSS === 'undefined' || typeof CSS.supports !== 'function' || CSS.supports(property, value);
}

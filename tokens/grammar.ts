import type { TokenKind } from './token-kinds';

// No pattern is ambiguous, so that matching takes linear time.
const number = String.raw`[-+]?(?:\d+(?:\.\d*)?|\.\d+)`;
const length = String.raw`(?:0|${number}(?:px|r?em|ch|ex|lh|rlh|[dls]?v(?:[whib]|min|max)|%|pt|mm|cm|in))`;
const argument = String.raw`[-+*/\w\s.,%#()]`;
const reference = String.raw`var\(\s*--[-\w]+\s*(?:,${argument}*)?\)`;
const computed = String.raw`(?:calc|min|max|clamp)\(${argument}*\)`;
const anyLength = `(?:${length}|${computed})`;
const color = String.raw`(?:#[\da-f]{3,8}|[a-z]+|(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color|color-mix|light-dark)\(${argument}*\))`;
const string = String.raw`"[^"\\;{}<>@\u0000-\u001F\u007F]*"|'[^'\\;{}<>@\u0000-\u001F\u007F]*'`;
const font = String.raw`(?:-?[a-z_][-\w ]*|${string})`;
const space = String.raw`[ \t\n\r\f]`;
const variable = String.raw`var\(${space}*--[-\w]+${space}*`;
// Beside a string no function but `var()`, because `image-set("...")` would request something.
const fallback = String.raw`(?:(?<=[,(\s])${variable}(?=[,)])|[-\w \t\n\r\f,)]|${string})`;
const fontReference = String.raw`${variable}(?:,${fallback}*)?\)`;

/**
 * A word that CSS reserves in every property, where it would be a whole value: of the token, of a fallback, or in a
 * list. In a custom property it makes each declaration that uses the token invalid.
 */
const reserved = /(?:^|[,(])\s*(?:inherit|initial|unset|revert(?:-layer|-rule)?|default)\s*(?:[,)]|$)/i;

interface Grammar {
  /** The pattern of a value; of a list, of each of its parts. */
  pattern: RegExp;
  isList: boolean;
  /** The property that takes such values. */
  property: string;
}

const grammars: Record<TokenKind, Grammar> = {
  color: rule(color, 'color'),
  length: rule(anyLength, 'width'),
  // A browser takes no percentage in a calculation or a fallback either. It cannot check one beside a variable.
  lineWidth: rule(anyLength, 'outline-width', '(?![^]*%)'),
  fonts: { pattern: new RegExp(`^(?:${font}|${fontReference})$`, 'i'), isList: true, property: 'font-family' },
  weight: rule('(?:[1-9]\\d{0,2}|1000|normal|bold)', 'font-weight'),
  lineHeight: rule(`(?:normal|${number}|${anyLength})`, 'line-height'),
  shadow: rule(`${argument}+`, 'box-shadow'),
  time: rule(`${number}m?s`, 'transition-duration'),
  easing: rule(
    String.raw`(?:linear|ease|ease-in|ease-out|ease-in-out|(?:cubic-bezier|steps|linear)\(${argument}*\))`,
    'transition-timing-function',
  ),
  scheme: rule('(?:light|dark|light dark)', 'color-scheme'),
};

function rule(pattern: string, property: string, exclusion = ''): Grammar {
  return { pattern: new RegExp(`^${exclusion}(?:${pattern}|${reference})$`, 'i'), isList: false, property };
}

/** Tells whether a token of a kind is a length. A `lineWidth` is a length that is no percentage. */
export function isLengthKind(kind: TokenKind | undefined): boolean {
  return kind === 'length' || kind === 'lineWidth';
}

/** The greatest length of a value, in characters. */
const longest = 200;

/**
 * Tells whether a theme's value is of its token's kind. A value that could leave its declaration (`;`, `}`, `url(`,
 * comments, escapes) fits no grammar. If the browser can check it too (`CSS.supports`), it must agree.
 */
export function fitsGrammar(kind: TokenKind, value: unknown): value is string {
  if (typeof value !== 'string' || value.length > longest) return false;
  if (!isWellFormed(kind, value) || /\/\*|url\(|attr\(|expression\(/i.test(value)) return false;
  return (
    typeof CSS === 'undefined' || typeof CSS.supports !== 'function' || CSS.supports(grammars[kind].property, value)
  );
}

/**
 * Tells whether a value is written as its kind demands, however long it is, closes every bracket that it opens, and is
 * no reserved word.
 */
export function isWellFormed(kind: TokenKind, value: string): boolean {
  const { pattern, isList } = grammars[kind];
  const parts = isList ? listParts(value) : [value];
  return !isReserved(value) && parts.every((part) => pattern.test(part.trim()) && isBalanced(part));
}

/** Tells whether a value, a fallback or a part of a list is a word such as `inherit`, which no token can be. */
export function isReserved(value: string): boolean {
  return reserved.test(withoutStrings(value));
}

/**
 * Tells whether brackets outside quotes are closed in their order. An open one would swallow the rules that follow in a
 * server's sheet, where no browser checks the value (T-HOST-22).
 */
function isBalanced(value: string): boolean {
  let depth = 0;
  for (const bracket of withoutStrings(value).replaceAll(/[^()]/g, '')) {
    depth += bracket === '(' ? 1 : -1;
    if (depth < 0) return false;
  }
  return depth === 0;
}

const withoutStrings = (value: string) => value.replaceAll(/"[^"]*"|'[^']*'/g, '""');

/** The parts of a list, between the commas that are outside brackets and quotes. */
function listParts(list: string): string[] {
  const parts: string[] = [];
  let start = 0;
  let depth = 0;
  let quote = '';
  for (let index = 0; index < list.length; index++) {
    const character = list.charAt(index);
    if (quote) quote = character === quote ? '' : quote;
    else if (character === '"' || character === "'") quote = character;
    else if (character === '(') depth += 1;
    else if (character === ')') depth -= 1;
    else if (character === ',' && depth === 0) {
      parts.push(list.slice(start, index));
      start = index + 1;
    }
  }
  return [...parts, list.slice(start)];
}

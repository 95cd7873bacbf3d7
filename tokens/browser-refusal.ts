import { isColorWord } from './browser-refusal-colors';
import type { TokenKind } from './token-kinds';

/** Functions whose result only the page knows. */
const ofThePage = /(?<![-\w])(?:var|env|if|inherit|--[-\w]+)\(/i;
const calculation = /(?<![-\w])(?:calc|min|max|clamp)\(/i;

/**
 * The sentence for the developer about a token's value that has the form of its kind, and that no browser accepts; undefined
 * where one may. It is for code without a browser, which has no `CSS.supports`: the commands, and the style sheet of a
 * server. It knows the usual mistakes, and not the whole grammar of CSS. The widget's own page never has this code.
 */
export function browserRefusal(path: string, kind: TokenKind, value: string): string | undefined {
  const reason = reasonAgainst(kind, value.trim());
  return (
    reason &&
    `the value of "${path}" is ${JSON.stringify(value)}, which no browser accepts, because ${reason}. So the default was kept.`
  );
}

function reasonAgainst(kind: TokenKind, value: string): string | undefined {
  if (ofThePage.test(value)) return undefined;
  const isCalculated = calculation.test(value);
  switch (kind) {
    case 'length':
    case 'lineWidth':
      // A calculation with numbers alone, or with nothing.
      return /^[a-z]+\([^a-z%]*\)$/i.test(value) ? 'it is not a length, such as "8px"' : negative(value);
    case 'lineHeight':
      return /^[a-z]+\(\s*\)$/i.test(value) ? 'it is not a number or a length' : negative(value);
    case 'time':
      return negative(value);
    case 'shadow':
      return !isCalculated && !isShadows(value)
        ? 'a shadow is "none", or two to four lengths and a colour, such as "0 1px 3px rgb(0 0 0 / 20%)"'
        : undefined;
    case 'easing':
      return isCalculated ? undefined : refusalOfCurve(value);
    default:
      return undefined;
  }
}

const negative = (value: string) => (/^-[\d.]*[1-9]/.test(value) ? 'it cannot be negative' : undefined);

/** The functions of a colour. A shadow with another function, such as `round()`, is not judged. */
const colorFunction = /^(?:rgba?|hsla?|hwb|(?:ok)?lab|(?:ok)?lch|color|color-mix|light-dark)$/i;
const innermostFunction = /[-\w]+\([^()]*\)/g;
/** A colour of a design tool: no function of CSS begins with hex. */
const toolColor = /(?<![-\w])(?:rgb|hsl)a?\(\s*#/i;

/** Tells whether a value is `none` or a list of shadows. */
function isShadows(value: string): boolean {
  if (/^none$/i.test(value)) return true;
  if (toolColor.test(value)) return false;
  const functions = Array.from(value.matchAll(/([-\w]+)\(/g), ([, name = '']) => name);
  if (!functions.every((name) => colorFunction.test(name))) return true;
  // A function is in at most as many others as there are functions.
  const withoutFunctions = functions.reduce((text) => text.replaceAll(innermostFunction, ' red '), value);
  return withoutFunctions.split(',').every(isShadow);
}

const shadowPart = /\s*(?:([-+]?(?:\d*\.)?\d+(?:e[-+]?\d+)?)([a-z][-\w]*|%)?|(#\w*|[a-z][-\w]*))/giy;
const lengthUnit = /^(?:px|pt|pc|in|cm|mm|q|r?(?:em|ex|ch|cap|ic|lh)|[dls]?v(?:[whib]|min|max)|cq(?:[whib]|min|max))$/i;
const hexColor = /^#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})$/i;

/** Two to four lengths beside each other, the third not negative; a colour and `inset`, each at most once. */
function isShadow(shadow: string): boolean {
  const parts = [...shadow.matchAll(shadowPart)];
  if (parts.map(([text]) => text).join('') !== shadow.trimEnd()) return false;
  const kinds = parts.map(([, amount, unit, word = '']) => {
    if (amount === undefined) return /^inset$/i.test(word) ? 'I' : hexColor.test(word) || isColorWord(word) ? 'C' : '?';
    const isLength = unit === undefined ? Number(amount) === 0 : lengthUnit.test(unit);
    return isLength ? (Number(amount) < 0 ? 'N' : 'L') : '?';
  });
  return /^(?!.*C.*C|.*I.*I)[CI]*[LN]{2}(?:L[LN]?)?[CI]*$/.test(kinds.join(''));
}

function refusalOfCurve(value: string): string | undefined {
  const [, name = '', content = ''] = /^([-a-z]+)\((.*)\)$/i.exec(value) ?? [];
  const parts = content.split(',');
  switch (name.toLowerCase()) {
    case 'cubic-bezier':
      return parts.length === 4 && parts.every((part, index) => isCoordinate(part, index % 2 === 0))
        ? undefined
        : 'cubic-bezier() takes four numbers, and the first and the third are from 0 to 1';
    case 'steps':
      return /^\s*\+?[1-9]\d*\s*$/.test(parts[0] ?? '') ? undefined : 'steps() takes a whole number from 1';
    case 'linear':
      return content.trim() ? undefined : 'linear() takes numbers';
    default:
      return undefined;
  }
}

function isCoordinate(text: string, isTime: boolean): boolean {
  const value = text.trim() === '' ? NaN : Number(text);
  return isTime ? value >= 0 && value <= 1 : Number.isFinite(value);
}

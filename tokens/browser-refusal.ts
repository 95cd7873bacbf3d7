import type { TokenKind } from './token-kinds';

/** The tokens whose properties take no percentage. A browser would use the property's own initial value. */
const withoutPercentage: ReadonlySet<string> = new Set(['container.borderWidth', 'focus.width', 'focus.offset']);

/** Functions whose result only the page knows. */
const ofThePage = /(?<![-\w])(?:var|env|if|inherit|--[-\w]+)\(/i;
const calculation = /(?<![-\w])(?:calc|min|max|clamp)\(/i;

/**
 * The sentence for the developer about a token's value that has the form of its kind, and that no browser accepts; undefined
 * where one may. It is for code without a browser, which has no `CSS.supports`: the commands, and the style sheet of a
 * server. It knows the usual mistakes, and not the whole grammar of CSS. The widget's own page never has this code.
 */
export function browserRefusal(path: string, kind: TokenKind, value: string): string | undefined {
  const reason = reasonAgainst(path, kind, value.trim());
  return (
    reason &&
    `the value of "${path}" is ${JSON.stringify(value)}, which no browser accepts, because ${reason}. So the default was kept.`
  );
}

function reasonAgainst(path: string, kind: TokenKind, value: string): string | undefined {
  if (ofThePage.test(value)) return undefined;
  const isCalculated = calculation.test(value);
  switch (kind) {
    case 'length':
      if (withoutPercentage.has(path) && value.includes('%')) return 'it cannot be a percentage';
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

/** Tells whether each shadow of a list has two lengths beside each other. */
function isShadows(value: string): boolean {
  const withoutFunctions = value.replaceAll(/[-\w]+\((?:[^()]|\([^()]*\))*\)/g, ' ');
  const isShadow = (shadow: string) => /(?:^|\s)[-+]?[\d.]+[a-z]*\s+[-+]?[\d.]/i.test(shadow);
  return /^none$/i.test(value) || withoutFunctions.split(',').every(isShadow);
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

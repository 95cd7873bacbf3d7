/** A number with its unit; none is the empty text. */
export interface Quantity {
  amount: number;
  unit: string;
}

const pieces = /\s*(?:(\d+(?:\.\d*)?|\.\d+)([a-z%]*)|([-+*/()]))/gy;

/**
 * A sum that a design tool leaves unevaluated: `4px * 2`, `(16 + 8) / 2`. Undefined where the text is not a sum, uses
 * more than the four operations, or combines two units. We have our own parser, because the libraries for it accept
 * functions, names and assignments, which are not valid in a value.
 */
export function calculate(text: string): Quantity | undefined {
  const found = [...text.trim().matchAll(pieces)];
  if (found.map(([piece]) => piece).join('') !== text.trim() || found.length > 100) return undefined;
  let next = 0;
  const operator = (...among: string[]) => {
    const sign = found[next]?.[3];
    if (sign === undefined || !among.includes(sign)) return undefined;
    next += 1;
    return sign;
  };
  const sum = (): Quantity | undefined => {
    let left = product();
    for (let sign = operator('+', '-'); left && sign; sign = operator('+', '-')) left = combine(left, sign, product());
    return left;
  };
  const product = (): Quantity | undefined => {
    let left = term();
    for (let sign = operator('*', '/'); left && sign; sign = operator('*', '/')) left = combine(left, sign, term());
    return left;
  };
  const term = (): Quantity | undefined => {
    if (operator('-')) return combine({ amount: 0, unit: '' }, '-', term());
    if (operator('(')) {
      const inner = sum();
      return operator(')') ? inner : undefined;
    }
    const [, amount, unit = ''] = found[next] ?? [];
    next += 1;
    return amount === undefined ? undefined : { amount: Number(amount), unit };
  };
  const whole = sum();
  return next === found.length && whole && Number.isFinite(whole.amount) ? whole : undefined;
}

function combine(left: Quantity, sign: string, right: Quantity | undefined): Quantity | undefined {
  if (!right || (left.unit !== '' && right.unit !== '' && left.unit !== right.unit)) return undefined;
  const amounts: Readonly<Record<string, number>> = {
    '+': left.amount + right.amount,
    '-': left.amount - right.amount,
    '*': left.amount * right.amount,
    '/': left.amount / right.amount,
  };
  return { amount: amounts[sign] ?? Number.NaN, unit: left.unit || right.unit };
}

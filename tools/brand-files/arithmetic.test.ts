import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { calculate } from './arithmetic';

test.each([
  ['16', 16, ''],
  ['4px * 2', 8, 'px'],
  ['(16 + 8) / 2', 12, ''],
  ['2 + 3 * 4', 14, ''],
  ['10 - 4 - 3', 3, ''],
  ['-4px', -4, 'px'],
  ['1.5rem+.5rem', 2, 'rem'],
  ['150%', 150, '%'],
])('an expression is calculated with the usual precedence: %s', (text, amount, unit) => {
  expect(calculate(text)).toEqual({ amount, unit });
});

test.each(['', '4px + 1rem', '1 / 0', 'roundTo(4.2)', '4 +', '(4', '4)', '4 4', '#fff', `${'1+'.repeat(200)}1`])(
  'a text that is no expression has no value: %j',
  (text) => {
    expect(calculate(text)).toBeUndefined();
  },
);

/** An expression as text with its value, calculated independently of the parser. */
const sum = fc.letrec<{ sum: readonly [text: string, amount: number] }>((tie) => ({
  sum: fc.oneof(
    { maxDepth: 4 },
    fc.integer({ min: 0, max: 99 }).map((amount) => [String(amount), amount] as const),
    tie('sum').map(([text, amount]) => [`-(${text})`, -amount] as const),
    fc
      .tuple(tie('sum'), fc.constantFrom('+', '-', '*'), tie('sum'), fc.constantFrom('', ' '))
      .map(([[one, left], sign, [other, right], gap]) => {
        const amount = sign === '+' ? left + right : sign === '-' ? left - right : left * right;
        return [`(${one})${gap}${sign}${gap}(${other})`, amount] as const;
      }),
  ),
})).sum;

test('any expression of sums, products and brackets has its arithmetic value', () => {
  fc.assert(
    fc.property(sum, ([text, amount]) => {
      fc.pre((text.match(/\d+|[-+*()]/g) ?? []).length <= 100);
      expect(calculate(text)?.amount ?? Number.NaN).toBeCloseTo(amount, 6);
    }),
  );
});

test.each([
  ['4px / 2', 2, 'px'],
  ['2 * 4px', 8, 'px'],
  ['(1rem + 1rem) * -2', -4, 'rem'],
  ['100% - 25%', 75, '%'],
  ['0.1 * 3', 0.3, ''],
  ['--4', 4, ''],
])('an expression keeps its unit: %s', (text, amount, unit) => {
  const worked = calculate(text);
  expect(worked?.unit).toBe(unit);
  expect(worked?.amount).toBeCloseTo(amount, 9);
});

test('any text gives a number or nothing', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[\d.+*/() px%-]{0,30}$/), (text) => {
      const amount = calculate(text)?.amount;
      expect(amount === undefined || Number.isFinite(amount)).toBe(true);
    }),
  );
});

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
])('a designer’s sum is worked out as at school: %s', (text, amount, unit) => {
  expect(calculate(text)).toEqual({ amount, unit });
});

test.each(['', '4px + 1rem', '1 / 0', 'roundTo(4.2)', '4 +', '(4', '4)', '4 4', '#fff', `${'1+'.repeat(200)}1`])(
  'what is no sum is none: %j',
  (text) => {
    expect(calculate(text)).toBeUndefined();
  },
);

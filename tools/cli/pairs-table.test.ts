import { expect, test } from 'vitest';
import type { PairResult } from '../contrast/check-theme';
import { pairsTable } from './pairs-table';

const pair = (ratio: number | undefined, target: 4.5 | 3, nearest?: string): PairResult => ({
  label: 'a on b',
  foreground: 'colors.error',
  background: 'container.backgroundColor',
  ratio,
  target,
  passes: ratio === undefined ? undefined : ratio >= target,
  nearest,
});

test('the pairs are listed below each other, with the numbers at the right', () => {
  const table = pairsTable([pair(21, 4.5), pair(2.5, 3, '#767676'), pair(undefined, 4.5)]);
  expect(table).toBe(
    [
      'pair    ratio  target             nearest that passes',
      'a on b  21.00    4.50  pass',
      'a on b   2.50    3.00  FAIL       #767676',
      'a on b      ?    4.50  not known',
      '',
      '1 of 3 pairs fail. 1 cannot be checked here, because a colour comes from the page. Open the page on localhost: the console reports them.',
      '',
    ].join('\n'),
  );
});

test.each([
  [4.499_999, '4.49', 'FAIL'],
  [4.5, '4.50', 'pass'],
  [4.509_9, '4.50', 'pass'],
  [1, '1.00', 'FAIL'],
])('a ratio of %d is shown as %s, so that it cannot look like a pass beside a %s', (ratio, shown, verdict) => {
  expect(pairsTable([pair(ratio, 4.5)])).toMatch(
    new RegExp(`a on b +${shown.replace('.', '\\.')} +4\\.50 +${verdict}\\n`),
  );
});

test.each([
  [[pair(5, 4.5)], '1 of 1 pairs pass.'],
  [[pair(5, 4.5), pair(undefined, 3)], '1 of 2 pairs pass. 1 cannot be checked here'],
  [[pair(1, 4.5), pair(2, 3)], '2 of 2 pairs fail.'],
  [[], '0 of 0 pairs pass.'],
])('the last line has the totals', (results, summary) => expect(pairsTable(results)).toContain(`\n\n${summary}`));

import { expect, test } from 'vitest';
import { itemsOf } from './catalogue';
import { figures } from './figures';
import { hold, verdict } from './hold';
import type { Result } from './results';

const document = `# Threats

- **T-FAULT-2** The connection breaks:
  it is said.
  Test: \`tests/faults/calls.spec.ts\`
- **T-TEXT-1** A name with markup is text.
  Test: \`a.test.ts\`, \`b.test.ts\`, \`c.stories.tsx\` "export const LongName"
- **T-SEEN-12** A voice.
  No test (device): it takes one.
`;
const result = (title: string, outcome: Result['outcome'] = 'passed', file = 'tests/faults/calls.spec.ts'): Result => ({
  run: 'Chromium',
  file,
  title,
  outcome,
});
const verdicts = (...results: Result[]) => hold(itemsOf(document), results).map(verdict);

test('the promise of each item is one line', () => {
  expect(itemsOf(document).map(({ promise }) => promise)).toEqual([
    'The connection breaks: it is said.',
    'A name with markup is text.',
    'A voice.',
  ]);
});

test('a result counts for the item whose id is in its title, and not for a longer id', () => {
  const promise = 'a visitor is told';
  expect(verdicts(result(`otps.email T-FAULT-2: ${promise}`), result(`otps.email T-FAULT-21: ${promise}`))[0]).toBe(
    'passed 1',
  );
});

test('one failed test fails its item, however many passed', () => {
  const [first] = verdicts(
    result('a call fails, once [T-FAULT-2]'),
    result('a call fails, twice [T-FAULT-2]', 'failed'),
  );
  expect(first).toBe('FAILED 1 of 2');
});

test('an item without a result, or with a skipped one only, is not run', () => {
  expect(verdicts(result('another'), result('a call fails [T-FAULT-2]', 'skipped'))).toEqual([
    'not run',
    'not run',
    'no test (device)',
  ]);
});

test('a listed file without a result is absent, and a story counts by its name', () => {
  const held = hold(itemsOf(document), [
    result('a name of "<b>" is only text [T-TEXT-1]', 'passed', 'a.test.ts'),
    result('Names Long Name', 'passed', 'c.stories.tsx'),
    result('Names Short Name', 'passed', 'c.stories.tsx'),
  ]);
  expect(held.map(verdict)[1]).toBe('passed 2, in part');
  expect(held[1]?.absent).toEqual([{ file: 'b.test.ts' }]);
});

test('a call with a fault counts once, if it passed', () => {
  const results = [
    result('otps.authenticate T-FAULT-2 reset: a visitor is told'),
    result('otps.authenticate › T-FAULT-2 again: a visitor is told'),
    result('users.search T-FAULT-2 reset: a visitor is told', 'failed'),
  ];
  const lines = figures(hold(itemsOf(document), results), results, { steps: 7, ways: { 'a > b > c': 7 } });
  expect(lines[0]).toMatch(/^1 calls by 1 faults: 1 pairs tried/);
  expect(lines.at(-1)).toContain('7 steps walked at random, by 1 ways');
});

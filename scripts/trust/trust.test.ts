import { expect, test } from 'vitest';
import { itemsOf } from './catalogue';
import { figures } from './figures';
import { hold, verdict } from './hold';
import type { Result } from './results';

const document = `# Threats

- **T-FAULT-2** The connection breaks:
  it is said.
  Test: \`tests/faults/calls.spec.ts\` "a visitor is told"
- **T-TEXT-1** A name with markup is text.
  Test: \`a.test.ts\` "a name of %j is \${what} text"; \`b.test.ts\` "long"
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

test('whoever reads the table reads each promise in one line', () => {
  expect(itemsOf(document).map(({ promise }) => promise)).toEqual([
    'The connection breaks: it is said.',
    'A name with markup is text.',
    'A voice.',
  ]);
});

test('a threat whose cases bear its id is held by those, and not by their neighbours', () => {
  const told = 'a visitor is told';
  expect(verdicts(result(`otps.email T-FAULT-2: ${told}`), result(`otps.email T-FAULT-21: ${told}`))[0]).toBe(
    'passed 1',
  );
});

test('a threat with one test that failed is not held, however many passed', () => {
  const [first] = verdicts(result('a visitor is told, once'), result('a visitor is told, twice', 'failed'));
  expect(first).toBe('FAILED 1 of 2');
});

test('a threat of which nothing ran is not called held, and neither is one that was skipped', () => {
  expect(verdicts(result('somebody else'), result('a visitor is told', 'skipped'))).toEqual([
    'not run',
    'not run',
    'no test (device)',
  ]);
});

test('a name with gaps is found as the run fills them, and one that no report knows is named', () => {
  const held = hold(itemsOf(document), [result('a name of "<b>" is only text', 'passed', 'a.test.ts')]);
  expect(held.map(verdict)[1]).toBe('passed 1, in part');
  expect(held[1]?.absent).toEqual([{ file: 'b.test.ts', name: 'long' }]);
});

test('a pair of a call and a fault counts once, and only where it passed', () => {
  const results = [
    result('otps.authenticate T-FAULT-2 reset: a visitor is told'),
    result('otps.authenticate › T-FAULT-2 again: a visitor is told'),
    result('users.search T-FAULT-2 reset: a visitor is told', 'failed'),
  ];
  const lines = figures(hold(itemsOf(document), results), results, { steps: 7, ways: { 'a > b > c': 7 } });
  expect(lines[0]).toMatch(/^1 calls by 1 faults: 1 pairs tried/);
  expect(lines.at(-1)).toContain('7 steps walked at random, by 1 ways');
});

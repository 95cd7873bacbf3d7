import { readdirSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { enough, lineOf, scoreOf } from './score.ts';
import { scoresIn, withScores } from './score-table.ts';
import { partOf, subjects } from './subjects.ts';

const outcome = (status: string, line = 1) => ({
  fileName: `${process.cwd()}/flows/a.ts`,
  location: { start: { line } },
  mutatorName: 'BooleanLiteral',
  replacement: 'f(\n  false)',
  status,
});

test('a mutant counts as found if a test failed or never ended, and as missed if none did', () => {
  const all = ['Killed', 'Timeout', 'Killed', 'Survived', 'NoCoverage', 'Ignored', 'RuntimeError', 'CompileError'];
  expect(scoreOf(all.map((status, index) => outcome(status, index + 1)))).toEqual({
    killed: 3,
    total: 5,
    isEnough: false,
    survivors: ['flows/a.ts:4 BooleanLiteral: f( false)', 'flows/a.ts:5 BooleanLiteral (no test runs it): f( false)'],
  });
});

test.each([
  [17, 3, true],
  [84, 16, false],
  [0, 0, false],
])('%d found and %d missed are enough: %j', (killed, missed, isEnough) => {
  const statuses = [...Array(killed).fill('Killed'), ...Array(missed).fill('Survived')];
  expect(scoreOf(statuses.map((status) => outcome(String(status)))).isEnough).toBe(isEnough);
});

test('a share is not rounded up', () => {
  const score = { ...scoreOf([]), killed: 8_499, total: 10_000 };
  expect(lineOf('flows/a', score).replaceAll(/ +/g, ' ')).toBe('flows/a 8499/10000 84.9 %');
});

test('a new score replaces the one in the document, and keeps the others', () => {
  const document = 'Before.\n\n<!-- scores -->\n<!-- end of scores -->\n\n| `x` | 1 of 2 | 50.0 % |\n';
  const first = withScores(document, new Map([['b', { killed: 9, total: 10 }]]));
  const second = withScores(
    first,
    new Map([
      ['a', { killed: 1, total: 1 }],
      ['b', { killed: 10, total: 10 }],
    ]),
  );
  expect([...scoresIn(first)]).toEqual([['b', { killed: 9, total: 10 }]]);
  expect([...scoresIn(second)]).toEqual([
    ['a', { killed: 1, total: 1 }],
    ['b', { killed: 10, total: 10 }],
  ]);
  expect(second).toContain('| `a` | 1 of 1 | 100.0 % |\n');
  expect(second.startsWith('Before.\n')).toBe(true);
});

test('each score in the document is of an existing subject, and is enough', () => {
  const scores = scoresIn(readFileSync('docs/contributing/threats.md', 'utf8'));
  expect([...scores.keys()].filter((name) => !Object.hasOwn(subjects, name))).toEqual([]);
  expect([...scores].filter(([, { killed, total }]) => killed < total * enough)).toEqual([]);
});

test.each(Object.entries(subjects))('%s has code to mutate, and tests', (_name, { mutate, tests }) => {
  for (const pattern of [...mutate, ...tests.filter((one) => !one.endsWith('x'))]) {
    const [folder = '', file = ''] = /\*\*/.test(pattern)
      ? pattern.split('/**/')
      : [pattern.slice(0, pattern.lastIndexOf('/')), pattern.slice(pattern.lastIndexOf('/') + 1)];
    const wanted = new RegExp(
      `${file
        .replaceAll('.', String.raw`\.`)
        .replaceAll('*', '.*')
        .replace('{ts,tsx}', 'tsx?')}$`,
    );
    expect(
      readdirSync(folder, { recursive: true }).some((one) => wanted.test(String(one))),
      pattern,
    ).toBe(true);
  }
});

test('a folder or a file within a subject is measured by all tests of the subject', () => {
  const { tests } = subjects['widget/stytch'] ?? {};
  expect(partOf('widget/stytch')).toEqual({ name: 'widget/stytch', subject: subjects['widget/stytch'] });
  expect(partOf('widget/stytch/oauth')).toEqual({
    name: 'widget/stytch',
    subject: { mutate: ['widget/stytch/oauth/**/*.{ts,tsx}'], tests },
  });
  expect(partOf('widget/stytch/call.ts')?.subject).toEqual({ mutate: ['widget/stytch/call.ts'], tests });
  expect(partOf('widget/stytched')).toBeUndefined();
  expect(partOf('flows/identity-provider/agent/look-alike.ts')?.name).toBe('flows/identity-provider/agent');
});

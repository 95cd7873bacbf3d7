import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { readMutation, readPlaywright, readVitest, resultOf } from './reports.mjs';

const folder = mkdtempSync(join(tmpdir(), 'vestibule-reports-'));
afterAll(() => rmSync(folder, { recursive: true }));

function written(report: object): string {
  const file = join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

test('the report of a run names each failed unit test with its error', () => {
  const report = readVitest(
    written({
      numPassedTests: 2,
      testResults: [
        { name: 'good.test.ts', status: 'passed', assertionResults: [{ status: 'passed' }, { status: 'passed' }] },
        {
          name: 'bad.test.ts',
          status: 'failed',
          assertionResults: [
            {
              status: 'failed',
              fullName: 'a user logs in',
              failureMessages: ['\u001B[31mexpected 1\u001B[39m\nto be 2'],
            },
          ],
        },
      ],
    }),
  );
  expect(report).toEqual({
    passed: 2,
    failed: 1,
    failures: ['bad.test.ts › a user logs in\n    expected 1\n    to be 2'],
    unsteady: [],
  });
});

test('a test file that cannot be read counts as a failure, by its name', () => {
  const broken = { name: 'broken.test.ts', status: 'failed', message: 'Unexpected token', assertionResults: [] };
  const { failed, failures } = readVitest(written({ numPassedTests: 0, testResults: [broken] }));
  expect({ failed, failures }).toEqual({ failed: 1, failures: ['broken.test.ts\n    Unexpected token'] });
});

test('a journey that passed on retry is reported separately; an error outside a test is a failure', () => {
  const spec = (title: string, status: string, message?: string) => ({
    title,
    tests: [{ status, results: message === undefined ? [{}] : [{ error: { message } }, {}] }],
  });
  const report = readPlaywright(
    written({
      stats: { expected: 1, flaky: 1 },
      errors: [{ message: 'The server fell over.' }],
      suites: [
        {
          file: 'main.spec.ts',
          specs: [spec('a user waits', 'expected')],
          suites: [
            {
              title: 'by touch',
              specs: [spec('a user taps', 'flaky', 'too slow'), spec('a user swipes', 'unexpected', 'not there')],
            },
          ],
        },
      ],
    }),
  );
  expect(report).toEqual({
    passed: 2,
    failed: 2,
    failures: ['main.spec.ts › by touch › a user swipes\n    not there', 'outside a test\n    The server fell over.'],
    unsteady: ['main.spec.ts › by touch › a user taps\n    too slow'],
  });
});

test('each folder whose tests miss too many faults is a failure, with the faults', () => {
  const enough = { killed: 9, total: 10, isEnough: true, survivors: ['a.ts:1 BooleanLiteral: true'] };
  const few = { killed: 1, total: 2, isEnough: false, survivors: ['b.ts:1 BooleanLiteral: true'] };
  expect(readMutation(written({ 'flows/a': enough, 'flows/b': few }))).toEqual({
    passed: 1,
    failed: 1,
    failures: ['mutation of flows/b: 1 of 2 faults found\n    b.ts:1 BooleanLiteral: true'],
    unsteady: [],
  });
});

const nothing = { passed: 0, failed: 0, failures: [], unsteady: [] };

// Columns: the step | whether its program succeeded | its result | the one failure.
test.each([
  ['without a report', true, undefined, 'Orca: ended without a report, see above'],
  ['that ran no test', true, nothing, 'Orca: no test was run'],
  ['that failed outside its tests', false, { ...nothing, passed: 5 }, 'Orca: ended badly, see above'],
])('a step %s counts as one failure', (_what, ok, result, failure) => {
  const read = () => {
    if (!result) throw new Error('ENOENT');
    return result;
  };
  expect(resultOf('Orca', ok, read)).toEqual({
    passed: result?.passed ?? 0,
    failed: 1,
    failures: [failure],
    unsteady: [],
  });
});

test('a step that passed, or whose tests failed, has the result of its tests', () => {
  const passed = { ...nothing, passed: 5 };
  expect(resultOf('Orca', true, () => passed)).toBe(passed);
  const failed = { ...nothing, failed: 1, failures: ['a test'] };
  expect(resultOf('Orca', false, () => failed)).toBe(failed);
});

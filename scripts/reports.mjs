import { readFileSync } from 'node:fs';

/**
 * The result of a step of `npm test`.
 *
 * @typedef {{ passed: number; failed: number; failures: string[]; unsteady: string[] }} Report
 */

/** @type {(file: string) => Report} */
export const readVitest = (file) => {
  const { numPassedTests, testResults } = JSON.parse(readFileSync(file, 'utf8'));
  const failures = testResults.flatMap(({ name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((result) => result.status === 'failed');
    // A file that could not be loaded has no tests to name.
    if (failed.length === 0) return status === 'failed' ? [said(name, message)] : [];
    return failed.map(({ fullName, failureMessages }) => said(`${name} › ${fullName}`, failureMessages[0]));
  });
  return { passed: numPassedTests, failed: failures.length, failures, unsteady: [] };
};

/** @type {(file: string) => Report} */
export const readPlaywright = (file) => {
  const { suites, errors, stats } = JSON.parse(readFileSync(file, 'utf8'));
  const tests = suites.flatMap((suite) => testsOf(suite, suite.file));
  const named = (status) => tests.filter((test) => test.status === status).map(({ name, why }) => said(name, why));
  const outside = errors.map(({ message }) => said('outside a test', message));
  const failures = [...named('unexpected'), ...outside];
  return {
    passed: stats.expected + stats.flaky,
    failed: failures.length,
    failures,
    unsteady: named('flaky'),
  };
};

/** @type {(file: string) => Report} */
export const readMutation = (file) => {
  const scores = Object.entries(JSON.parse(readFileSync(file, 'utf8')));
  const failures = scores.flatMap(([name, { killed, total, isEnough, survivors }]) =>
    isEnough ? [] : [said(`mutation of ${name}: ${killed} of ${total} faults found`, survivors.join('\n'))],
  );
  return { passed: scores.length - failures.length, failed: failures.length, failures, unsteady: [] };
};

/** @type {(failure: string) => Report} */
export const failedOnce = (failure) => ({ passed: 0, failed: 1, failures: [failure], unsteady: [] });

/**
 * The result of a step. One that ended before its report counts as a failure, as does one without a test, and one that failed outside
 * its tests.
 *
 * @type {(name: string, ok: boolean, read: () => Report) => Report}
 */
export const resultOf = (name, ok, read) => {
  try {
    const result = read();
    if (result.failed > 0 || (ok && result.passed > 0)) return result;
    return { ...failedOnce(`${name}: ${ok ? 'no test was run' : 'ended badly, see above'}`), passed: result.passed };
  } catch {
    return failedOnce(`${name}: ended without a report, see above`);
  }
};

const testsOf = (suite, path) => [
  ...(suite.specs ?? []).flatMap(({ title, tests }) =>
    tests.map(({ status, results }) => ({
      status,
      name: `${path} › ${title}`,
      why: results.find(({ error }) => error)?.error.message,
    })),
  ),
  ...(suite.suites ?? []).flatMap((inner) => testsOf(inner, `${path} › ${inner.title}`)),
];

const colours = new RegExp(`${String.fromCodePoint(27)}\\[[\\d;]*m`, 'g');

const said = (name, why = '') => {
  const lines = why.replaceAll(colours, '').split('\n').slice(0, 12);
  return [name, ...lines.map((line) => `    ${line}`)].join('\n');
};

import { readdirSync, readFileSync } from 'node:fs';
import { join, relative, sep } from 'node:path';

/** One test of a run, as its report contains it. */
export interface Result {
  /** The run: `unit tests and stories`, or the journeys of an engine or a condition. */
  run: string;
  /** The path of the test's file, from the root. */
  file: string;
  /** The test's title, after those of its groups. */
  title: string;
  outcome: 'passed' | 'failed' | 'skipped';
}

interface VitestReport {
  testResults: { name: string; assertionResults: { fullName: string; status: string }[] }[];
}

interface Suite {
  title: string;
  file: string;
  specs?: { title: string; tests: { status: string }[] }[];
  suites?: Suite[];
}

/** The tests of all reports that `npm test` or `npm run test:long` wrote to a folder. */
export function resultsIn(folder: string, root: string): Result[] {
  return readdirSync(folder)
    .filter((name) => name.endsWith('.json'))
    .flatMap((name) => {
      const report: unknown = JSON.parse(readFileSync(join(folder, name), 'utf8'));
      if (isVitest(report)) return vitestResults(report, root);
      const run = name.replace(/^playwright-?|\.json$/g, '') || 'Chromium';
      return isPlaywright(report) ? report.suites.flatMap((suite) => suiteResults(suite, '', run)) : [];
    });
}

const isVitest = (report: unknown): report is VitestReport =>
  typeof report === 'object' && report !== null && 'testResults' in report;

const isPlaywright = (report: unknown): report is { suites: Suite[] } =>
  typeof report === 'object' && report !== null && 'suites' in report;

function vitestResults({ testResults }: VitestReport, root: string): Result[] {
  const outcomes: Readonly<Record<string, Result['outcome']>> = { passed: 'passed', failed: 'failed' };
  return testResults.flatMap(({ name, assertionResults }) =>
    assertionResults.map(({ fullName, status }) => ({
      run: 'unit tests and stories',
      file: relative(root, name).replaceAll(sep, '/'),
      title: fullName,
      outcome: outcomes[status] ?? 'skipped',
    })),
  );
}

function suiteResults(suite: Suite, around: string, run: string): Result[] {
  const outcomes: Readonly<Record<string, Result['outcome']>> = {
    expected: 'passed',
    // Passed on its second attempt: the run itself reports and counts it.
    flaky: 'passed',
    unexpected: 'failed',
  };
  const within = suite.title === suite.file ? around : `${around}${suite.title} `;
  return [
    ...(suite.specs ?? []).flatMap(({ title, tests }) =>
      tests.map(({ status }) => ({
        run,
        file: `tests/${suite.file}`,
        title: `${within}${title}`,
        outcome: outcomes[status] ?? 'skipped',
      })),
    ),
    ...(suite.suites ?? []).flatMap((inner) => suiteResults(inner, within, run)),
  ];
}

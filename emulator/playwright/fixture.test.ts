import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { headlessChromiumPath } from '../../scripts/chromium.mjs';

/** A test in the report of Playwright's JSON reporter. */
interface ReportedTest {
  title: string;
  ok: boolean;
  tests: { results: { attachments: { name: string; body: string }[] }[] }[];
}

/** A file of the report, or a group of its tests. */
interface ReportedSuite {
  specs: ReportedTest[];
  suites?: ReportedSuite[];
}

/** The attachment of a test that failed. */
interface Attached {
  requests: { operation: string }[];
  messages: { to: string }[];
}

const folder = fileURLToPath(new URL('testing', import.meta.url));
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

/** The tests of the suites in a report, and of the suites in those. */
const testsOf = ({ specs, suites = [] }: ReportedSuite): ReportedTest[] => [...specs, ...suites.flatMap(testsOf)];

/** Runs a spec of `testing/` in a separate Playwright. An undefined value is no variable. */
async function report(spec: string, env: Readonly<Record<string, string | undefined>>): Promise<ReportedTest[]> {
  const args = [playwright, 'test', spec, '--config', folder, '--reporter=json', '--workers=1'];
  const text = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { env: { ...process.env, ...env } }, (_problem, output) => resolve(output));
  });
  const { suites }: { suites: ReportedSuite[] } = JSON.parse(text);
  return suites.flatMap(testsOf);
}

test('a test without pages starts no browser, and a failed test has the requests and messages of the emulator attached', async () => {
  const [passing, failing] = await report('fails.spec.ts', {
    PLAYWRIGHT_BROWSERS_PATH: folder,
    CHROMIUM: undefined,
  });
  const attached = failing?.tests[0]?.results[0]?.attachments ?? [];
  expect({ failing: failing?.ok, passing: passing?.ok }).toEqual({ failing: false, passing: true });
  expect(attached.map(({ name }) => name)).toContain('emulator.json');
  const body = attached.find(({ name }) => name === 'emulator.json')?.body ?? '';
  const { requests, messages }: Attached = JSON.parse(Buffer.from(body, 'base64').toString());
  expect(requests.map(({ operation }) => operation)).toEqual(['otps.email.loginOrCreate']);
  expect(messages.map(({ to }) => to)).toEqual(['ada@example.com']);
  expect(passing?.tests[0]?.results[0]?.attachments).toEqual([]);
}, 60_000);

test('each page of the browser, in any context, finds the emulator and has its time', async () => {
  const tests = await report('contexts.spec.ts', { CHROMIUM: headlessChromiumPath() });
  expect(tests).toHaveLength(6);
  expect(tests.filter(({ ok }) => !ok).map(({ title }) => title)).toEqual([]);
}, 120_000);

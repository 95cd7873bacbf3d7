import { execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/** A test in the report of Playwright's JSON reporter. */
interface ReportedTest {
  title: string;
  ok: boolean;
  tests: { results: { attachments: { name: string; body: string }[] }[] }[];
}

/** The attachment of a test that failed. */
interface Attached {
  requests: { operation: string }[];
  messages: { to: string }[];
}

const folder = fileURLToPath(new URL('testing', import.meta.url));
const playwright = fileURLToPath(import.meta.resolve('@playwright/test/cli'));

/** Runs the specs of `testing/` in a separate Playwright that finds no browser. */
async function report(): Promise<ReportedTest[]> {
  const env = { ...process.env, PLAYWRIGHT_BROWSERS_PATH: folder };
  const args = [playwright, 'test', '--config', folder, '--reporter=json', '--workers=1'];
  const text = await new Promise<string>((resolve) => {
    execFile(process.execPath, args, { env }, (_problem, output) => resolve(output));
  });
  const { suites }: { suites: { specs: ReportedTest[] }[] } = JSON.parse(text);
  return suites.flatMap(({ specs }) => specs);
}

test('a test without pages starts no browser, and a failed test has the requests and messages of the emulator attached', async () => {
  const [passing, failing] = await report();
  const attached = failing?.tests[0]?.results[0]?.attachments ?? [];
  expect({ failing: failing?.ok, passing: passing?.ok }).toEqual({ failing: false, passing: true });
  expect(attached.map(({ name }) => name)).toContain('emulator.json');
  const body = attached.find(({ name }) => name === 'emulator.json')?.body ?? '';
  const { requests, messages }: Attached = JSON.parse(Buffer.from(body, 'base64').toString());
  expect(requests.map(({ operation }) => operation)).toEqual(['otps.email.loginOrCreate']);
  expect(messages.map(({ to }) => to)).toEqual(['ada@example.com']);
  expect(passing?.tests[0]?.results[0]?.attachments).toEqual([]);
}, 60_000);

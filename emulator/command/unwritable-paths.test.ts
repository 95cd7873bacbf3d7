import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  readdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startEmulator } from '../node/start-emulator';
import { run } from './run';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-'));
  writeFileSync(join(folder, 'service-worker.js'), 'the worker');
  writeFileSync(join(folder, 'package.json'), '{}');
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command in the folder; the user stops it at once. */
async function command(...args: string[]) {
  const said = { written: '', warned: '' };
  const code = await run(args, {
    version: '1.2.3',
    folder,
    worker: join(folder, 'service-worker.js'),
    write: (text) => void (said.written += text),
    warn: (text) => void (said.warned += text),
    untilStopped: async () => undefined,
  });
  return { code, ...said };
}

/** Expects what happened, why, and what to do. */
function expectProblem(warned: string, what: string, fix: string) {
  const [first, why, last] = warned.trim().split('\n');
  expect(first).toContain(what);
  expect(why).toMatch(/^ {2}Why: A file is in the place of a folder\. E[A-Z]+: .+\.$/);
  expect(last).toContain('What to do: ');
  expect(last).toContain(fix);
}

test.each(['package.json', 'package.json/public'])(
  'the worker is not copied into %s, with the reason',
  async (path) => {
    const { code, warned } = await command('worker', join(folder, path));
    expect(code).toBe(1);
    expectProblem(
      warned,
      `The service worker cannot be copied to ${join(folder, path, 'vestibule-emulator.js')}.`,
      'public',
    );
  },
);

test.each(['package.json/state.json', 'service-worker.js'])(
  'a running emulator is not exported to %s, with the reason',
  async (path) => {
    const emulator = await startEmulator();
    const { code, warned } = await command('export', join(folder, path), '--port', new URL(emulator.origin).port);
    await emulator.stop();
    expect(code).toBe(1);
    expectProblem(warned, 'The state cannot be written to', 'a file that ends in .json, or a folder');
  },
);

test('an emulator with an --export that cannot be written does not start', async () => {
  const { code, written, warned } = await command('--port', '0', '--export', join(folder, 'package.json/state'));
  expect({ code, written }).toEqual({ code: 1, written: '' });
  expectProblem(warned, 'The state cannot be written to', 'a file that ends in .json, or a folder');
});

test('an --export whose file is a folder is refused at the start', async () => {
  mkdirSync(join(folder, 'state.json'));
  const { code, written, warned } = await command('--port', '0', '--export', join(folder, 'state.json'));
  expect({ code, written }).toEqual({ code: 1, written: '' });
  expect(warned).toContain('Why: EISDIR');
});

// The superuser may write everywhere.
test.skipIf(process.getuid?.() === 0 || process.platform === 'win32')(
  'an --export into a folder that is read-only is refused at the start',
  async () => {
    const sealed = join(folder, 'sealed');
    mkdirSync(sealed);
    chmodSync(sealed, 0o555);
    const { code, written, warned } = await command('--port', '0', '--export', join(sealed, 'state'));
    expect({ code, written }).toEqual({ code: 1, written: '' });
    expect(warned).toContain('Why: EACCES');
  },
);

test('the start leaves no file of a new --export, and does not change an existing one', async () => {
  const fresh = join(folder, 'new/state.json');
  const existing = join(folder, 'old.json');
  writeFileSync(existing, 'mine');
  for (const path of [fresh, existing]) {
    const { code } = await command('--port', '0', '--seed', join(folder, 'no-such.json'), '--export', path);
    expect(code).toBe(1);
  }
  expect(readdirSync(join(folder, 'new'))).toEqual([]);
  expect(readFileSync(existing, 'utf8')).toBe('mine');
  expect((await command('--port', '0', '--export', fresh)).code).toBe(0);
  expect(existsSync(fresh)).toBe(true);
});

test.skipIf(process.platform !== 'linux').each([
  ['--export', ['--port', '0', '--export', '/proc/emulator/state']],
  ['worker', ['worker', '/proc/emulator']],
])('%s into a folder that the system does not let anyone create is refused at once', async (_which, args) => {
  const { code, warned } = await command(...args);
  expect(code).toBe(1);
  expect(warned).toMatch(/Why: E[A-Z]+: .*mkdir '\/proc\/emulator'/);
});

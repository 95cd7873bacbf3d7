import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildCommand } from '../../scripts/package/build-command';
import { buildEmulator } from '../../scripts/package/build-emulator';

// The commands as they are installed: beside their code.
const folder = mkdtempSync(join('dist', 'closed-pipe-'));
const command = join(folder, 'bin/vestibule-auth.mjs');
const emulator = join(folder, 'emulator/bin/vestibule-auth-emulator.mjs');
const application = join(folder, 'application');
const count = 30;

beforeAll(async () => {
  await buildCommand(join(folder, 'dist/package'));
  await buildEmulator(join(folder, 'emulator/dist'));
  for (const name of ['bin', 'package.json', 'emulator/bin', 'emulator/package.json'])
    cpSync(name, join(folder, name), { recursive: true });
  mkdirSync(application);
}, 120_000);
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs a command whose output, or whose messages, no process reads. */
async function runUnread(args: readonly string[], closed: 'stdout' | 'stderr') {
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'] });
  child[closed].destroy();
  const [read] = await Promise.all([text(child[closed === 'stdout' ? 'stderr' : 'stdout']), once(child, 'close')]);
  return { code: child.exitCode, read };
}

const before = `stytch.mountLogin({ elementId: '#in', config, authTokenParams });\n`;
const migratedFiles = () =>
  readdirSync(application).filter((name) => !readFileSync(join(application, name), 'utf8').includes('elementId'));

test.each(['stdout', 'stderr'] as const)(
  'a command whose %s is closed writes every file, and exits with its own code',
  async (closed) => {
    for (let index = 0; index < count; index++) writeFileSync(join(application, `${index}.ts`), before);
    const { code, read } = await runUnread([command, 'migrate', application, '--write'], closed);
    expect(migratedFiles()).toHaveLength(count);
    expect({ code, hasTrace: /EPIPE|node:events/.test(read) }).toEqual({ code: 1, hasTrace: false });
  },
);

test('a check whose output is closed exits with the code of the check', async () => {
  const theme = join(folder, 'theme.json');
  writeFileSync(theme, '{}');
  expect(await runUnread([command, 'theme', 'check', theme], 'stdout')).toEqual({ code: 0, read: '' });
});

test('an emulator whose output is closed answers until it is stopped', async () => {
  const child = spawn(process.execPath, [emulator, '--port', '0'], { stdio: ['ignore', 'pipe', 'pipe'] });
  const messages = text(child.stderr);
  const [greeting] = await once(child.stdout, 'data');
  child.stdout.destroy();
  const [, address = ''] = /provider\s+(\S+)/.exec(String(greeting)) ?? [];
  for (let index = 0; index < 3; index++) await sendMail(address);
  child.kill();
  expect(await messages).toBe('');
});

/** Makes an emulator print a message: that of a code by e-mail. */
async function sendMail(address: string): Promise<void> {
  const token = 'public-token-test-00000000-0000-4000-8000-000000000000';
  const answer = await fetch(`${address}/sdk/v1/otps/email/login_or_create`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${token}:${token}`)}`, 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'ada@example.com', expiration_minutes: 5 }),
  });
  expect(answer.status).toBe(200);
}

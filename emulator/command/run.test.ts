import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { defaultPublicToken } from '../client';
import { connectToEmulator } from '../control/control';
import { startEmulator } from '../node/start-emulator';
import { messageText } from './message-text';
import { run } from './run';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'emulator-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Runs the command; `while running` contains the user's actions before they stop it. */
async function command(
  args: readonly string[],
  whileRunning: (address: string) => Promise<void> = async () => undefined,
) {
  let written = '';
  let warned = '';
  const code = await run(args, {
    version: '1.2.3',
    folder,
    worker: join(folder, 'service-worker.js'),
    write: (text) => void (written += text),
    warn: (text) => void (warned += text),
    untilStopped: () => whileRunning(/provider\s+(\S+)/.exec(written)?.[1] ?? ''),
  });
  return { code, written, warned };
}

const file = (name: string, content: unknown) => {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
};

test('starting the emulator prints the address, the public token, the outbox, and how to configure the client', async () => {
  const { code, written } = await command(['--port', '0'], async (address) => {
    expect((await fetch(`${address}/healthz`)).status).toBe(200);
  });
  expect(code).toBe(0);
  expect(written).toMatch(/outbox\s+http:\/\/localhost:\d+\/outbox/);
  expect(written).toContain('public-token-test-00000000-0000-4000-8000-000000000000');
  expect(written).toContain("from 'vestibule-auth-emulator/client'");
});

test('starting the emulator prints each mail with its code, without control characters for the terminal', async () => {
  const { written } = await command(['--port', '0'], async (address) => {
    const { faults, outbox } = connectToEmulator(address);
    await faults.clear();
    await fetch(`${address}/sdk/v1/otps/email/login_or_create`, {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${defaultPublicToken}:${defaultPublicToken}`)}`,
        'content-type': 'application/json',
      },
      body: JSON.stringify({ email: 'ada@example.com', expiration_minutes: 5 }),
    });
    await outbox.waitForCode('ada@example.com');
  });
  expect(written).toMatch(/\nemail to ada@example\.com: .+\n {2}code {2}\d{6}\n/);
  expect(
    messageText({
      id: '1',
      channel: 'sms',
      to: '+1\u001b[2J',
      text: 'Hi',
      links: [{ rel: 'x', href: 'http://a/' }],
      at: '',
    }),
  ).toBe('\nsms to +1[2J: Hi\n  link  http://a/\n');
});

test.each([
  ['the folder’s package', [], 'slow-clay'],
  ['--name', ['--name', 'Slow Clay'], 'Slow Clay'],
])('the project is named by %s, and the name of a seed is kept if no other is requested', async (_what, args, name) => {
  file('package.json', { name: 'slow-clay' });
  const nameOf = async (given: readonly string[]) => {
    let found = '';
    await command(['--port', '0', ...given], async (address) => {
      found = (await (await fetch(`${address}/`)).text()).match(/The provider of “(.*?)”/)?.[1] ?? '';
    });
    return found;
  };
  expect(await nameOf(args)).toBe(name);
  const seed = file('seed.json', { project: { project_name: 'Seeded' } });
  expect(await nameOf(['--seed', seed, ...args])).toBe(args.length > 0 ? name : 'Seeded');
});

test('users of a seed exist, are exported on exit, and exist again after an import', async () => {
  const seed = file('seed.json', { users: [{ email: 'ada@example.com' }] });
  const state = join(folder, 'state');
  const first = await command(['--port', '0', '--seed', seed, '--export', state]);
  expect(first.written).toContain(`Written: ${join(state, 'emulator-state.json')}`);
  const second = await command(['--port', '0', '--import', state], async (address) => {
    expect(await connectToEmulator(address).users.list()).toHaveLength(1);
  });
  expect(second).toMatchObject({ code: 0, warned: '' });
});

test('the state of a running emulator is exported on demand', async () => {
  const emulator = await startEmulator();
  const path = join(folder, 'now.json');
  const { code } = await command(['export', path, '--port', new URL(emulator.origin).port]);
  await emulator.stop();
  expect(code).toBe(0);
  expect(JSON.parse(readFileSync(path, 'utf8'))).toMatchObject({ format: 'vestibule-auth-emulator', version: 1 });
});

test('the worker file is copied into the folder of static files', async () => {
  file('service-worker.js', 'the worker');
  await command(['worker', join(folder, 'public')]);
  expect(readFileSync(join(folder, 'public/vestibule-emulator.js'), 'utf8')).toBe('the worker');
});

test.each([
  [['--help'], '--seed <file>'],
  [['--version'], '1.2.3'],
])('the argument %s prints its answer, and nothing starts', async (args, said) => {
  const { code, written } = await command(args, () => Promise.reject(new Error('It runs.')));
  expect(code).toBe(0);
  expect(written).toContain(said);
});

test.each([
  [['--port', 'x'], '--port is "x".', 'leave it out for 5181'],
  [['--colour'], 'The options cannot be read.', '--help'],
  [['begin'], '"begin" is no command.', '--help'],
  [['export'], '"export" was given no path.', 'vestibule-auth-emulator export <path>'],
  [['--seed', 'a', '--import', 'b'], 'Both --seed and --import were given.', 'Give one of them.'],
  [['--public-token', 'public token'], '--public-token is "public token".', 'or leave it out'],
  [['--host', ''], '--host is "".', 'Leave it out for this machine alone'],
  [['--app', 'shop'], '--app is "shop".', 'http://localhost:3000'],
  [['--app', 'http://localhost:3000/x'], '--app is "http://localhost:3000/x".', 'Give http://localhost:3000.'],
  [['--app', 'https://app.test:8443?a=b'], '--app is "https://app.test:8443?a=b".', 'Give https://app.test:8443.'],
  [['--seed', 'no-such.json'], 'The seed no-such.json cannot be read.', 'a file that is there'],
  [['--host', '203.0.113.7'], 'The host 203.0.113.7 is none of this machine', '0.0.0.0'],
  [['export', 'x.json', '--port', '1'], 'No emulator answers at http://localhost:1.', 'npx vestibule-auth-emulator'],
])('the arguments %j print what happened, why, and what to do', async (args, what, fix) => {
  const { code, warned } = await command(args);
  expect(code).toBe(1);
  const [first, why, last] = warned.trim().split('\n');
  expect(first).toContain(what);
  expect(why).toMatch(/^ {2}Why: ./);
  expect(last).toContain('What to do: ');
  expect(last).toContain(fix);
});

test.each([
  ['no JSON', '{ users: [] }', 'is not JSON'],
  ['a list', [], 'is not an object'],
  ['an unknown member', { people: [] }, '"people" is not known here.'],
])('a seed that is %s is refused with a reason', async (_kind, content, what) => {
  const { code, warned } = await command(['--port', '0', '--seed', file('seed.json', content)]);
  expect(code).toBe(1);
  expect(warned).toContain(what);
});

test('importing a seed as a state is refused, and the error names the right option', async () => {
  const { warned } = await command(['--port', '0', '--import', file('seed.json', { users: [] })]);
  expect(warned).toContain('This is no state of the emulator.');
  expect(warned).toContain('belong in a seed file');
});

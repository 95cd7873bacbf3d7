import { afterEach, expect, test } from 'vitest';
import { connectToEmulator } from '../control/control';
import type { ImpersonationToken } from '../index';
import { ControlError } from '../provider/control/control-error';
import { createVisitor } from '../testing/visitor';
import { type Emulator, type EmulatorOptions, startEmulator } from './start-emulator';

const started: Emulator[] = [];
const start = async (options?: EmulatorOptions) => {
  const emulator = await startEmulator(options);
  started.push(emulator);
  return emulator;
};
afterEach(async () => {
  await Promise.all(started.splice(0).map((one) => one.stop()));
});

const ada = { email: 'ada@example.com', password: 'liverpool rain on tuesday' };
const authorization = (token: string) => ({ authorization: `Basic ${btoa(`${token}:${token}`)}` });
const askForCode = ({ origin, publicToken }: Emulator, email: string) =>
  fetch(`${origin}/sdk/v1/otps/email/login_or_create`, {
    method: 'POST',
    headers: authorization(publicToken),
    body: JSON.stringify({ email, expiration_minutes: 5 }),
  });

test('the code of a mail can be read as soon as it is sent', async () => {
  const emulator = await start();
  const waited = emulator.outbox.waitForCode(ada.email);
  await askForCode(emulator, ada.email);
  expect(await waited).toMatch(/^\d{6}$/);
  const first = await emulator.outbox.latest(ada.email);
  await expect(emulator.outbox.waitFor(ada.email, { timeout: 0, ...(first && { after: first }) })).rejects.toThrow(
    'No message came to ada@example.com within 0 ms.',
  );
});

test('waiting for the wrong address fails with the addresses that have messages', async () => {
  const emulator = await start();
  await askForCode(emulator, ada.email);
  await expect(emulator.outbox.waitForCode('bob@example.com', { timeout: 0 })).rejects.toThrow(
    'The outbox has messages to ada@example.com.',
  );
});

test('a reset restores the seed, and removes users that were added later', async () => {
  const emulator = await start({ seed: { users: [ada] } });
  await emulator.users.create({ email: 'bob@example.com' });
  await emulator.reset();
  expect((await emulator.users.list()).map(({ emails }) => emails[0]?.email)).toEqual([ada.email]);
});

test('an exported state can be imported by another emulator, where a reset restores it', async () => {
  const first = await start({ seed: { users: [ada] } });
  const second = await start({ state: JSON.parse(JSON.stringify(await first.export())) });
  await second.users.create({ email: 'bob@example.com' });
  await second.reset();
  expect(await second.users.list()).toEqual(await first.users.list());
});

test('a second emulator on a port fails with the reason and what to do', async () => {
  const { origin } = await start();
  await expect(startEmulator({ port: Number(new URL(origin).port) })).rejects.toThrow(
    /^Port \d+ is taken\. Another program listens on it: another emulator, perhaps\. Stop that program/,
  );
});

test('a mistake in the seed ends the start, and the port is free again', async () => {
  const { origin, stop } = await startEmulator();
  await stop();
  const port = Number(new URL(origin).port);
  await expect(startEmulator({ port, seed: { users: [{ email: 'ada' }] } })).rejects.toThrow('In users[0]: "email" is');
  await expect(start({ port })).resolves.toMatchObject({ origin });
});

test('another process has the same control through the printed address', async () => {
  const emulator = await start();
  const control = connectToEmulator(`${emulator.origin}/`);
  await control.applications.register({ client_id: 'robot', client_name: 'Robot', redirect_uris: [] });
  expect(await emulator.applications.list()).toMatchObject([{ client_id: 'robot' }]);
  const before = Date.now();
  expect((await control.clock.advance(3_600)).getTime()).toBeGreaterThanOrEqual(before + 3_600_000);
  await expect(connectToEmulator('http://localhost:1').users.list()).rejects.toThrow('No emulator answers at');
});

test('a queued fault applies to the next call of its operation, which is in the list of requests', async () => {
  const emulator = await start();
  await emulator.faults.add({ operation: 'otps.email.loginOrCreate', kind: 'status', status: 503 });
  expect((await askForCode(emulator, ada.email)).status).toBe(503);
  expect(await emulator.requests.list('otps.email.loginOrCreate')).toHaveLength(1);
  await emulator.requests.clear();
  expect(await emulator.requests.list()).toEqual([]);
});

test('an emulator has only the applications that it is given, and the playground comes with one', async () => {
  expect(await (await start()).applications.list()).toEqual([]);
  expect(await createVisitor().control('GET', '/clients')).toHaveLength(1);
});

test('an impersonation token has a type of the package', async () => {
  const emulator = await start();
  const { user_id } = await emulator.users.create({ email: 'staff@example.com' });
  const made: ImpersonationToken = await emulator.users.impersonate(user_id);
  expect(made).toEqual({ impersonation_token: expect.any(String) });
});

test('the outbox can be read in a browser', async () => {
  const emulator = await start();
  await askForCode(emulator, ada.email);
  const page = await (await fetch(`${emulator.origin}/outbox`)).text();
  expect(page).toContain(await emulator.outbox.waitForCode(ada.email));
  expect(page).toContain(ada.email);
});

test.each<[EmulatorOptions, string]>([
  [
    { appOrigin: 'localhost:3000' },
    'appOrigin is "localhost:3000". It is the origin of a page: scheme, host and port.',
  ],
  [{ appOrigin: 'nope' }, 'appOrigin is "nope".'],
  [{ appOrigin: 'http://localhost:3000/app' }, 'Give http://localhost:3000.'],
  [{ port: 99_999 }, 'port is 99999. A port is a whole number from 0 to 65535.'],
  [{ port: 1.5 }, 'port is 1.5.'],
  [{ publicToken: 'public:token' }, 'publicToken is "public:token". A public token has letters'],
  [{ publicToken: 'töken' }, 'publicToken is "töken".'],
  [{ publicToken: '' }, 'publicToken is "".'],
  [{ host: '' }, 'host is "". An address or a name of this machine is needed.'],
])('the option %j is refused before anything listens, with what to do', async (options, text) => {
  const problem = await start(options).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(ControlError);
  expect(String(problem)).toContain(text);
});

test('links lead to an appOrigin that ends in a slash as to one without', async () => {
  const emulator = await start({ appOrigin: 'http://localhost:3000/' });
  await fetch(`${emulator.origin}/sdk/v1/magic_links/email/login_or_create`, {
    method: 'POST',
    headers: authorization(emulator.publicToken),
    body: JSON.stringify({ email: ada.email }),
  });
  expect(await emulator.outbox.waitForLink(ada.email)).toMatch(/^http:\/\/localhost:3000\/\?/);
});

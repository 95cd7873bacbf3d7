import { expect, test, vi } from 'vitest';
import { createControl } from '../control/control';
import { type ProviderStart, persistentProvider, type StateStorage } from './persistent-provider';

const start: ProviderStart = {
  address: 'https://demo.example/docs/vestibule-emulator',
  publicToken: 'public-token-test-demo',
  appOrigin: 'https://demo.example',
  seed: { users: [{ email: 'ada@example.com' }] },
};

function emptyStorage(): StateStorage {
  let kept: string | undefined;
  return {
    read: async () => kept,
    write: async (text) => {
      kept = text;
    },
  };
}

async function controlOf(storage: StateStorage, from?: ProviderStart) {
  const provider = await persistentProvider(storage, from);
  if (!provider) throw new Error('There is no state to resume.');
  return createControl(start.address, provider.answer);
}

test('a page that is opened again finds the earlier state, and the seed is applied once', async () => {
  const storage = emptyStorage();
  const before = await controlOf(storage, start);
  await before.users.create({ email: 'bob@example.com' });
  const after = await controlOf(storage, start);
  expect((await after.users.list()).map(({ emails }) => emails[0]?.email)).toEqual([
    'ada@example.com',
    'bob@example.com',
  ]);
  await after.reset();
  expect(await after.users.list()).toHaveLength(1);
});

test('a restarted worker continues with its stored state, and starts empty without one', async () => {
  const storage = emptyStorage();
  expect(await persistentProvider(storage)).toBeUndefined();
  await (await controlOf(storage, start)).clock.advance(60);
  expect(await (await controlOf(storage)).users.list()).toHaveLength(1);
});

test('a state that cannot be stored, or was stored in part, does not stop the provider', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = {
    ...emptyStorage(),
    write: () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError')),
  };
  const control = await controlOf(full, start);
  await control.users.create({ email: 'bob@example.com' });
  expect(await control.users.list()).toHaveLength(2);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
  const cutOff = { ...emptyStorage(), read: async () => '{"start":' };
  expect(await (await controlOf(cutOff, start)).users.list()).toHaveLength(1);
  expect(await persistentProvider(cutOff)).toBeUndefined();
});

test('a page with another seed starts with a new state', async () => {
  const storage = emptyStorage();
  await (await controlOf(storage, start)).users.create({ email: 'bob@example.com' });
  const other = await controlOf(storage, { ...start, seed: { users: [] } });
  expect(await other.users.list()).toEqual([]);
});

test('a link may redirect to the site of the page that the provider is in, and to no other site', async () => {
  const provider = await persistentProvider(emptyStorage(), start);
  const send = (redirect: string) =>
    provider?.answer(
      new Request(`${start.address}/sdk/v1/magic_links/email/login_or_create`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${start.publicToken}:${start.publicToken}`)}` },
        body: JSON.stringify({
          email: 'ada@example.com',
          login_magic_link_url: redirect,
          signup_magic_link_url: redirect,
        }),
      }),
    );
  expect((await send('https://demo.example/docs/in'))?.status).toBe(200);
  expect((await send('https://evil.example/'))?.status).not.toBe(200);
});

import { expect, test, vi } from 'vitest';
import { createControl } from '../control/control';
import { type Beginning, keptProvider, type Shelf } from './kept-provider';

const beginning: Beginning = {
  address: 'https://demo.example/docs/vestibule-emulator',
  publicToken: 'public-token-test-demo',
  appOrigin: 'https://demo.example',
  seed: { users: [{ email: 'ada@example.com' }] },
};

function shelf(): Shelf {
  let kept: string | undefined;
  return {
    read: async () => kept,
    write: async (text) => {
      kept = text;
    },
  };
}

async function controlOf(place: Shelf, from?: Beginning) {
  const provider = await keptProvider(place, from);
  if (!provider) throw new Error('There is nothing to go on with.');
  return createControl(beginning.address, provider.answer);
}

test('a page that is opened again finds the earlier state, and the seed is applied once', async () => {
  const place = shelf();
  const before = await controlOf(place, beginning);
  await before.users.create({ email: 'bob@example.com' });
  const after = await controlOf(place, beginning);
  expect((await after.users.list()).map(({ emails }) => emails[0]?.email)).toEqual([
    'ada@example.com',
    'bob@example.com',
  ]);
  await after.reset();
  expect(await after.users.list()).toHaveLength(1);
});

test('a restarted worker continues with its stored state, and starts empty without one', async () => {
  const place = shelf();
  expect(await keptProvider(place)).toBeUndefined();
  await (await controlOf(place, beginning)).clock.advance(60);
  expect(await (await controlOf(place)).users.list()).toHaveLength(1);
});

test('a state that cannot be stored, or was stored in part, does not stop the provider', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  const full = { ...shelf(), write: () => Promise.reject(new DOMException('Quota exceeded', 'QuotaExceededError')) };
  const control = await controlOf(full, beginning);
  await control.users.create({ email: 'bob@example.com' });
  expect(await control.users.list()).toHaveLength(2);
  expect(warn).toHaveBeenCalled();
  warn.mockRestore();
  const cutOff = { ...shelf(), read: async () => '{"beginning":' };
  expect(await (await controlOf(cutOff, beginning)).users.list()).toHaveLength(1);
  expect(await keptProvider(cutOff)).toBeUndefined();
});

test('a page with another seed starts with a new state', async () => {
  const place = shelf();
  await (await controlOf(place, beginning)).users.create({ email: 'bob@example.com' });
  const other = await controlOf(place, { ...beginning, seed: { users: [] } });
  expect(await other.users.list()).toEqual([]);
});

test('a link may redirect to the site of the page that the provider is in, and to no other site', async () => {
  const provider = await keptProvider(shelf(), beginning);
  const send = (redirect: string) =>
    provider?.answer(
      new Request(`${beginning.address}/sdk/v1/magic_links/email/login_or_create`, {
        method: 'POST',
        headers: { authorization: `Basic ${btoa(`${beginning.publicToken}:${beginning.publicToken}`)}` },
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

// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import { expiryCode } from './calls.lazy';
import { internally } from '../testing/quiet-client';
import type { Client } from './client';
import { linkAndPasscodeCalls } from './links-and-passcodes';
import { calls as oauthCalls } from './oauth/oauth';
import { providerOf } from './provider-of';

const internals = { publicToken: 'public-token-test-1' };
const key = 'vestibule:public-token-test-1:asked_address';
const kept = () => [sessionStorage.getItem(key), localStorage.getItem(key)];
const session = { session_id: 'session-1', user_id: 'user-1' };
const signedIn = { user_id: 'user-1', session };
const request = {
  email: 'ada@example.com',
  loginExpirationMinutes: 30,
  signupExpirationMinutes: 60,
  createUserAsPending: false,
};

/** A client that sends a link, and whose user signs in when the test says so. */
function clientOf() {
  let user: object | null = null;
  const listeners = new Set<(state: object) => void>();
  const client = {
    magicLinks: { email: { loginOrCreate: async () => ({ request_id: '1' }) }, authenticate: async () => signedIn },
    oauth: {
      authenticate: async () => ({
        ...signedIn,
        provider_values: { access_token: 'secret', id_token: 'secret', refresh_token: 'secret', scopes: ['email'] },
      }),
    },
    session: { getSync: () => null },
    user: { getSync: () => user },
    ...internally(internals),
    onStateChange: (listener: (state: object) => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  } as unknown as Client;
  const signIn = (next: typeof user) => {
    user = next;
    for (const listener of listeners) listener({});
  };
  return { client, signIn, listeners };
}

beforeEach(() => {
  vi.useRealTimers();
  sessionStorage.clear();
  localStorage.clear();
});

test('the address that requested a link is remembered, in this tab and the next', async () => {
  const { client } = clientOf();
  const calls = linkAndPasscodeCalls(client, internals);
  await calls.sendMagicLink(request);
  expect(await calls.askedAddress()).toEqual(succeeded('ada@example.com'));
  sessionStorage.clear();
  expect(await calls.askedAddress()).toEqual(succeeded('ada@example.com'));
});

test('the address is kept for the lifetime of a link, and not longer [B-BACK-10]', async () => {
  vi.useFakeTimers();
  const { client } = clientOf();
  const calls = linkAndPasscodeCalls(client, internals);
  await calls.sendMagicLink(request);
  vi.advanceTimersByTime(59 * 60_000);
  expect(await calls.askedAddress()).toEqual(succeeded('ada@example.com'));
  vi.advanceTimersByTime(60_000);
  expect(await calls.askedAddress()).toEqual(succeeded(undefined));
  expect(kept()).toEqual([null, null]);
});

test('the address of a link that lasts 60 days is kept for 30 days, and not longer [B-BACK-10]', async () => {
  vi.useFakeTimers();
  const hour = 60 * 60_000;
  const calls = linkAndPasscodeCalls(clientOf().client, internals);
  await calls.sendMagicLink({ ...request, loginExpirationMinutes: 60 * 24 * 60 });
  vi.advanceTimersByTime((29 * 24 + 23) * hour);
  expect(await calls.askedAddress()).toEqual(succeeded('ada@example.com'));
  vi.advanceTimersByTime(hour);
  expect(await calls.askedAddress()).toEqual(succeeded(undefined));
  expect(kept()).toEqual([null, null]);
});

test('an address without a sent link is not kept', async () => {
  const { client } = clientOf();
  client.magicLinks.email.loginOrCreate = () => Promise.reject(new TypeError('offline'));
  const calls = linkAndPasscodeCalls(client, internals);
  expect(await calls.sendMagicLink(request)).toEqual(failed({ type: 'unreachable', cause: expect.anything() }));
  expect(kept()).toEqual([null, null]);
});

test('a sign-in by any method removes the address [B-BACK-10]', async () => {
  const { client, signIn, listeners } = clientOf();
  const calls = linkAndPasscodeCalls(client, internals);
  const mount = new AbortController();
  providerOf(client, () => mount.signal).expireData();
  await calls.sendMagicLink(request);
  signIn(null);
  await expiryCode.load();
  expect(kept()).not.toContain(null);
  signIn({ user_id: 'user-1' });
  await vi.waitFor(() => expect(kept()).toEqual([null, null]));
  mount.abort();
  expect(listeners.size).toBe(0);

  signIn(null);
  await calls.sendMagicLink(request);
  await calls.authenticateMagicLink({ token: 'token', sessionDurationMinutes: 30 });
  expect(kept()).toEqual([null, null]);

  await calls.sendMagicLink(request);
  await oauthCalls(client, internals).authenticateOAuth({ token: 'token', sessionDurationMinutes: 30 });
  expect(kept()).toEqual([null, null]);
});

test('a mount with a signed-in user removes the address at its start [B-BACK-10]', async () => {
  const { client, signIn } = clientOf();
  await linkAndPasscodeCalls(client, internals).sendMagicLink(request);
  signIn({ user_id: 'user-1' });
  providerOf(client).expireData();
  await vi.waitFor(() => expect(kept()).toEqual([null, null]));

  signIn(null);
  await linkAndPasscodeCalls(client, internals).sendMagicLink(request);
  signIn({ user_id: 'user-1' });
  expect(await linkAndPasscodeCalls(client, internals).askedAddress()).toEqual(succeeded(undefined));
  expect(kept()).toEqual([null, null]);
});

test('a mount without access to storage removes nothing, and nothing fails', () => {
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  const { client, listeners } = clientOf();
  providerOf(client).expireData();
  refused.mockRestore();
  expect(listeners.size).toBe(1);
});

test('a mount that was given no client sweeps nothing, and reports nothing to the page', async () => {
  const expired = JSON.stringify({ email: 'ada@example.com', until: 1 });
  localStorage.setItem(key, expired);
  // A host without types may have passed a string.
  providerOf(Object('public-token-test-1')).expireData();
  await expiryCode.load();
  await Promise.resolve();
  expect(localStorage.getItem(key)).toBe(expired);
});

test('an address that the storage of the tab alone has is removed by a sign-in [B-BACK-10]', async () => {
  const { client, signIn } = clientOf();
  const refused = vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('No.', 'SecurityError');
  });
  providerOf(client).expireData();
  await linkAndPasscodeCalls(client, internals).sendMagicLink(request);
  expect(sessionStorage.getItem(key)).not.toBeNull();
  signIn({ user_id: 'user-1' });
  await vi.waitFor(() => expect(sessionStorage.getItem(key)).toBeNull()).finally(() => refused.mockRestore());
});

test('a page that stays open removes the address when it expires [B-BACK-10]', async () => {
  vi.useFakeTimers();
  await linkAndPasscodeCalls(clientOf().client, internals).sendMagicLink(request);
  await vi.advanceTimersByTimeAsync(59 * 60_000);
  expect(kept()).not.toContain(null);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(kept()).toEqual([null, null]);
});

test.each(['null', '7', '{"email":7,"until":9e15}', '{"email":"a@b.c"}', '{', '[]'])(
  'the stored value %s is ignored',
  async (entry) => {
    localStorage.setItem(key, entry);
    expect(await linkAndPasscodeCalls(clientOf().client, internals).askedAddress()).toEqual(succeeded(undefined));
  },
);

test('without access to storage nothing is kept, and nothing fails', async () => {
  const refuse = () => {
    throw new DOMException('No.', 'SecurityError');
  };
  const spies = [
    vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse),
    vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse),
  ];
  const calls = linkAndPasscodeCalls(clientOf().client, internals);
  expect(await calls.sendMagicLink(request)).toMatchObject({ ok: true });
  expect(await calls.askedAddress()).toEqual(succeeded(undefined));
  for (const spy of spies) spy.mockRestore();
});

test('the event of a social sign-in has no tokens of the social provider [T-BACK-4]', async () => {
  const outcome = await oauthCalls(clientOf().client, internals).authenticateOAuth({
    token: 'token',
    sessionDurationMinutes: 30,
  });
  expect(outcome).toEqual(succeeded({ ...signedIn, provider_values: { scopes: ['email'] } }));
});

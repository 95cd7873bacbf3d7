// @vitest-environment jsdom
import { afterEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../../flows/core/provider/outcome';
import { quietClient } from '../../testing/quiet-client';
import { rememberAddress } from '../asked-address';
import { linkAndPasscodeCalls } from '../links-and-passcodes';
import { calls as oauthCalls } from './oauth';

afterEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});

const token = { token: 't', sessionDurationMinutes: 30 };
const signedIn = { user_id: 'u', session: { session_id: 's', user_id: 'u' } };

describe('leaving for a social provider', () => {
  const { signal } = new AbortController();

  test("leaving for a social provider uses the host's configuration", async () => {
    const start = vi.fn(async () => undefined);
    const calls = oauthCalls(quietClient({ oauth: { github: { start } } }), {});
    const request = { custom_scopes: ['repo'], provider_params: { prompt: 'login' } };
    const urls = { loginRedirectURL: 'https://app.test/in', signupRedirectURL: 'https://app.test/up' };
    expect(await calls.startOAuth({ type: 'github', signal, ...urls, ...request })).toEqual(succeeded(undefined));
    expect(start).toHaveBeenCalledExactlyOnceWith({
      login_redirect_url: 'https://app.test/in',
      signup_redirect_url: 'https://app.test/up',
      ...request,
    });
  });

  test('leaving for an unknown or failing social provider is an error', async () => {
    const start = () => Promise.reject(new TypeError('offline'));
    const calls = oauthCalls(quietClient({ oauth: { github: { start } } }), {});
    expect(await calls.startOAuth({ type: 'github', signal })).toMatchObject({
      ok: false,
      error: { type: 'unreachable' },
    });
    expect((await calls.startOAuth({ type: 'figma', signal })).ok).toBe(false);
  });

  // Columns: the client's settings | whether the log-in was cancelled before they came.
  test.each([
    ['arrive', () => Promise.resolve({}), false, 1],
    ['fail', () => Promise.reject(new TypeError('offline')), false, 1],
    ['arrive', () => Promise.resolve({}), true, 0],
    ['fail', () => Promise.reject(new TypeError('offline')), true, 0],
  ])(
    "a social log-in whose client's settings %s leaves the page unless it was cancelled meanwhile (%s, %s) [B-SOCIAL-2]",
    async (_what, settle, isCancelled, count) => {
      let arrive = () => {};
      const waiting = new Promise<void>((resolve) => (arrive = resolve));
      const start = vi.fn(async () => undefined);
      const bootstrap = { getSync: () => null, getAsync: () => waiting.then(settle) };
      const calls = oauthCalls(quietClient({ oauth: { google: { start } } }), { bootstrap });
      const ending = new AbortController();
      const leaving = calls.startOAuth({ type: 'google', signal: ending.signal });
      if (isCancelled) ending.abort();
      arrive();
      expect(await leaving).toEqual(isCancelled ? failed({ type: 'cancelled' }) : succeeded(undefined));
      expect(start).toHaveBeenCalledTimes(count);
    },
  );
});

describe('returning from a social provider', () => {
  const answered = (answer: unknown) =>
    oauthCalls(quietClient({ oauth: { authenticate: vi.fn(async () => answer) } }), { publicToken: 'project' });

  test('returning from a social provider logs in, and the event has no tokens of it', async () => {
    const values = { access_token: 'secret', refresh_token: 'secret', id_token: 'secret', scopes: ['repo'] };
    expect(
      await answered({ ...signedIn, provider_values: values, session_jwt: 'secret' }).authenticateOAuth(token),
    ).toEqual(succeeded({ ...signedIn, provider_values: { scopes: ['repo'] } }));
  });

  test.each([undefined, null, 'none', 7])(
    'returning from a social provider logs in with provider values of %j',
    async (provider_values) => {
      expect(await answered({ ...signedIn, provider_values }).authenticateOAuth(token)).toMatchObject({ ok: true });
    },
  );

  test.each([{}, { ...signedIn, user_id: 'other' }, { user_id: 'u' }, undefined])(
    'returning from a social provider with %j fails',
    async (answer) => {
      expect(await answered(answer).authenticateOAuth(token)).toEqual(failed({ type: 'broken' }));
    },
  );

  test('returning from a social provider removes the address of a link', async () => {
    const internals = { publicToken: 'project' };
    const client = quietClient();
    rememberAddress(internals, 'ada@example.com', 60);
    await answered(signedIn).authenticateOAuth(token);
    expect(await linkAndPasscodeCalls(client, internals).askedAddress()).toEqual(succeeded(undefined));
  });
});

// Columns: the session of this browser | whether Google started it.
test.each([
  [{ authentication_factors: [{ delivery_method: 'oauth_google' }] }, true],
  [{ authentication_factors: [{ delivery_method: 'email' }, { delivery_method: 'oauth_google_one_tap' }] }, true],
  [{ authentication_factors: [{ delivery_method: 'oauth_github' }] }, false],
  [{ authentication_factors: [null, 7, {}] }, false],
  [{ authentication_factors: {} }, false],
  [{}, false],
  [null, false],
])('the session %j is by Google: %s', async (session, isGoogles) => {
  const calls = oauthCalls(quietClient({ session: { getSync: () => session } }), {});
  expect(await calls.isSignedInByOAuth('google')).toEqual(succeeded(isGoogles));
});

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

describe('a user who goes to a social provider', () => {
  test('is sent there as the host has configured it', async () => {
    const start = vi.fn(async () => undefined);
    const calls = oauthCalls(quietClient({ oauth: { github: { start } } }), {});
    const request = { custom_scopes: ['repo'], provider_params: { prompt: 'login' } };
    const urls = { loginRedirectURL: 'https://app.test/in', signupRedirectURL: 'https://app.test/up' };
    expect(await calls.startOAuth({ type: 'github', ...urls, ...request })).toEqual(succeeded(undefined));
    expect(start).toHaveBeenCalledExactlyOnceWith({
      login_redirect_url: 'https://app.test/in',
      signup_redirect_url: 'https://app.test/up',
      ...request,
    });
  });

  test('is told where that could not be asked, and where this client knows no such provider', async () => {
    const start = () => Promise.reject(new TypeError('offline'));
    const calls = oauthCalls(quietClient({ oauth: { github: { start } } }), {});
    expect(await calls.startOAuth({ type: 'github' })).toMatchObject({ ok: false, error: { type: 'unreachable' } });
    expect((await calls.startOAuth({ type: 'figma' })).ok).toBe(false);
  });
});

describe('a user who comes back from a social provider', () => {
  const answered = (answer: unknown) =>
    oauthCalls(quietClient({ oauth: { authenticate: vi.fn(async () => answer) } }), { publicToken: 'project' });

  test('is in, and the host hears nothing of the tokens of that provider', async () => {
    const values = { access_token: 'secret', refresh_token: 'secret', id_token: 'secret', scopes: ['repo'] };
    expect(
      await answered({ ...signedIn, provider_values: values, session_jwt: 'secret' }).authenticateOAuth(token),
    ).toEqual(succeeded({ ...signedIn, provider_values: { scopes: ['repo'] } }));
  });

  test.each([undefined, null, 'none', 7])('is in where the provider says %j of its values', async (provider_values) => {
    expect(await answered({ ...signedIn, provider_values }).authenticateOAuth(token)).toMatchObject({ ok: true });
  });

  test.each([{}, { ...signedIn, user_id: 'other' }, { user_id: 'u' }, undefined])('is not in by %j', async (answer) => {
    expect(await answered(answer).authenticateOAuth(token)).toEqual(failed({ type: 'broken' }));
  });

  test('is asked for the address of a link no more', async () => {
    const internals = { publicToken: 'project' };
    const client = quietClient();
    rememberAddress(internals, 'ada@example.com', 60);
    await answered(signedIn).authenticateOAuth(token);
    expect(await linkAndPasscodeCalls(client, internals).askedAddress()).toEqual(succeeded(undefined));
  });
});

// Read across: the session of this browser | whether it is by Google.
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

// @vitest-environment jsdom
import { describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import { quietClient } from '../testing/quiet-client';
import { calls as identityProviderCalls } from './identity-provider';
import { linkAndPasscodeCalls } from './links-and-passcodes';
import { passwordCalls } from './passwords';
import { sessionCalls } from './session';

const signedIn = { user_id: 'u', session: { session_id: 's', user_id: 'u' } };
const given = { email: 'ada@example.com', password: 'correct horse', sessionDurationMinutes: 30 };
const sent = { email: 'ada@example.com', password: 'correct horse', session_duration_minutes: 30 };

describe('password calls', () => {
  /** The calls over a client with one method, which returns this response. */
  const withMethod = (name: string, answer: unknown) => {
    const method = vi.fn(async () => answer);
    return { method, calls: passwordCalls(quietClient({ passwords: { [name]: method } }), {}) };
  };

  test.each([
    ['createPassword', 'create'],
    ['authenticatePassword', 'authenticate'],
  ] as const)('a password call %s signs in with the input', async (call, name) => {
    const { calls, method } = withMethod(name, signedIn);
    expect(await calls[call](given)).toEqual(succeeded(signedIn));
    expect(method).toHaveBeenCalledExactlyOnceWith(sent);
    expect(await withMethod(name, { user_id: 'u' }).calls[call](given)).toEqual(failed({ type: 'broken' }));
  });

  test('a password call sends a password for a strength check, with or without its address', async () => {
    const answer = { score: 3, valid_password: true, feedback: null };
    const { calls, method } = withMethod('strengthCheck', answer);
    const request = { email: 'ada@example.com', password: 'correct horse' };
    expect(await calls.checkPasswordStrength(request)).toMatchObject({ ok: true, value: { score: 3 } });
    expect(method).toHaveBeenCalledExactlyOnceWith(request);
  });

  test("a password call requests a reset mail with the host's configuration", async () => {
    const { calls, method } = withMethod('resetByEmailStart', { request_id: 'r' });
    const outcome = await calls.startPasswordReset({
      email: 'ada@example.com',
      loginRedirectURL: 'https://app.test/in',
      loginExpirationMinutes: 60,
      resetPasswordRedirectURL: 'https://app.test/reset',
      resetPasswordExpirationMinutes: 30,
      resetPasswordTemplateId: 'reset',
      locale: 'es',
    });
    expect(outcome).toEqual(succeeded({ request_id: 'r' }));
    expect(method).toHaveBeenCalledExactlyOnceWith({
      email: 'ada@example.com',
      login_redirect_url: 'https://app.test/in',
      login_expiration_minutes: 60,
      reset_password_redirect_url: 'https://app.test/reset',
      reset_password_expiration_minutes: 30,
      reset_password_template_id: 'reset',
      locale: 'es',
    });
  });

  test('a password call sets a new password with the token of a reset mail', async () => {
    const { calls, method } = withMethod('resetByEmail', signedIn);
    const request = { token: 't', password: 'correct horse', sessionDurationMinutes: 30 };
    expect(await calls.resetPassword(request)).toEqual(succeeded(signedIn));
    expect(method).toHaveBeenCalledExactlyOnceWith({
      token: 't',
      password: 'correct horse',
      session_duration_minutes: 30,
    });
  });

  test('a password call finds that a user is new', async () => {
    const calls = passwordCalls(quietClient(), { fetchSDK: async () => ({ userType: 'new' }) });
    expect(await calls.searchUser('ada@example.com')).toEqual(succeeded('new'));
  });
});

// Columns: the session of the client, its tokens | whether this browser keeps a session.
test.each([
  [null, null, false],
  [{ session_id: 's' }, null, true],
  [null, { session_token: 't' }, true],
  [{ session_id: 's' }, { session_token: 't' }, true],
])('a client with the session %j and the tokens %j keeps one: %s', async (session, tokens, hasSession) => {
  const client = quietClient({ session: { getSync: () => session, getTokens: () => tokens } });
  expect(await linkAndPasscodeCalls(client, {}).hasSession()).toEqual(succeeded(hasSession));
});

test('an address is compared with those of the signed-in user', async () => {
  const user = { user_id: 'u', emails: [{ email: 'ada@example.com', verified: true }] };
  const calls = linkAndPasscodeCalls(quietClient({ user: { getSync: () => user } }), {});
  expect(await calls.hasContact('ada@example.com')).toEqual(succeeded(true));
  expect(await calls.hasContact('eve@example.com')).toEqual(succeeded(false));
  expect(await linkAndPasscodeCalls(quietClient(), {}).hasContact('ada@example.com')).toEqual(succeeded(undefined));
});

describe('decisions', () => {
  const request = {
    clientId: 'robot',
    redirectURI: 'https://robot.test/back',
    responseType: 'code',
    scopes: ['openid'],
  };
  const decide = async (isGranted: boolean, answer: unknown) => {
    const oauthAuthorizeSubmit = vi.fn(async (_asked: object) => answer);
    const calls = identityProviderCalls(quietClient({ idp: { oauthAuthorizeSubmit } }));
    return { outcome: await calls.submitAuthorization({ ...request, isGranted }), oauthAuthorizeSubmit };
  };

  test.each([true, false])('a decision about access is sent with the whole request: %s', async (isGranted) => {
    const { oauthAuthorizeSubmit } = await decide(isGranted, {});
    expect(oauthAuthorizeSubmit).toHaveBeenCalledExactlyOnceWith({
      client_id: 'robot',
      redirect_uri: 'https://robot.test/back',
      response_type: 'code',
      scopes: ['openid'],
      consent_granted: isGranted,
    });
  });

  test.each([7, {}, ['https://robot.test/back']])(
    'a decision about access is not answered by the address %j',
    async (redirect_uri) => {
      expect((await decide(true, { request_id: 'r', redirect_uri })).outcome).toEqual(failed({ type: 'broken' }));
    },
  );
});

// Columns: the client's data after the log-out | whether it counts as a session.
test.each([
  [{ session_id: 's' }, null],
  [null, { session_token: 't' }],
])('a log-out that leaves the session %j and the tokens %j is no log-out', async (session, tokens) => {
  const kept = { getSync: () => session, getTokens: () => tokens, revoke: async () => undefined };
  expect(await sessionCalls(quietClient({ session: kept })).revokeSession()).toEqual(failed({ type: 'broken' }));
});

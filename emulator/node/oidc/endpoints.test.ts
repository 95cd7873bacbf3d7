import * as oauth from 'openid-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectToEmulator } from '../../control/control';
import { type StartedProvider, startProvider } from '../start-provider';

const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const hostOrigin = 'http://localhost:5180';
const clientId = 'connected-app-test-invoice-robot';
const back = `${hostOrigin}/app`;

let provider: StartedProvider;
beforeEach(async () => {
  provider = await startProvider({ port: 0, hostOrigin });
});
afterEach(() => provider.close());

test('starting the provider on the tested Node version prints no warning', async () => {
  const warn = vi.spyOn(console, 'warn');
  await discover();
  expect(warn).not.toHaveBeenCalled();
});

const post = async (path: string, body: object, secret = publicToken) => {
  const answer = await fetch(`${provider.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`${publicToken}:${secret}`)}` },
    body: JSON.stringify(body),
  });
  return (await answer.json()) as { data: Record<string, string>; session_token: string; user_id: string };
};

const discover = () =>
  oauth.discovery(new URL(provider.origin), clientId, undefined, oauth.None(), {
    execute: [oauth.allowInsecureRequests],
  });

/** A user grants the scopes, as the widget does for them, and can grant the same `again`. */
async function allow(scope: string, more: object = {}, user: object = {}) {
  const { session_token: secret, user_id } = await post('/control/users', { email: 'ada@example.com', ...user });
  const again = () => submit(secret, scope, more);
  return { ...(await again()), again, user_id, secret };
}

async function submit(secret: string, scope: string, more: object) {
  const verifier = oauth.randomPKCECodeVerifier();
  const request = {
    client_id: clientId,
    redirect_uri: back,
    response_type: 'code',
    scopes: scope.split(' '),
    code_challenge: await oauth.calculatePKCECodeChallenge(verifier),
    nonce: 'nonce-1',
    state: 'state-1',
    consent_granted: true,
    ...more,
  };
  const { data } = await post('/sdk/v1/idp/oauth/authorize/submit', request, secret);
  const checks = { pkceCodeVerifier: verifier, expectedNonce: 'nonce-1', expectedState: 'state-1' };
  return { address: new URL(data['redirect_uri'] ?? ''), checks };
}

test('an application that discovers the provider sends users to the page of the host', async () => {
  const server = (await discover()).serverMetadata();
  expect(server).toMatchObject({
    issuer: provider.origin,
    authorization_endpoint: `${hostOrigin}/consent`,
    end_session_endpoint: `${hostOrigin}/consent`,
    token_endpoint: `${provider.origin}/token`,
  });
});

test('the claims of the scopes are in the ID token, with a new access token too', async () => {
  const config = await discover();
  const user = { phone_number: '+12025550162' };
  const { address, checks } = await allow('openid email phone offline_access', {}, user);
  const tokens = await oauth.authorizationCodeGrant(config, address, checks);
  const claims = {
    email: 'ada@example.com',
    email_verified: true,
    phone_number: '+12025550162',
    phone_number_verified: true,
  };
  expect(tokens.claims()).toMatchObject(claims);
  expect((await oauth.refreshTokenGrant(config, tokens.refresh_token ?? '')).claims()).toMatchObject(claims);
});

test('the ID token has no claim of a scope that was not granted', async () => {
  const { address, checks } = await allow('openid');
  expect((await oauth.authorizationCodeGrant(await discover(), address, checks)).claims()).not.toHaveProperty('email');
});

test('a code without its redirect address is refused, also where the application has only one', async () => {
  const { address, checks } = await allow('openid');
  const answer = await fetch(`${provider.origin}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: clientId,
      code: address.searchParams.get('code') ?? '',
      code_verifier: checks.pkceCodeVerifier,
    }),
  });
  expect(answer.status).toBe(400);
  expect(await answer.json()).toMatchObject({ error: 'invalid_request' });
});

test('an allowed application gets tokens and the claims of its scopes', async () => {
  const config = await discover();
  const { address, checks, user_id } = await allow('openid email offline_access');
  const tokens = await oauth.authorizationCodeGrant(config, address, checks);
  expect(tokens.claims()).toMatchObject({ sub: user_id, aud: clientId, iss: provider.origin, nonce: 'nonce-1' });
  expect(tokens.scope).toBe('openid email offline_access');
  const person = await oauth.fetchUserInfo(config, tokens.access_token, user_id);
  expect(person).toEqual({ sub: user_id, email: 'ada@example.com', email_verified: true });
  const renewed = await oauth.refreshTokenGrant(config, tokens.refresh_token ?? '');
  expect(renewed.access_token).not.toBe(tokens.access_token);
});

test('a number that the user did not confirm in time is not among the claims', async () => {
  const config = await discover();
  const { address, checks, user_id, secret } = await allow('openid phone');
  const { access_token } = await oauth.authorizationCodeGrant(config, address, checks);
  const claims = () => oauth.fetchUserInfo(config, access_token, user_id);
  const phone_number = '+12025550162';
  await post('/sdk/v1/otps/sms/send/secondary', { phone_number }, secret);
  expect(await claims()).toEqual({ sub: user_id, phone_number, phone_number_verified: false });
  provider.provider.project().clock.advance(300);
  expect(await claims()).toEqual({ sub: user_id });
});

test('without offline access there is no refresh token', async () => {
  const { address, checks } = await allow('openid');
  expect((await oauth.authorizationCodeGrant(await discover(), address, checks)).refresh_token).toBeUndefined();
});

test('a code works once, and its second use revokes the tokens of the first', async () => {
  const config = await discover();
  const { address, checks, user_id } = await allow('openid email');
  const tokens = await oauth.authorizationCodeGrant(config, address, checks);
  await expect(oauth.authorizationCodeGrant(config, address, checks)).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(oauth.fetchUserInfo(config, tokens.access_token, user_id)).rejects.toMatchObject({ status: 401 });
});

test('a code without its PKCE verifier is refused', async () => {
  const { address, checks } = await allow('openid');
  const stolen = { ...checks, pkceCodeVerifier: oauth.randomPKCECodeVerifier() };
  await expect(oauth.authorizationCodeGrant(await discover(), address, stolen)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('a code that was requested with a challenge is refused without a verifier', async () => {
  const { address, checks } = await allow('openid');
  const { pkceCodeVerifier: _none, ...without } = checks;
  await expect(oauth.authorizationCodeGrant(await discover(), address, without)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('the calls of an application are in the list of requests, with their bodies', async () => {
  const { address, checks } = await allow('openid');
  const { access_token } = await oauth.authorizationCodeGrant(await discover(), address, checks);
  await fetch(`${provider.origin}/control/requests`, { method: 'DELETE' });
  await fetch(`${provider.origin}/jwks?a=b`);
  await fetch(`${provider.origin}/userinfo`, { headers: { authorization: `Bearer ${access_token}` } });
  await fetch(`${provider.origin}/token`, { method: 'POST', body: new URLSearchParams({ code: 'spent' }) });
  await fetch(`${provider.origin}/token`, { method: 'OPTIONS' });
  const logged: unknown = await (await fetch(`${provider.origin}/control/requests`)).json();
  const application = { operation: 'application', at: expect.any(String) };
  expect(logged).toMatchObject([
    { ...application, method: 'GET', path: '/jwks', query: { a: 'b' }, body: null },
    { ...application, method: 'GET', path: '/userinfo', headers: { authorization: `Bearer ${access_token}` } },
    { ...application, method: 'POST', path: '/token', body: 'code=spent' },
  ]);
});

test('a code that is older than a minute is refused', async () => {
  const { address, checks } = await allow('openid');
  await post('/control/clock', { advance_seconds: 61 });
  await expect(oauth.authorizationCodeGrant(await discover(), address, checks)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('a session that expires on the clock ends the token of its application', async () => {
  const config = await discover();
  const { address, checks, user_id, secret } = await allow('openid');
  const { access_token } = await oauth.authorizationCodeGrant(config, address, checks);
  await post('/sdk/v1/sessions/authenticate', { session_duration_minutes: 30 }, secret);
  await post('/control/clock', { advance_seconds: 29 * 60 });
  await oauth.fetchUserInfo(config, access_token, user_id);
  await post('/control/clock', { advance_seconds: 60 });
  await expect(oauth.fetchUserInfo(config, access_token, user_id)).rejects.toMatchObject({ status: 401 });
});

test('an application that is granted a part of the requested scopes finds that part in its token', async () => {
  const { address, checks } = await allow('openid read:invoices', { scopes: ['openid', 'phone'] });
  const tokens = await oauth.authorizationCodeGrant(await discover(), address, checks);
  expect(tokens.scope).toBe('openid phone');
});

test('a custom scope of the host is in the token of an application that was granted it', async () => {
  const { address, checks } = await allow('openid read:invoices', {}, { grantable_scopes: ['read:invoices'] });
  expect((await oauth.authorizationCodeGrant(await discover(), address, checks)).scope).toBe('openid read:invoices');
});

test('an application whose access is removed loses all its tokens, new and old, and cannot renew one', async () => {
  const config = await discover();
  const { address, checks, user_id, secret, again } = await allow('openid offline_access');
  const first = await oauth.authorizationCodeGrant(config, address, checks);
  const another = await again();
  const { access_token, refresh_token } = await oauth.authorizationCodeGrant(config, another.address, another.checks);
  const pending = await again();
  await post(`/sdk/v1/users/connected_apps/${clientId}/revoke`, {}, secret);
  // After another grant it gets new tokens, and the old ones remain invalid.
  const third = await again();
  const tokens = await oauth.authorizationCodeGrant(config, third.address, third.checks);
  await oauth.fetchUserInfo(config, tokens.access_token, user_id);
  for (const token of [first.access_token, access_token]) {
    await expect(oauth.fetchUserInfo(config, token, user_id)).rejects.toMatchObject({ status: 401 });
  }
  await expect(oauth.refreshTokenGrant(config, refresh_token ?? '')).rejects.toMatchObject({ error: 'invalid_grant' });
  await expect(oauth.authorizationCodeGrant(config, pending.address, pending.checks)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('a code from a session that has ended is refused', async () => {
  const { address, checks, secret } = await allow('openid');
  await post('/sdk/v1/sessions/revoke', {}, secret);
  await expect(oauth.authorizationCodeGrant(await discover(), address, checks)).rejects.toMatchObject({
    error: 'invalid_grant',
  });
});

test('an application does not get a scope that it did not register', async () => {
  const registered = { client_id: clientId, client_name: 'Robot', redirect_uris: [back], scopes: ['openid'] };
  await post('/control/clients', registered);
  const { address, checks } = await allow('openid email');
  expect((await oauth.authorizationCodeGrant(await discover(), address, checks)).scope).toBe('openid');
});

test('an application on a loopback address gets its tokens at any port', async () => {
  await post('/control/clients', {
    client_id: clientId,
    client_name: 'Robot',
    redirect_uris: ['http://127.0.0.1/back'],
  });
  const { address, checks } = await allow('openid', { redirect_uri: 'http://127.0.0.1:51004/back' });
  expect((await oauth.authorizationCodeGrant(await discover(), address, checks)).scope).toBe('openid');
});

test('a page of another origin than the application cannot read its tokens', async () => {
  const from = (origin: string) =>
    fetch(`${provider.origin}/token`, {
      method: 'POST',
      headers: { origin },
      body: new URLSearchParams({
        grant_type: 'authorization_code',
        client_id: clientId,
        code: 'x',
        redirect_uri: back,
      }),
    });
  expect((await from(hostOrigin)).headers.get('access-control-allow-origin')).toBe(hostOrigin);
  expect((await from('https://evil.test')).headers.get('access-control-allow-origin')).not.toBe('https://evil.test');
});

test('a sandboxed page cannot read the tokens of an application with a custom scheme', async () => {
  await post('/control/clients', {
    client_id: clientId,
    client_name: 'Robot',
    redirect_uris: ['com.example.app:/back'],
  });
  const { headers } = await fetch(`${provider.origin}/token`, {
    method: 'POST',
    headers: { origin: 'null' },
    body: new URLSearchParams({ grant_type: 'authorization_code', client_id: clientId, code: 'x' }),
  });
  expect(headers.get('access-control-allow-origin')).toBeNull();
});

test.each([
  ['http://127.0.0.1:51004/back', ['http://127.0.0.1/back', 'com.example.app:/back']],
  ['com.example.app:/back', ['https://app.example/back', 'com.example.app:/back']],
  ['com.example.app:/back', ['com.example.app:/back']],
  ['http://robot.test/back', ['http://robot.test/back', 'https://localhost/back']],
])('an application gets its tokens at %s where it registered %j', async (redirect_uri, redirect_uris) => {
  await post('/control/clients', { client_id: clientId, client_name: 'Robot', redirect_uris });
  const { address, checks } = await allow('openid', { redirect_uri });
  expect((await oauth.authorizationCodeGrant(await discover(), address, checks)).scope).toBe('openid');
});

test.each([{}, { resources: ['https://mcp.example/files'] }])(
  'a scope that joins the policy after the first call is in the tokens of %j, and earlier tokens last',
  async (more) => {
    await post('/control/clients', { client_id: clientId, client_name: 'Robot', redirect_uris: [back] });
    const config = await discover();
    const before = await allow('openid offline_access', {}, { grantable_scopes: ['read:files'] });
    const { refresh_token } = await oauth.authorizationCodeGrant(config, before.address, before.checks);
    const scopes = [{ scope: 'read:files', description: 'Read your files', permissions: [] }];
    await connectToEmulator(provider.origin).project.change({ rbac_policy: { roles: [], resources: [], scopes } });
    const { address, checks } = await submit(before.secret, 'openid read:files', more);
    expect((await oauth.authorizationCodeGrant(config, address, checks)).scope).toBe('openid read:files');
    await oauth.refreshTokenGrant(config, refresh_token ?? '');
  },
);

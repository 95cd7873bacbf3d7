// @vitest-environment jsdom
// @vitest-environment-options {"url": "http://localhost/"}
import { createStytchClient } from '@stytch/vanilla-js/headless';
import type { StytchClientOptions } from '@stytch/vanilla-js';
import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { type StartedProvider, startProvider } from './node/start-provider';
import { fieldsOf } from './testing/visitor';

const email = 'ada@example.com';
const password = 'liverpool rain on tuesday';
const session = { session_duration_minutes: 30 };
const plainToken = 'public-token-test-plain';
const pkceToken = 'public-token-test-pkce';

let plain: StartedProvider;
let pkce: StartedProvider;
let client: ReturnType<typeof connect>;

function connect(publicToken: string, origin: string) {
  // The client reads `endpoints` and does not declare it.
  const options: StytchClientOptions & { endpoints: { testAPIURL: string } } = { endpoints: { testAPIURL: origin } };
  return createStytchClient(publicToken, options);
}

async function control(provider: StartedProvider, method: string, path: string, body: object = {}): Promise<unknown> {
  const response = await fetch(`${provider.origin}/control${path}`, {
    method,
    ...(method !== 'GET' && { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } }),
  });
  return response.json();
}

async function newestMessage(provider: StartedProvider) {
  const messages = await control(provider, 'GET', `/messages?to=${email}`);
  return fieldsOf(Array.isArray(messages) ? messages.at(-1) : undefined);
}

async function linkIn(provider: StartedProvider, rel: string): Promise<string> {
  const links = (await newestMessage(provider)).optionalList('links') ?? [];
  return links.find((link) => link.string('rel') === rel)?.string('href') ?? '';
}

const tokenOf = (link: string) => new URL(link).searchParams.get('token') ?? '';

beforeAll(async () => {
  [plain, pkce] = await Promise.all([
    startProvider({ port: 0, publicToken: plainToken }),
    startProvider({ port: 0, publicToken: pkceToken }),
  ]);
  await control(pkce, 'PATCH', '/project', {
    pkce_required_for_email_magic_links: true,
    pkce_required_for_password_resets: true,
  });
  client = connect(plainToken, plain.origin);
});
afterEach(async () => {
  if (client.session.getSync()) await client.session.revoke({ forceClear: true }).catch(() => undefined);
  await control(plain, 'POST', '/reset');
});
afterAll(() => Promise.all([plain.close(), pkce.close()]));

test('the client signs in with a code from the mail', async () => {
  const { method_id } = await client.otps.email.loginOrCreate(email, { expiration_minutes: 5 });
  const code = (await newestMessage(plain)).string('code');
  await expect(
    client.otps.authenticate(code === '000000' ? '000001' : '000000', method_id, session),
  ).rejects.toMatchObject({ error_type: 'otp_code_not_found', status_code: 404 });
  await client.otps.authenticate(code, method_id, session);
  await expect(client.otps.authenticate(code, method_id, session)).rejects.toMatchObject({
    error_type: 'unable_to_auth_otp_code',
    status_code: 401,
  });
  expect(client.user.getSync()?.emails).toMatchObject([{ email, verified: true }]);
  expect(client.session.getTokens()?.session_token).toBeTruthy();
  expect(await client.user.get()).toMatchObject({ status: 'active' });
});

test('the client signs in with a link from the mail, and out again', async () => {
  await client.magicLinks.email.loginOrCreate(email, { signup_magic_link_url: 'http://localhost/signed-up' });
  const link = await linkIn(plain, 'magic_links');
  expect(client.parseAuthenticateUrl(link)).toMatchObject({ handled: true, tokenType: 'magic_links' });
  await client.magicLinks.authenticate(tokenOf(link), session);
  expect(client.session.getSync()).toMatchObject({ authentication_factors: [{ type: 'magic_link' }] });
  await client.session.authenticate();
  await client.session.revoke();
  expect(client.session.getSync()).toBeNull();
});

/** A token of a server that the project trusts, as `session.attest` sends it. */
async function trustedToken() {
  const { publicKey, privateKey } = await generateKeyPair('RS256');
  const profile = { profile_id: 'profile-1', issuer: 'https://host.example', audience: 'app' };
  const trusted_token_profiles = [{ ...profile, public_key: await exportSPKI(publicKey) }];
  await control(plain, 'PATCH', '/project', { trusted_token_profiles });
  await control(plain, 'POST', '/users', { email });
  const token = await new SignJWT({ email })
    .setProtectedHeader({ alg: 'RS256' })
    .setIssuer(profile.issuer)
    .setAudience(profile.audience)
    .setExpirationTime('5m')
    .sign(privateKey);
  return { profile_id: profile.profile_id, token };
}

test('the client exchanges the token of a trusted server for a session', async () => {
  await client.session.attest({ ...(await trustedToken()), ...session });
  expect(client.session.getSync()).toMatchObject({ authentication_factors: [{ type: 'trusted_auth_token' }] });
});

test('the client of a call that names no duration is logged out', async () => {
  const trusted = await trustedToken();
  await client.session.attest({ ...trusted, ...session });
  await client.session.attest(trusted);
  expect([client.session.getSync(), client.session.getTokens()]).toEqual([null, null]);
});

test('the client creates a password and signs in with it', async () => {
  expect(await client.passwords.strengthCheck({ email, password })).toMatchObject({
    valid_password: true,
    strength_policy: 'zxcvbn',
  });
  await client.passwords.create({ email, password, ...session });
  await client.session.revoke();
  await expect(client.passwords.authenticate({ email, password: 'something else', ...session })).rejects.toMatchObject({
    error_type: 'unauthorized_credentials',
  });
  await client.passwords.authenticate({ email, password, ...session });
  expect(client.user.getSync()?.password).toMatchObject({ requires_reset: false });
});

test('the client resets a password', async () => {
  await control(plain, 'POST', '/users', { email, password, requires_reset: true });
  await expect(client.passwords.authenticate({ email, password, ...session })).rejects.toMatchObject({
    error_type: 'reset_password',
  });
  await client.passwords.resetByEmailStart({ email, reset_password_redirect_url: 'http://localhost/reset' });
  const link = await linkIn(plain, 'reset_password');
  expect(client.parseAuthenticateUrl(link)).toMatchObject({ handled: false, tokenType: 'reset_password' });
  await client.passwords.resetByEmail({ token: tokenOf(link), password: 'thunder over the Mersey', ...session });
  expect(client.session.getSync()).not.toBeNull();
});

test('the client renames and deletes a passkey', async () => {
  const made = fieldsOf(
    await control(plain, 'POST', '/users', {
      email,
      passkeys: [{ name: 'Laptop' }],
      factors: ['email_otp', 'passkey'],
    }),
  );
  client.session.updateSession({
    session_token: made.string('session_token'),
    session_jwt: made.string('session_jwt'),
  });
  await client.session.authenticate(session);
  const [passkey] = (await client.user.get()).webauthn_registrations;
  const id = passkey?.webauthn_registration_id ?? '';
  expect(await client.webauthn.update({ webauthn_registration_id: id, name: 'Phone' })).toMatchObject({
    webauthn_registration: { name: 'Phone' },
  });
  await client.user.deleteWebauthnRegistration(id);
  expect(client.user.getSync()?.webauthn_registrations).toEqual([]);
});

test('the client lists the applications with access, and removes one', async () => {
  const robot = {
    client_id: 'connected-app-test-robot',
    name: 'Robot',
    description: 'Counts.',
    logo_url: 'https://robot.test/logo.png',
    scopes: ['openid', 'read:invoices'],
  };
  const other = { name: 'Other', scopes: ['email'] };
  const made = fieldsOf(await control(plain, 'POST', '/users', { email, connected_apps: [robot, other] }));
  client.session.updateSession({
    session_token: made.string('session_token'),
    session_jwt: made.string('session_jwt'),
  });
  expect((await client.user.getConnectedApps()).connected_apps).toEqual([
    {
      connected_app_id: 'connected-app-test-robot',
      name: 'Robot',
      description: 'Counts.',
      client_type: 'third_party',
      logo_url: 'https://robot.test/logo.png',
      scopes_granted: 'openid read:invoices',
    },
    {
      connected_app_id: expect.stringMatching(/^connected-app-test-/),
      name: 'Other',
      description: '',
      client_type: 'third_party',
      scopes_granted: 'email',
    },
  ]);
  expect(await client.user.revokedConnectedApp(robot.client_id)).toMatchObject({ status_code: 200 });
  expect((await client.user.getConnectedApps()).connected_apps).toMatchObject([{ name: 'Other' }]);
  await expect(client.user.revokedConnectedApp(robot.client_id)).rejects.toMatchObject({
    status_code: 404,
    error_type: 'connected_app_not_found',
  });
});

test('the client proves with PKCE that this browser requested the link, also for the log-in link of a reset mail', async () => {
  const careful = connect(pkceToken, pkce.origin);
  await careful.magicLinks.email.loginOrCreate(email);
  await careful.magicLinks.authenticate(tokenOf(await linkIn(pkce, 'magic_links')), session);
  await careful.passwords.resetByEmailStart({ email });
  // The browser now has a verifier for passwords: the client tries it first and falls back to the other.
  await careful.magicLinks.email.loginOrCreate(email);
  await careful.magicLinks.authenticate(tokenOf(await linkIn(pkce, 'magic_links')), session);
  await careful.passwords.resetByEmailStart({ email });
  await careful.magicLinks.authenticate(tokenOf(await linkIn(pkce, 'login')), session);
  expect(careful.session.getSync()).not.toBeNull();
  await careful.session.revoke();
});

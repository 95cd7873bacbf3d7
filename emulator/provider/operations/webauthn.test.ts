import { base64url } from 'jose';
import { expect, test } from 'vitest';
import { createAuthenticator } from '../../testing/authenticator';
import { createVisitor } from '../../testing/visitor';

const origin = 'http://localhost:5180';
const domain = 'localhost';

/** The response to a sign-in with a credential that is unknown, or fails. */
const refused = { status: 401, errorType: 'unable_to_auth_webauthn_registration' };

async function signedIn({ isPasskey = true, isVerifying = true } = {}) {
  const visitor = createVisitor();
  await visitor.post('/passwords', {
    email: 'ada@example.com',
    password: 'correct horse battery staple 47!',
    session_duration_minutes: 30,
  });
  const authenticator = await createAuthenticator(origin, { isVerifying });
  async function options(path: string, member: string) {
    const reply = await visitor.post(path, { domain, return_passkey_credential_options: isPasskey });
    return JSON.parse(reply.data.string(member));
  }
  const begin = () => options('/webauthn/register/start', 'public_key_credential_creation_options');
  const challenge = () => options('/webauthn/authenticate/start/primary', 'public_key_credential_request_options');
  const register = async (public_key_credential: string) =>
    visitor.post('/webauthn/register', { public_key_credential, session_duration_minutes: 30 });
  const authenticate = async (public_key_credential: string) =>
    visitor.post('/webauthn/authenticate', { public_key_credential, session_duration_minutes: 30 });
  return { visitor, authenticator, begin, challenge, register, authenticate };
}

test('a user creates a passkey and signs in with it', async () => {
  const { visitor, authenticator, begin, challenge, register, authenticate } = await signedIn();
  const made = await register(await authenticator.create(await begin()));
  expect(made.status).toBe(200);
  expect(made.data.values).toMatchObject({ user: { webauthn_registrations: [{ name: 'Passkey 1', domain }] } });
  visitor.forgetSession();
  const entered = await authenticate(await authenticator.get(await challenge()));
  expect(entered.data.values).toMatchObject({
    webauthn_registration_id: made.data.string('webauthn_registration_id'),
    session: { authentication_factors: [{ type: 'webauthn' }] },
  });
});

test('existing passkeys are excluded from the next registration', async () => {
  const { authenticator, begin, register } = await signedIn();
  expect((await begin()).excludeCredentials).toEqual([]);
  await register(await authenticator.create(await begin()));
  expect((await begin()).excludeCredentials).toHaveLength(1);
});

test('a challenge is accepted once, in time, and on a page of its domain', async () => {
  const { visitor, authenticator, begin, challenge, register, authenticate } = await signedIn();
  await register(await authenticator.create(await begin()));
  const answer = await authenticator.get(await challenge());
  expect((await authenticate(answer)).status).toBe(200);
  expect(await authenticate(answer)).toMatchObject(refused);
  const slow = await authenticator.get(await challenge());
  await visitor.control('POST', '/clock', { advance_seconds: 301 });
  expect(await authenticate(slow)).toMatchObject(refused);
  const elsewhere = await createAuthenticator('https://evil.test');
  expect((await register(await elsewhere.create(await begin()))).errorType).toBe('invalid_public_key_credential');
});

test('a copied authenticator is refused by its counter', async () => {
  const { authenticator, begin, challenge, register, authenticate } = await signedIn();
  await register(await authenticator.create(await begin()));
  await authenticate(await authenticator.get(await challenge()));
  authenticator.turnBack();
  expect(await authenticate(await authenticator.get(await challenge()))).toMatchObject(refused);
});

test.each([true, false])(
  'user verification is preferred and not required for a passkey (%s), so one without it is registered and logs in',
  async (isPasskey) => {
    const { authenticator, begin, challenge, register, authenticate } = await signedIn({
      isPasskey,
      isVerifying: false,
    });
    const options = await begin();
    expect(options.authenticatorSelection).toMatchObject({
      userVerification: 'preferred',
      residentKey: isPasskey ? 'required' : 'preferred',
    });
    expect((await register(await authenticator.create(options))).status).toBe(200);
    const request = await challenge();
    expect(request).toMatchObject({ userVerification: 'preferred' });
    expect((await authenticate(await authenticator.get(request))).status).toBe(200);
  },
);

test('a deleted passkey cannot sign in', async () => {
  const { visitor, authenticator, begin, challenge, register, authenticate } = await signedIn();
  const made = await register(await authenticator.create(await begin()));
  await visitor.call('DELETE', `/users/webauthn_registrations/${made.data.string('webauthn_registration_id')}`);
  expect(await authenticate(await authenticator.get(await challenge()))).toMatchObject({
    status: 404,
    errorType: 'webauthn_registration_not_found',
  });
});

test('a registration that was never begun, is complete or has expired is refused as not pending', async () => {
  const { visitor, authenticator, begin, register } = await signedIn();
  const refused = { status: 400, errorType: 'no_pending_webauthn_registration' };
  const options = await begin();
  expect(await register(await authenticator.create({ ...options, challenge: 'bmV2ZXI' }))).toMatchObject(refused);
  const created = await authenticator.create(options);
  expect(await register(created)).toMatchObject({ status: 200 });
  expect(await register(created)).toMatchObject(refused);
  const slow = await (await createAuthenticator(origin)).create(await begin());
  await visitor.control('POST', '/clock', { advance_seconds: 301 });
  expect(await register(slow)).toMatchObject(refused);
});

test('a credential that is registered already is refused, and the list keeps one', async () => {
  const { visitor, authenticator, begin, register } = await signedIn();
  await register(await authenticator.create(await begin()));
  expect(await register(await authenticator.create(await begin()))).toMatchObject({
    status: 400,
    errorType: 'duplicate_webauthn_registration',
  });
  const { data } = await visitor.call('GET', '/users/me');
  expect(data.optionalList('webauthn_registrations')).toHaveLength(1);
});

const clientDataOf = (data: object) => Buffer.from(JSON.stringify(data)).toString('base64url');

test.each([
  ['text', 'no JSON'],
  ['no client data', '{"response":{}}'],
  ['client data that is not base64url', '{"response":{"clientDataJSON":"%"}}'],
  ['no challenge', JSON.stringify({ response: { clientDataJSON: clientDataOf({ origin }) } })],
  [
    'an origin that is none',
    JSON.stringify({ response: { clientDataJSON: clientDataOf({ challenge: 'x', origin: 'nowhere' }) } }),
  ],
])('a credential that is %s is refused as invalid', async (_what, credential) => {
  const { register, authenticate } = await signedIn();
  expect(await register(credential)).toMatchObject({ status: 400, errorType: 'invalid_public_key_credential' });
  expect(await authenticate(credential)).toMatchObject({ status: 400, errorType: 'invalid_public_key_credential' });
});

test('a signed-in sign-in with a passkey begins only with a session', async () => {
  const { visitor } = await signedIn();
  const begin = () => visitor.post('/webauthn/authenticate/start/secondary', { domain });
  expect(await begin()).toMatchObject({ status: 200 });
  visitor.forgetSession();
  expect(await begin()).toMatchObject({ status: 401, errorType: 'user_unauthenticated' });
});

test('a passkey cannot be created without a session', async () => {
  const { visitor } = await signedIn();
  visitor.forgetSession();
  const refused = await visitor.post('/webauthn/register/start', { domain });
  expect(refused.errorType).toBe('user_unauthenticated');
});

test.each(['platform', 'cross-platform'])(
  'a registration for the authenticator type %s asks the browser for it, and is stored with it',
  async (authenticator_type) => {
    const { visitor, authenticator, register } = await signedIn();
    const { data } = await visitor.post('/webauthn/register/start', { domain, authenticator_type });
    const options = JSON.parse(data.string('public_key_credential_creation_options'));
    expect(options.authenticatorSelection).toMatchObject({ authenticatorAttachment: authenticator_type });
    const made = await register(await authenticator.create(options));
    expect(made.data.values).toMatchObject({ user: { webauthn_registrations: [{ authenticator_type }] } });
  },
);

test('a registration without an authenticator type leaves it to the browser, and is stored with none', async () => {
  const { authenticator, begin, register } = await signedIn();
  const options = await begin();
  expect(options.authenticatorSelection).not.toHaveProperty('authenticatorAttachment');
  const made = await register(await authenticator.create(options));
  expect(made.data.values).toMatchObject({
    user: { webauthn_registrations: [{ authenticator_type: '' }] },
  });
});

test.each(['unknown', 'Platform', ''])('the authenticator type "%s" is refused', async (authenticator_type) => {
  const { visitor } = await signedIn();
  expect(await visitor.post('/webauthn/register/start', { domain, authenticator_type })).toMatchObject({
    status: 400,
    errorType: 'invalid_authenticator_type',
  });
});

test.each([
  ['http://app.localhost:3000', 'app.localhost', 200],
  ['http://app.example:3000', 'app.example', 400],
  ['http://127.0.0.1:3000', '127.0.0.1', 400],
])('a page of %s makes a passkey of %s with the status %i, as a browser would', async (page, domain, status) => {
  const visitor = createVisitor();
  await visitor.signInAs({ email: 'ada@example.com' });
  const { data } = await visitor.post('/webauthn/register/start', { domain, return_passkey_credential_options: true });
  const options = JSON.parse(data.string('public_key_credential_creation_options'));
  const public_key_credential = await (await createAuthenticator(page)).create(options);
  expect(await visitor.post('/webauthn/register', { public_key_credential })).toMatchObject({ status });
});

test.each([undefined, 'id of the host'])(
  'a passkey that names another user than the one it was made for (override_id: %s) is refused',
  async (override_id) => {
    const visitor = createVisitor();
    const { values } = await visitor.signInAs({ email: 'ada@example.com' });
    const authenticator = await createAuthenticator(origin);
    const { data } = await visitor.post('/webauthn/register/start', { domain, override_id });
    const options = JSON.parse(data.string('public_key_credential_creation_options'));
    await visitor.post('/webauthn/register', { public_key_credential: await authenticator.create(options) });
    const statusWith = async (userHandle: string) => {
      const start = await visitor.post('/webauthn/authenticate/start/primary', { domain });
      const made = JSON.parse(
        await authenticator.get(JSON.parse(start.data.string('public_key_credential_request_options'))),
      );
      const public_key_credential = JSON.stringify({ ...made, response: { ...made.response, userHandle } });
      return (await visitor.post('/webauthn/authenticate', { public_key_credential })).status;
    };
    const handleOf = (id: unknown) => base64url.encode(String(id));
    expect(await statusWith(handleOf('user-test-another'))).toBe(401);
    expect(await statusWith(handleOf(override_id ?? values['user_id']))).toBe(200);
  },
);

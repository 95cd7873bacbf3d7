import { expect, test } from 'vitest';
import { better, email, owner, password, type Proof, proofs } from '../../testing/proofs';
import { createVisitor, fieldsOf, type TestVisitor } from '../../testing/visitor';

const without = { session: null, session_token: '', session_jwt: '' };

/** All sessions of the provider, as they are stored. */
const sessionsOf = async (visitor: TestVisitor) =>
  fieldsOf(await visitor.control('GET', '/state')).optionalFields('memory')?.values['sessions'];

/** A visitor who is logged in, in a project without the multi-factor rule. */
async function signedIn() {
  const visitor = createVisitor();
  await visitor.control('PATCH', '/project', { mfa_rule: 'off' });
  const made = await visitor.signInAs(owner);
  return { visitor, userId: made.string('user_id'), token: made.string('session_token') };
}

test.each(Object.entries(proofs))(
  '%s without a duration is answered without a session, and the session of the caller goes on unchanged',
  async (_operation, ready) => {
    const { visitor, userId, token } = await signedIn();
    const { path, body } = await ready(visitor, userId);
    await visitor.control('POST', '/clock', { advance_seconds: 5 });
    const before = await sessionsOf(visitor);
    const { status, data } = await visitor.post(path, body);
    expect([status, data.values]).toMatchObject([200, { ...without, user_id: expect.any(String) }]);
    expect(data.optionalFields('user')?.string('user_id')).toBe(data.string('user_id'));
    expect(await sessionsOf(visitor)).toEqual(before);
    visitor.useSession(token);
    expect(await visitor.call('GET', '/users/me')).toMatchObject({ status: 200 });
  },
);

// Columns: the call | the member that its answer has besides, and what a second call with the same proof fails with.
test.each<[proof: Proof, member: string, errorType: string]>([
  ['passwords.create', 'email_id', 'duplicate_email'],
  ['passwords.resetByEmail', 'user_id', 'unable_to_auth_password_reset_token'],
  ['magicLinks.authenticate', 'method_id', 'unable_to_auth_magic_link'],
  ['otps.authenticate', 'method_id', 'unable_to_auth_otp_code'],
  ['oauth.authenticate', 'provider_subject', 'oauth_token_not_found'],
  ['webauthn.register', 'webauthn_registration_id', 'no_pending_webauthn_registration'],
  ['webauthn.authenticate', 'webauthn_registration_id', 'unable_to_auth_webauthn_registration'],
  ['cryptoWallets.authenticate', 'user_id', 'unable_to_authenticate_crypto_wallet'],
  ['totps.authenticate', 'totp_id', 'totp_code_already_authenticated'],
  ['totps.recover', 'totp_id', 'unable_to_authenticate_recovery_code'],
])(
  '%s without a duration keeps its member "%s", and is spent: a second call fails',
  async (proof, member, errorType) => {
    const { visitor, userId, token } = await signedIn();
    const { path, body } = await proofs[proof](visitor, userId);
    const { data } = await visitor.post(path, body);
    expect(data.string(member)).not.toBe('');
    visitor.useSession(token);
    expect(await visitor.post(path, body)).toMatchObject({ errorType });
  },
);

test('a visitor without a session who names no duration stays logged out, and is an active user', async () => {
  const visitor = createVisitor();
  await visitor.post('/magic_links/email/login_or_create', { email, create_user_as_pending: true });
  const { path, body } = await proofs['magicLinks.authenticate'](visitor, '');
  const { data } = await visitor.post(path, body);
  expect(data.values).toMatchObject({ ...without, user: { status: 'active', emails: [{ email, verified: true }] } });
  expect(await visitor.call('GET', '/users/me')).toMatchObject({ errorType: 'user_unauthenticated' });
});

test('a password that is reset by its session without a duration ends the other sessions, and that one goes on', async () => {
  const { visitor, userId, token } = await signedIn();
  const { sessions } = visitor.provider.project();
  const other = sessions.start(userId, '');
  sessions.extend(other, 60);
  const before = structuredClone(sessions.find(token));
  await visitor.control('POST', '/clock', { advance_seconds: 5 });
  const { status, data } = await visitor.post('/passwords/session/reset', { password: better });
  expect([status, data.values]).toMatchObject([200, { ...without, user_id: userId }]);
  expect([sessions.find(token), sessions.find(other.token)]).toEqual([before, undefined]);
  expect(await visitor.post('/passwords/authenticate', { email, password: better })).toMatchObject({ status: 200 });
});

test('a password that is reset by the existing one without a duration ends every session, and starts none', async () => {
  const { visitor, userId } = await signedIn();
  const body = { email, existing_password: password, new_password: better };
  const { status, data } = await visitor.post('/passwords/existing_password/reset', body);
  expect([status, data.values]).toMatchObject([200, { ...without, user_id: userId }]);
  expect(await sessionsOf(visitor)).toEqual({ $map: [] });
  expect(await visitor.post('/passwords/authenticate', { email, password: better })).toMatchObject({ status: 200 });
});

test('a refresh without a duration returns the session', async () => {
  const { visitor, token } = await signedIn();
  expect((await visitor.post('/sessions/authenticate')).data.string('session_token')).toBe(token);
});

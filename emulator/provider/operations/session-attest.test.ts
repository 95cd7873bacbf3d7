import { exportSPKI, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, expect, test } from 'vitest';
import { createVisitor, type TestVisitor } from '../../testing/visitor';

const email = 'ada@example.com';
const issuer = 'https://host.example';
const audience = 'vestibule';
const profile_id = 'trusted-token-profile-test-1';

let keys: CryptoKeyPair;
beforeAll(async () => {
  keys = await generateKeyPair('RS256');
});

/** A visitor to a project that trusts the tokens of one server. */
async function trusting(): Promise<TestVisitor> {
  const visitor = createVisitor();
  const public_key = await exportSPKI(keys.publicKey);
  await visitor.control('PATCH', '/project', {
    trusted_token_profiles: [{ profile_id, issuer, audience, public_key }],
  });
  return visitor;
}

const inFiveMinutes = () => Math.floor(Date.now() / 1_000) + 300;

const tokenOf = (claims: object = {}, privateKey = keys.privateKey) =>
  new SignJWT({ email, iss: issuer, aud: audience, jti: 'token-1', exp: inFiveMinutes(), ...claims })
    .setProtectedHeader({ alg: 'RS256' })
    .sign(privateKey);

test('a token of a trusted server starts a session, with its own kind of factor', async () => {
  const visitor = await trusting();
  const { user_id } = (await visitor.signInAs({ email })).values;
  visitor.forgetSession();
  const { status, data } = await visitor.post('/sessions/attest', {
    profile_id,
    token: await tokenOf(),
    session_duration_minutes: 30,
  });
  expect(status).toBe(200);
  expect(data.values).toMatchObject({
    user_id,
    session_token: expect.any(String),
    session_jwt: expect.any(String),
    session: {
      authentication_factors: [
        {
          type: 'trusted_auth_token',
          delivery_method: 'trusted_token_exchange',
          trusted_auth_token_factor: { token_id: 'token-1' },
        },
      ],
    },
  });
});

test.each(['Authorization', 'session_token', 'session_jwt'])(
  'a token of a trusted server adds its factor to the session that %s names',
  async (where) => {
    const visitor = await trusting();
    const made = await visitor.signInAs({ email });
    if (where !== 'Authorization') visitor.forgetSession();
    const named = where === 'Authorization' ? {} : { [where]: made.string(where) };
    const { data } = await visitor.post('/sessions/attest', {
      profile_id,
      token: await tokenOf(),
      session_duration_minutes: 30,
      ...named,
    });
    expect(data.string('session_token')).toBe(made.string('session_token'));
    expect(data.values).toMatchObject({
      session: { authentication_factors: [{ type: 'magic_link' }, { type: 'trusted_auth_token' }] },
    });
  },
);

test.each(['session_token', 'session_jwt'])('an unknown %s is refused', async (name) => {
  const visitor = await trusting();
  await visitor.control('POST', '/users', { email });
  expect(
    await visitor.post('/sessions/attest', { profile_id, token: await tokenOf(), [name]: 'unknown' }),
  ).toMatchObject({ status: 404, errorType: 'session_not_found' });
});

test('a token without a trusted profile is refused', async () => {
  const refused = await createVisitor().post('/sessions/attest', { profile_id, token: await tokenOf() });
  expect(refused).toMatchObject({ status: 404, errorType: 'trusted_token_profile_not_found' });
});

test.each([
  ['that is no JWT', async () => 'token'],
  ['of another issuer', () => tokenOf({ iss: 'https://evil.example' })],
  ['for another audience', () => tokenOf({ aud: 'another' })],
  ['that has expired', () => tokenOf({ exp: inFiveMinutes() - 301 })],
  ['without an address', () => tokenOf({ email: undefined })],
  ['that never expires', () => tokenOf({ exp: undefined })],
  ['that another server signed', async () => tokenOf({}, (await generateKeyPair('RS256')).privateKey)],
])('a token %s is refused', async (_which, make) => {
  const visitor = await trusting();
  await visitor.control('POST', '/users', { email });
  expect(await visitor.post('/sessions/attest', { profile_id, token: await make() })).toMatchObject({
    status: 400,
    errorType: 'invalid_trusted_auth_token',
  });
});

test('a token for a user who does not exist is refused, and creates none', async () => {
  const visitor = await trusting();
  expect(await visitor.post('/sessions/attest', { profile_id, token: await tokenOf() })).toMatchObject({
    status: 404,
    errorType: 'user_not_found',
  });
  expect(await visitor.control('GET', '/users')).toEqual([]);
});

test('a fault applies to session.attest', async () => {
  const visitor = await trusting();
  await visitor.control('POST', '/faults', { operation: 'session.attest', kind: 'status', status: 503 });
  expect(await visitor.post('/sessions/attest')).toMatchObject({ status: 503 });
});

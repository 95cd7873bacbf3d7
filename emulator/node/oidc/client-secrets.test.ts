import { afterEach, beforeEach, expect, test } from 'vitest';
import {
  back,
  clientId,
  type ListeningProvider,
  startListeningProvider,
  verifier,
} from '../../testing/listening-provider';

const secret = 'a secret of the robot';
const confidential = { client_type: 'third_party', client_secret: secret };
const withoutChallenge = { code_challenge: undefined };

let provider: ListeningProvider;
beforeEach(async () => {
  provider = await startListeningProvider();
});
afterEach(() => provider.close());

const refused = { status: 401, body: { error: 'invalid_client' } };

test.each([undefined, 'another secret'])(
  'an application with a secret gets no tokens with the secret %s',
  async (client_secret) => {
    await provider.register(confidential);
    const code = await provider.allow(await provider.signIn());
    expect(await provider.redeem(code, { client_secret })).toMatchObject(refused);
  },
);

test('an application with a secret gets tokens with it, and renews them', async () => {
  await provider.register(confidential);
  const code = await provider.allow(await provider.signIn(), { scopes: ['openid', 'offline_access'] });
  const { status, body } = await provider.redeem(code, { client_secret: secret });
  expect(status).toBe(200);
  const renewal = {
    grant_type: 'refresh_token',
    client_id: clientId,
    refresh_token: String(body['refresh_token']),
  };
  expect(await provider.form('/token', renewal)).toMatchObject(refused);
  expect(await provider.form('/token', { ...renewal, client_secret: secret })).toMatchObject({ status: 200 });
});

test('an application with a secret can send it in the header', async () => {
  const client_secret = 'robots-secret';
  await provider.register({ ...confidential, client_secret });
  const { status } = await fetch(`${provider.origin}/token`, {
    method: 'POST',
    headers: { authorization: `Basic ${btoa(`${clientId}:${client_secret}`)}` },
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      code: await provider.allow(await provider.signIn()),
      redirect_uri: back,
      code_verifier: verifier,
    }),
  });
  expect(status).toBe(200);
});

test('an application with a secret revokes a token only with it', async () => {
  await provider.register(confidential);
  const code = await provider.allow(await provider.signIn());
  const { body } = await provider.redeem(code, { client_secret: secret });
  const authorization = `Bearer ${String(body['access_token'])}`;
  const revocation = { client_id: clientId, token: String(body['access_token']) };
  expect(await provider.form('/token/revocation', revocation)).toMatchObject(refused);
  expect(await provider.get('/userinfo', { authorization })).toMatchObject({ status: 200 });
  expect(await provider.form('/token/revocation', { ...revocation, client_secret: secret })).toMatchObject({
    status: 200,
  });
  expect(await provider.get('/userinfo', { authorization })).toMatchObject({ status: 401 });
});

test('an application with a secret redeems a code without a challenge, but no verifier with it', async () => {
  await provider.register(confidential);
  const session = await provider.signIn();
  const authenticated = { client_secret: secret };
  expect(await provider.redeem(await provider.allow(session, withoutChallenge), authenticated)).toMatchObject({
    status: 400,
    body: { error: 'invalid_grant' },
  });
  const code = await provider.allow(session, withoutChallenge);
  expect(await provider.redeem(code, { ...authenticated, code_verifier: undefined })).toMatchObject({ status: 200 });
});

test.each(['first_party', 'third_party'])(
  'a %s application without a secret redeems only a code with a challenge',
  async (client_type) => {
    await provider.register({ client_type });
    const session = await provider.signIn();
    const code = await provider.allow(session, withoutChallenge);
    expect(await provider.redeem(code, { code_verifier: undefined })).toMatchObject({
      status: 400,
      body: { error: 'invalid_grant' },
    });
    expect(await provider.redeem(await provider.allow(session))).toMatchObject({ status: 200 });
  },
);

test('an application that is registered again without its secret has none', async () => {
  await provider.register(confidential);
  await provider.register();
  expect(await provider.redeem(await provider.allow(await provider.signIn()))).toMatchObject({ status: 200 });
});

test('a secret is in no response to a page or a tester', async () => {
  const created = await provider.register(confidential);
  const request = { client_id: clientId, redirect_uri: back, response_type: 'code', scopes: [] };
  const session = await provider.signIn();
  const start = await provider.post('/sdk/v1/idp/oauth/authorize/start', request, session);
  expect(start.status).toBe(200);
  const listed = await (await fetch(`${provider.origin}/control/clients`)).text();
  expect(listed).toContain(clientId);
  expect(JSON.stringify([created, start, listed])).not.toContain(secret);
});

test('a secret remains in an exported state', async () => {
  await provider.register(confidential);
  provider.provider.read(JSON.parse(JSON.stringify(provider.provider.write())));
  const code = await provider.allow(await provider.signIn());
  expect(await provider.redeem(code)).toMatchObject(refused);
  expect(await provider.redeem(code, { client_secret: secret })).toMatchObject({ status: 200 });
});

import { afterEach, beforeEach, expect, test } from 'vitest';
import { type ListeningProvider, startListeningProvider } from '../../testing/listening-provider';

const redirectURI = 'http://127.0.0.1/callback';

let provider: ListeningProvider;
beforeEach(async () => {
  provider = await startListeningProvider();
});
afterEach(() => provider.close());

const register = (more: object = {}) =>
  provider.post('/register', { client_name: 'Agent', redirect_uris: [redirectURI], ...more });

/** The tokens of an application that registered itself, after a user allowed it offline access. */
async function tokensOf(registered: object) {
  const { body } = await register(registered);
  const client = { client_id: String(body['client_id']), redirect_uri: redirectURI };
  const request = { ...client, scopes: ['openid', 'offline_access'] };
  return provider.redeem(await provider.allow(await provider.signIn(), request), client);
}

test('an application that registers itself is a public third-party client', async () => {
  const registered = await register();
  expect(registered).toMatchObject({ status: 201, body: { token_endpoint_auth_method: 'none', client_name: 'Agent' } });
  const { client_id } = registered.body;
  const request = { client_id, redirect_uri: redirectURI, response_type: 'code', scopes: [] };
  expect(await provider.post('/sdk/v1/idp/oauth/authorize/start', request, await provider.signIn())).toMatchObject({
    body: { data: { client: { client_type: 'third_party_public', client_name: 'Agent' } } },
  });
});

test.each([{}, { token_endpoint_auth_method: 'none' }])(
  'an application that registers itself with %j gets no secret, because a public one has none',
  async (more) => {
    const { body } = await register(more);
    expect(body).toMatchObject({ client_id: expect.any(String), token_endpoint_auth_method: 'none' });
    expect(Object.keys(body).filter((member) => member.startsWith('client_secret'))).toEqual([]);
  },
);

test.each([
  { token_endpoint_auth_method: 'client_secret_basic' },
  { token_endpoint_auth_method: 'client_secret_post' },
  { response_types: [], grant_types: ['refresh_token'] },
  { scope: 'openid full_access' },
])('an application that registers itself with %j is refused', async (more) => {
  expect(await register(more)).toMatchObject({ status: 400, body: { error: 'invalid_client_metadata' } });
  expect(provider.provider.project().clients.list()).toHaveLength(1);
});

test.each([
  { redirect_uris: ['javascript:alert(1)'] },
  { redirect_uris: ['https://agent.test/#part'] },
  { redirect_uris: ['com.example.agent:/back', 'http://agent.test/back'], application_type: 'native' },
])('an application that registers itself with %j is refused for its address', async (more) => {
  expect(await register(more)).toMatchObject({ status: 400, body: { error: 'invalid_redirect_uri' } });
});

test.each([
  [{}, true],
  [{ grant_types: ['authorization_code', 'refresh_token'] }, true],
  [{ grant_types: ['authorization_code'] }, false],
])('an application that registers itself with %j gets a refresh token: %s', async (registered, isRenewable) => {
  const { status, body } = await tokensOf(registered);
  expect(status).toBe(200);
  expect(Object.hasOwn(body, 'refresh_token')).toBe(isRenewable);
});

test('the response to a registration has the metadata that are kept, and no others', async () => {
  const kept = {
    client_name: 'Agent',
    logo_uri: 'https://agent.test/logo.svg',
    redirect_uris: [redirectURI],
    post_logout_redirect_uris: ['http://127.0.0.1/bye'],
    grant_types: ['authorization_code'],
    scope: 'openid email',
  };
  const unkept = {
    require_auth_time: true,
    default_max_age: 60,
    client_uri: 'https://agent.test/',
    contacts: ['agent@agent.test'],
    response_modes: ['fragment'],
    application_type: 'native',
  };
  expect((await register({ ...kept, ...unkept })).body).toEqual({
    ...kept,
    client_id: expect.any(String),
    client_id_issued_at: expect.any(Number),
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    id_token_signed_response_alg: 'ES256',
  });
});

test('an application that registers itself with a scope gets no other', async () => {
  const { body } = await tokensOf({ scope: 'openid' });
  expect(body).toMatchObject({ scope: 'openid' });
});

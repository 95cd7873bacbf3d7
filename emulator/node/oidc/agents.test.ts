import { createServer, type Server } from 'node:http';
import { decodeJwt } from 'jose';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type StartedProvider, startProvider } from '../start-provider';

const publicToken = 'public-token-test-00000000-0000-4000-8000-000000000000';
const hostOrigin = 'http://localhost:5180';
const back = 'http://127.0.0.1:51004/callback';
/** The example of RFC 7636, appendix B. */
const verifier = 'dBjftJeZ4CVP-mB92K27uhbUJU1p1r_wW1gFWFOEjXk';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const resource = 'https://mcp.example/invoices';

let provider: StartedProvider;
let documents: Server | undefined;
beforeEach(async () => {
  provider = await startProvider({ port: 0, hostOrigin });
});
afterEach(async () => {
  documents?.close();
  documents = undefined;
  await provider.close();
});

const post = async (path: string, body: object, secret = publicToken) => {
  const answer = await fetch(`${provider.origin}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Basic ${btoa(`${publicToken}:${secret}`)}` },
    body: JSON.stringify(body),
  });
  return { status: answer.status, body: (await answer.json()) as Record<string, unknown> };
};
const dataOf = ({ body }: { body: Record<string, unknown> }) => body['data'] as Record<string, unknown>;

const signedIn = async () => String((await post('/control/users', { email: 'ada@example.com' })).body['session_token']);
const register = async (more: object = {}) =>
  post('/register', { client_name: 'Agent', redirect_uris: ['http://127.0.0.1/callback'], ...more });
const request = (clientId: unknown, more: object = {}) => ({
  client_id: clientId,
  redirect_uri: back,
  response_type: 'code',
  scopes: ['openid', 'email'],
  code_challenge: challenge,
  ...more,
});
const start = (secret: string, clientId: unknown, more: object = {}) =>
  post('/sdk/v1/idp/oauth/authorize/start', request(clientId, more), secret);

/** Serves a client ID metadata document on a free port, and returns its address. */
async function serveDocument(describe: (address: string) => object): Promise<string> {
  const server = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(describe(address)));
  });
  documents = server;
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const listening = server.address();
  const address = `http://127.0.0.1:${typeof listening === 'object' ? listening?.port : ''}/client.json`;
  return address;
}

test('the OAuth metadata are those of OpenID Connect, with registration and client documents', async () => {
  const answers = await Promise.all(
    ['oauth-authorization-server', 'openid-configuration'].map(async (name) =>
      (await fetch(`${provider.origin}/.well-known/${name}`)).json(),
    ),
  );
  expect(answers[0]).toEqual(answers[1]);
  expect(answers[0]).toMatchObject({
    issuer: provider.origin,
    registration_endpoint: `${provider.origin}/register`,
    code_challenge_methods_supported: ['S256'],
    authorization_response_iss_parameter_supported: true,
    client_id_metadata_document_supported: true,
    scopes_supported: expect.arrayContaining(['openid', 'offline_access']),
  });
  // It is refused to those who register themselves.
  expect(answers[0].scopes_supported).not.toContain('full_access');
});

test('an application that registers itself is a public third-party client', async () => {
  const registered = await register();
  expect(registered).toMatchObject({ status: 201, body: { token_endpoint_auth_method: 'none', client_name: 'Agent' } });
  const answer = await start(await signedIn(), registered.body['client_id']);
  expect(dataOf(answer)['client']).toMatchObject({ client_type: 'third_party_public', client_name: 'Agent' });
});

test.each([{}, { token_endpoint_auth_method: 'none' }])(
  'an application that registers itself with %j gets no secret, because a public one has none',
  async (more) => {
    const { body } = await register(more);
    expect(body).toMatchObject({ client_id: expect.any(String), token_endpoint_auth_method: 'none' });
    expect(Object.keys(body).filter((member) => member.startsWith('client_secret'))).toEqual([]);
  },
);

test('an application that registers itself with a secret, or without an address, is refused', async () => {
  expect((await register({ token_endpoint_auth_method: 'client_secret_basic' })).status).toBe(400);
  expect((await register({ redirect_uris: ['javascript:alert(1)'] })).status).toBe(400);
});

test('a token is for the requested service, and a consent for one service is not valid for another', async () => {
  const secret = await signedIn();
  const { client_id: clientId } = (await register()).body;
  const submitted = await post(
    '/sdk/v1/idp/oauth/authorize/submit',
    request(clientId, { resources: [resource], consent_granted: true }),
    secret,
  );
  const answer = await fetch(`${provider.origin}/token`, {
    method: 'POST',
    body: new URLSearchParams({
      grant_type: 'authorization_code',
      client_id: String(clientId),
      code: String(dataOf(submitted)['authorization_code']),
      code_verifier: verifier,
      redirect_uri: back,
      resource,
    }),
  });
  const tokens = (await answer.json()) as Record<string, string>;
  expect(decodeJwt(tokens['access_token'] ?? '')).toMatchObject({ aud: resource, iss: provider.origin });
  const isAsked = async (more: object) => dataOf(await start(secret, clientId, more))['consent_required'];
  expect(await isAsked({ resource })).toBe(false);
  expect(await isAsked({ resources: ['https://other.example/'] })).toBe(true);
});

test.each(['invoices', 'https://mcp.example/#part'])('a resource of %j is refused', async (named) => {
  const { client_id: clientId } = (await register()).body;
  const answer = await start(await signedIn(), clientId, { resources: [named] });
  expect(answer).toMatchObject({ status: 400, body: { error_type: 'bad_request' } });
});

test('a client ID metadata document on this machine describes an application', async () => {
  const address = await serveDocument((id) => ({ client_id: id, client_name: 'Agent', redirect_uris: [back] }));
  const answer = await start(await signedIn(), address);
  expect(dataOf(answer)['client']).toMatchObject({ client_id: address, client_name: 'Agent' });
});

test.each<[string, (id: string) => object]>([
  ['of another id', () => ({ client_id: 'https://evil.test/', redirect_uris: [back] })],
  ['without addresses', (id) => ({ client_id: id })],
  ['with a secret', (id) => ({ client_id: id, redirect_uris: [back], client_secret: 'x' })],
  ['of ten kilobytes', (id) => ({ client_id: id, redirect_uris: [back], client_uri: 'x'.repeat(10_000) })],
])('a client ID metadata document %s describes no application', async (_, describe) => {
  const answer = await start(await signedIn(), await serveDocument(describe));
  expect(answer).toMatchObject({ status: 404, body: { error_type: 'connected_app_not_found' } });
});

test('a client ID metadata document on another machine is not fetched', async () => {
  const answer = await start(await signedIn(), 'https://example.com/client.json');
  expect(answer).toMatchObject({ status: 404, body: { error_type: 'connected_app_not_found' } });
});

test.each(['first_party', 'first_party_public', 'third_party', 'third_party_public'])(
  'an application that a tester creates is a %s',
  async (type) => {
    await post('/control/clients', { client_id: 'a', client_name: 'A', redirect_uris: [back], client_type: type });
    const data = dataOf(await start(await signedIn(), 'a'));
    expect(data).toMatchObject({ client: { client_type: type }, consent_required: type.startsWith('third') });
  },
);

test('an application of an unknown kind is refused', async () => {
  const answer = await post('/control/clients', {
    client_id: 'a',
    client_name: 'A',
    redirect_uris: [],
    client_type: 'x',
  });
  expect(answer.status).toBe(400);
});

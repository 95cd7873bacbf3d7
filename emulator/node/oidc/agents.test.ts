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
beforeEach(async () => {
  provider = await startProvider({ port: 0, hostOrigin });
});
afterEach(() => provider.close());

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

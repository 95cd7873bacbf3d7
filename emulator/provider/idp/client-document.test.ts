import { createServer, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { createVisitor, type TestVisitor } from '../../testing/visitor';

const back = 'http://127.0.0.1:51004/callback';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const notFound = { status: 404, errorType: 'connected_app_not_found' };

let server: Server | undefined;
afterEach(() => {
  server?.close();
  server = undefined;
});

type Describe = (address: string) => object;

/** Serves a document of the moment on a free port, and returns its address. */
async function serve(describe: Describe): Promise<string> {
  const listening = createServer((_, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify(describe(address)));
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const bound = listening.address();
  const address = `http://127.0.0.1:${typeof bound === 'object' ? bound?.port : ''}/client.json`;
  return address;
}

const described =
  (more: object = {}) =>
  (client_id: string) => ({
    client_id,
    client_name: 'Agent',
    redirect_uris: [back],
    ...more,
  });

async function signedIn(): Promise<TestVisitor> {
  const visitor = createVisitor();
  await visitor.signInAs({ email: 'ada@example.com' });
  return visitor;
}

const request = (client_id: string, more: object = {}) => ({
  client_id,
  redirect_uri: back,
  response_type: 'code',
  scopes: ['openid', 'email'],
  code_challenge: challenge,
  ...more,
});
const start = (visitor: TestVisitor, id: string) => visitor.post('/idp/oauth/authorize/start', request(id));
const submit = (visitor: TestVisitor, id: string) =>
  visitor.post('/idp/oauth/authorize/submit', request(id, { consent_granted: true }));

test.each<[object, string]>([
  [{}, 'Agent'],
  [{ token_endpoint_auth_method: 'none', grant_types: ['authorization_code'] }, 'Agent'],
  [{ redirect_uris: [back, 'com.example.agent:/back'] }, 'Agent'],
])('a document on this machine with %j describes an application', async (more, client_name) => {
  const address = await serve(described(more));
  const { data } = await start(await signedIn(), address);
  expect(data.values['client']).toMatchObject({ client_id: address, client_name, client_type: 'third_party_public' });
});

test.each<[string, Describe]>([
  ['of another id', described({ client_id: 'https://evil.test/' })],
  ['without addresses', (id) => ({ client_id: id })],
  ['with a secret', described({ client_secret: 'x' })],
  ['with the expiry of a secret', described({ client_secret_expires_at: 0 })],
  ['with a method that needs a secret', described({ token_endpoint_auth_method: 'client_secret_post' })],
  ['without the grant of a code', described({ grant_types: ['refresh_token'] })],
  ['with the scope of an own application', described({ scope: 'openid full_access' })],
  ['with an address that is a script', described({ redirect_uris: [back, 'javascript:alert(1)'] })],
  ['with an address that has a fragment', described({ redirect_uris: [back, 'https://agent.test/#x'] })],
  ['with an address for the log-out that is a script', described({ post_logout_redirect_uris: ['data:text/html,x'] })],
  ['of ten kilobytes', described({ client_uri: 'x'.repeat(10_000) })],
])('a document %s describes no application', async (_, describe) => {
  expect(await start(await signedIn(), await serve(describe))).toMatchObject(notFound);
});

test('a document on another machine is not fetched', async () => {
  expect(await start(await signedIn(), 'https://example.com/client.json')).toMatchObject(notFound);
});

test('the scope of a document limits the scopes that its application gets', async () => {
  const { data } = await start(await signedIn(), await serve(described({ scope: 'openid' })));
  const results = data.optionalList('scope_results')?.map(({ values }) => [values['scope'], values['is_grantable']]);
  expect(results).toEqual([
    ['openid', true],
    ['email', false],
  ]);
});

test.each([
  ['start', start],
  ['submit', submit],
])('a document that changed is read again at each %s', async (_, call) => {
  let document = described();
  const address = await serve((id) => document(id));
  const visitor = await signedIn();
  expect(await call(visitor, address)).toMatchObject({ status: 200 });
  document = described({ redirect_uris: ['https://agent.test/back'] });
  expect(await call(visitor, address)).toMatchObject({
    errorType: 'connected_app_supplied_redirect_url_not_found_in_client',
  });
  document = described();
  expect(await call(visitor, address)).toMatchObject({ status: 200 });
});

test('a document that can no longer be fetched describes no application, and its access remains listed', async () => {
  const address = await serve(described());
  const visitor = await signedIn();
  await submit(visitor, address);
  await new Promise((resolve) => server?.close(resolve));
  expect(await start(visitor, address)).toMatchObject(notFound);
  expect(await submit(visitor, address)).toMatchObject(notFound);
  const { data } = await visitor.call('GET', '/users/connected_apps');
  expect(data.optionalList('connected_apps')?.map(({ values }) => values)).toMatchObject([
    { connected_app_id: address, name: 'Agent' },
  ]);
});

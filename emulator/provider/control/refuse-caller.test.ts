import { expect, test } from 'vitest';
import { createVisitor, fieldsOf } from '../../testing/visitor';

const json = 'application/json';

/** Makes a control call as a browser or a program does, and returns its status and the accounts that exist after it. */
async function call({
  path = '/control/users',
  method = 'POST',
  headers,
  body = '{"email":"eve@attacker.example"}',
  hostOrigin = 'https://app.example',
}: {
  path?: string;
  method?: string;
  headers: Record<string, string>;
  body?: string | null;
  hostOrigin?: string;
}) {
  const { provider, control } = createVisitor({ hostOrigin });
  const bytes = body === null ? undefined : new TextEncoder().encode(body);
  const response = await provider.fetch(
    new Request(`http://localhost:5181${path}`, { method, headers, ...(bytes && { body: bytes }) }),
  );
  const users = await control('GET', '/users');
  return { response, users };
}

test.each([
  ['Node', {}],
  ['a page of this machine', { origin: 'http://localhost:5180', 'sec-fetch-site': 'same-site' }],
  ['a page of the provider itself', { origin: 'http://localhost:5181', 'sec-fetch-site': 'same-origin' }],
  ['the configured application', { origin: 'https://app.example', 'sec-fetch-site': 'cross-site' }],
  ['an address that a person typed', { 'sec-fetch-site': 'none' }],
])('the control answers %s [T-EMU-1]', async (_who, headers: Record<string, string>) => {
  const { response, users } = await call({ headers: { 'content-type': json, ...headers } });
  expect(response.status).toBe(200);
  expect(users).toHaveLength(1);
  expect(response.headers.get('access-control-allow-origin')).toBe(headers['origin'] ?? null);
});

test.each([
  ['a page of another site', 'another site', { origin: 'http://attacker.example', 'sec-fetch-site': 'cross-site' }],
  ['a page whose browser names no site', 'http://attacker.example', { origin: 'http://attacker.example' }],
  ['a page of another port of the application', 'https://app.example:8443', { origin: 'https://app.example:8443' }],
  ['a sandboxed frame', 'null', { origin: 'null' }],
  ['a sandboxed frame of another site', 'another site', { origin: 'null', 'sec-fetch-site': 'cross-site' }],
  [
    'a page of this machine on another site',
    'another site',
    { origin: 'http://127.0.0.1:3000', 'sec-fetch-site': 'cross-site' },
  ],
  ['a script of another site that names no origin', 'another site', { 'sec-fetch-site': 'cross-site' }],
])('the control refuses %s [T-EMU-1]', async (_who, page, headers) => {
  const { response, users } = await call({ headers: { 'content-type': json, ...headers } });
  expect(response.status).toBe(403);
  expect(users).toEqual([]);
  expect(await response.json()).toEqual({
    what: `A page of ${page} may not call the control.`,
    why: 'The control signs in as any user, so it answers Node and the configured application alone.',
    fix: 'Name the origin of your application: --app, or appOrigin of startEmulator. Open it under the same host name as the emulator.',
  });
});

test.each(['GET', 'DELETE', 'PATCH', 'POST'])(
  '%s without a body is refused to a page of another site [T-EMU-1]',
  async (method) => {
    const path = {
      GET: '/control/state',
      DELETE: '/control/faults',
      PATCH: '/control/project',
      POST: '/control/reset',
    }[method];
    const ask = async (origin: string) =>
      (await call({ method, headers: { origin }, body: null, ...(path !== undefined && { path }) })).response.status;
    expect(await ask('http://attacker.example')).toBe(403);
    expect(await ask('https://app.example')).toBe(200);
  },
);

test('another spelling of the path of a control call is refused like the usual one [T-EMU-1]', async () => {
  const headers = { origin: 'http://attacker.example', 'content-type': json };
  const { response, users } = await call({ path: '/%63ontrol/users', headers });
  expect(response.status).toBe(403);
  expect(users).toEqual([]);
});

test.each([json, 'application/json; charset=utf-8', 'Application/JSON'])(
  'a body of type %s is read [T-EMU-1]',
  async (type) => {
    expect((await call({ headers: { 'content-type': type } })).response.status).toBe(200);
  },
);

test.each([
  'text/plain',
  'text/plain;charset=UTF-8',
  'application/x-www-form-urlencoded',
  'multipart/form-data; boundary=application/json',
  'application/jsonp',
  'text/plain; application/json',
])('a body of type %s is refused to every caller [T-EMU-1]', async (type) => {
  const { response, users } = await call({ headers: { 'content-type': type } });
  expect(response.status).toBe(415);
  expect(users).toEqual([]);
  expect(await response.json()).toEqual({
    what: `The body is of the type ${type}.`,
    why: 'Every control call is JSON, and says so.',
    fix: 'Send it with the header "content-type: application/json".',
  });
});

test('a body without a type is refused, and so is a form without a field [T-EMU-1]', async () => {
  const { response } = await call({ headers: {} });
  expect({ responseStatus: response.status, what: fieldsOf(await response.json()).string('what') }).toEqual({
    responseStatus: 415,
    what: 'The body has no type.',
  });
  const form = { path: '/control/reset', headers: { 'content-type': 'text/plain' }, body: null };
  expect((await call(form)).response.status).toBe(415);
});

test.each([
  ['/control/users', 'http://attacker.example', 403],
  ['/sdk/v1/users/search', 'http://attacker.example', 403],
  ['/sdk/v1/users/search', 'null', 403],
  ['/control/users', 'https://app.example', 204],
])('a preflight for %s from %s is answered with %d [T-EMU-1]', async (path, origin, status) => {
  const { response } = await call({ method: 'OPTIONS', path, headers: { origin }, body: null });
  expect(response.status).toBe(status);
  expect(response.headers.get('access-control-allow-origin')).toBe(status === 204 ? origin : null);
});

test('an answer of the client API is shared with this machine and the application only [T-EMU-1]', async () => {
  const sharedWith = async (origin: string) =>
    (await call({ path: '/sdk/v1/nothing', headers: { origin } })).response.headers.get('access-control-allow-origin');
  for (const origin of ['http://localhost:5180', 'https://app.example']) expect(await sharedWith(origin)).toBe(origin);
  for (const origin of ['http://attacker.example', 'null']) expect(await sharedWith(origin)).toBeNull();
});

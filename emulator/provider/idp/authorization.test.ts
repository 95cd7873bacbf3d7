import { expect, test } from 'vitest';
import { createVisitor, type TestVisitor } from '../../testing/visitor';

const back = 'https://robot.test/back?a=1';
const challenge = 'E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM';
const whole = {
  client_id: 'robot',
  redirect_uri: back,
  response_type: 'code',
  scopes: ['openid', 'email'],
  state: 's+/=',
  code_challenge: challenge,
};

async function signedIn({ client = {}, user = {} } = {}) {
  const visitor = createVisitor();
  await visitor.control('POST', '/clients', {
    client_id: 'robot',
    client_name: 'Robot',
    redirect_uris: [back],
    ...client,
  });
  await visitor.control('POST', '/users', { email: 'ada@example.com', ...user });
  await visitor.post('/otps/email/login_or_create', { email: 'ada@example.com' });
  const { data } = await visitor.post('/otps/email/login_or_create', { email: 'ada@example.com' });
  const { code } = await visitor.newestMessage('ada@example.com');
  await visitor.post('/otps/authenticate', {
    token: code,
    method_id: data.string('method_id'),
    session_duration_minutes: 30,
  });
  return visitor;
}

const start = (visitor: TestVisitor, more: object = {}) =>
  visitor.post('/idp/oauth/authorize/start', { ...whole, ...more });
const submit = (visitor: TestVisitor, more: object = {}) =>
  visitor.post('/idp/oauth/authorize/submit', { ...whole, consent_granted: true, ...more });

/** The response to the application, at its address. */
async function answer(visitor: TestVisitor, more: object = {}) {
  const { data } = await submit(visitor, more);
  const { origin, pathname, searchParams } = new URL(data.string('redirect_uri'));
  return { at: `${origin}${pathname}`, ...Object.fromEntries(searchParams) };
}

const required = 'pkce_required_for_idp_authorization_flow';
const invalid = 'invalid_pkce_code_challenge';
const publicTypes = ['first_party_public', 'third_party_public'];
const types = [...publicTypes, 'first_party', 'third_party'];

for (const { name, more, errorType, says } of [
  { name: 'with a challenge that is no digest', more: { code_challenge: 'abc' }, errorType: invalid, says: 'SHA-256' },
  { name: 'with the method "plain"', more: { code_challenge_method: 'plain' }, errorType: invalid, says: 'S256' },
  { name: 'with the method "s256"', more: { code_challenge_method: 's256' }, errorType: invalid, says: 'S256' },
  {
    name: 'that forbids to ask and wants it asked',
    more: { prompt: 'none consent' },
    errorType: 'oidc_prompt_none_must_be_exclusive',
    says: 'prompt=none',
  },
  {
    name: 'of another response type',
    more: { response_type: 'token' },
    errorType: 'bad_request',
    says: '"response_type" must be code.',
  },
]) {
  test(`a request ${name} is invalid, at its start and at its answer`, async () => {
    const visitor = await signedIn();
    for (const call of [start, submit]) {
      const reply = await call(visitor, more);
      expect(reply).toMatchObject({ status: 400, errorType });
      expect(reply.errorMessage).toContain(says);
    }
  });
}

for (const code_challenge of [undefined, '']) {
  const without = `a request with the challenge ${JSON.stringify(code_challenge)}`;

  test.each(types)(`${without} of a %s application can be asked about`, async (client_type) => {
    const visitor = await signedIn({ client: { client_type } });
    expect(await start(visitor, { code_challenge })).toMatchObject({ status: 200 });
  });

  test.each(types)(`${without} of a %s application gets a code only if the application is not public`, async (type) => {
    const visitor = await signedIn({ client: { client_type: type } });
    const reply = await submit(visitor, { code_challenge });
    if (publicTypes.includes(type)) expect(reply).toMatchObject({ status: 400, errorType: required });
    else expect(reply.data.string('authorization_code')).not.toBe('');
  });
}

test('a request that names S256 is answered with a code', async () => {
  const visitor = await signedIn();
  expect((await start(visitor, { code_challenge_method: 'S256' })).status).toBe(200);
  expect(await answer(visitor, { code_challenge_method: 'S256' })).toMatchObject({ code: expect.any(String) });
});

test('an application on a user’s machine is redirected to the port that it listens at', async () => {
  const registered = { redirect_uris: ['http://127.0.0.1/back'], post_logout_redirect_uris: ['http://127.0.0.1/bye'] };
  const visitor = await signedIn({ client: registered });
  expect(await answer(visitor, { redirect_uri: 'http://127.0.0.1:51004/back' })).toMatchObject({
    at: 'http://127.0.0.1:51004/back',
  });
  expect(await submit(visitor, { redirect_uri: 'http://localhost:51004/back' })).toMatchObject({
    errorType: 'connected_app_supplied_redirect_url_not_found_in_client',
  });
  const leave = { client_id: 'robot', post_logout_redirect_uri: 'http://127.0.0.1:51004/bye' };
  expect((await visitor.post('/oauth/logout/start', leave)).data.string('redirect_uri')).toBe(
    'http://127.0.0.1:51004/bye',
  );
});

test('the query of a registered address stays as it is, in both redirects', async () => {
  const address = 'https://robot.test/back?x=a%20b&y';
  const visitor = await signedIn({ client: { redirect_uris: [address], post_logout_redirect_uris: [address] } });
  const allowed = (await submit(visitor, { redirect_uri: address })).data;
  expect(allowed.string('redirect_uri')).toBe(
    `${address}&code=${allowed.string('authorization_code')}&state=s%2B%2F%3D&iss=http%3A%2F%2Flocalhost%3A5181`,
  );
  const leave = { client_id: 'robot', post_logout_redirect_uri: address };
  const left = async (more: object = {}) =>
    (await visitor.post('/oauth/logout/start', { ...leave, ...more })).data.string('redirect_uri');
  expect(await left()).toBe(address);
  expect(await left({ state: 's+/=' })).toBe(`${address}&state=s%2B%2F%3D`);
});

test('a log-out of an unknown application, or to an address that it has not registered, is refused', async () => {
  const visitor = await signedIn();
  const leave = (client_id: string) =>
    visitor.post('/oauth/logout/start', { client_id, post_logout_redirect_uri: 'https://evil.test/' });
  expect(await leave('unknown')).toMatchObject({ status: 404, errorType: 'connected_app_not_found' });
  expect(await leave('robot')).toMatchObject({
    status: 400,
    errorType: 'connected_app_supplied_redirect_url_not_found_in_client',
  });
});

test('a log-out is refused with an ID token of another provider, or of another application', async () => {
  const visitor = await signedIn({ client: { post_logout_redirect_uris: ['https://robot.test/bye'] } });
  const request = { client_id: 'robot', post_logout_redirect_uri: 'https://robot.test/bye' };
  const leave = (id_token_hint: string) => visitor.post('/oauth/logout/start', { ...request, id_token_hint });
  const jwtOf = async (one: TestVisitor) => (await one.post('/sessions/authenticate')).data.string('session_jwt');
  expect(await leave(await jwtOf(await signedIn()))).toMatchObject({ status: 400, errorType: 'id_token_invalid' });
  // A session's token has the same signature as an ID token.
  expect(await leave(await jwtOf(visitor))).toMatchObject({ status: 400, errorType: 'id_token_incorrect_audience' });
});

test('prompt=none without consent fails with consent_required', async () => {
  const visitor = await signedIn();
  const silent = { prompt: 'none' };
  expect((await start(visitor, silent)).data.values).toMatchObject({ consent_required: false });
  const refused = { at: 'https://robot.test/back', a: '1', error: 'consent_required', state: 's+/=' };
  expect(await answer(visitor, { ...silent, consent_granted: false })).toMatchObject(refused);
  // No consent was requested, so the user cannot have given it.
  const claimed = await answer(visitor, { ...silent, consent_granted: true });
  expect(claimed).toMatchObject(refused);
  expect(claimed).not.toHaveProperty('code');
  await submit(visitor);
  expect(await answer(visitor, { ...silent, consent_granted: false })).toMatchObject({ code: expect.any(String) });
});

test('prompt=none without a session fails with login_required', async () => {
  const visitor = await signedIn();
  await submit(visitor);
  await visitor.control('POST', '/clock', { advance_seconds: 31 * 60 });
  const refused = {
    at: 'https://robot.test/back',
    error: 'login_required',
    state: 's+/=',
    iss: 'http://localhost:5181',
  };
  expect(await answer(visitor, { prompt: 'none', consent_granted: false })).toMatchObject(refused);
  visitor.forgetSession();
  expect(await answer(visitor, { prompt: 'none', consent_granted: false })).toMatchObject(refused);
  expect(await submit(visitor)).toMatchObject({ errorType: 'user_unauthenticated' });
});

// The widget answers such a request by itself with this value (B-IDP-5).
test('a request that needs no consent gets a code with consent_granted false too', async () => {
  const visitor = await signedIn();
  const notGranted = { consent_granted: false };
  expect((await submit(visitor, notGranted)).data.values).toMatchObject({ redirect_uri: '' });
  await submit(visitor);
  expect(await answer(visitor, notGranted)).toMatchObject({ code: expect.any(String) });
  expect((await submit(visitor, { ...notGranted, prompt: 'consent' })).data.values).toMatchObject({ redirect_uri: '' });
});

test('with prompt=consent a user is asked again, in spite of earlier grants', async () => {
  const visitor = await signedIn();
  await submit(visitor);
  expect((await start(visitor)).data.values).toMatchObject({ consent_required: false });
  expect((await start(visitor, { prompt: 'consent' })).data.values).toMatchObject({ consent_required: true });
});

test('a consent is valid for the scopes and the service that it was given for, and for no other pair', async () => {
  const visitor = await signedIn();
  const of = (scope: string, service?: string) => ({ scopes: [scope], ...(service && { resources: [service] }) });
  const [first, second] = ['https://a.test/', 'https://b.test/'];
  await submit(visitor, of('email', first));
  await submit(visitor, of('openid', second));
  const isAsked = async (more: object) => (await start(visitor, more)).data.values['consent_required'];
  expect(await Promise.all([of('email', first), of('openid', second)].map(isAsked))).toEqual([false, false]);
  expect(await Promise.all([of('email', second), of('openid', first), of('email')].map(isAsked))).toEqual([
    true,
    true,
    true,
  ]);
  const nothingElse = [{ scopes: [] }, { scopes: ['read:everything'] }].map((more) => ({
    ...more,
    resources: ['https://c.test/'],
  }));
  expect(await Promise.all(nothingElse.map(isAsked))).toEqual([true, true]);
  expect(await listed(visitor)).toMatchObject([{ scopes_granted: 'email openid' }]);
});

test('an application gets no scope that it has not registered, even if the user may grant it', async () => {
  const scopes = ['openid', 'phone', 'read:invoices', 'write:invoices'];
  const user = { grantable_scopes: ['read:invoices', 'write:invoices'] };
  const visitor = await signedIn({ client: { scopes: ['openid', 'read:invoices'] }, user });
  const { data } = await start(visitor, { scopes });
  expect(data.optionalList('scope_results')?.map(({ values }) => values['is_grantable'])).toEqual([
    true,
    false,
    true,
    false,
  ]);
  await submit(visitor, { scopes });
  const consent = visitor.provider.project().consents.of(data.string('user_id'), 'robot');
  expect([...(consent?.scopes ?? [])]).toEqual(['openid', 'read:invoices']);
});

test('an application that registered no scopes may ask for what its user may grant', async () => {
  const visitor = await signedIn({ user: { grantable_scopes: ['read:invoices'] } });
  const { data } = await start(visitor, { scopes: ['phone', 'read:invoices', 'write:invoices'] });
  expect(data.optionalList('scope_results')?.map(({ values }) => values['is_grantable'])).toEqual([true, true, false]);
});

const listed = async (visitor: TestVisitor) =>
  (await visitor.call('GET', '/users/connected_apps')).data.optionalList('connected_apps')?.map(({ values }) => values);
const remove = (visitor: TestVisitor) => visitor.post('/users/connected_apps/robot/revoke');

test('scopes granted in two visits are listed as one grant, only to that user', async () => {
  const visitor = await signedIn();
  expect(await listed(visitor)).toEqual([]);
  await submit(visitor, { scopes: ['openid', 'email'] });
  await submit(visitor, { scopes: ['openid', 'phone'] });
  expect(await listed(visitor)).toMatchObject([{ connected_app_id: 'robot', scopes_granted: 'openid email phone' }]);
  visitor.forgetSession();
  expect(await visitor.call('GET', '/users/connected_apps')).toMatchObject({ errorType: 'user_unauthenticated' });
  expect(await remove(visitor)).toMatchObject({ errorType: 'user_unauthenticated' });
});

test('an application that was granted a part has to ask for the rest again', async () => {
  const visitor = await signedIn();
  await submit(visitor, { scopes: ['openid'] });
  expect((await start(visitor)).data.values).toMatchObject({ consent_required: true });
  expect((await start(visitor, { scopes: ['openid'] })).data.values).toMatchObject({ consent_required: false });
});

test('an application whose access was removed has to ask again, and cannot be removed twice', async () => {
  const visitor = await signedIn();
  await submit(visitor);
  expect(await remove(visitor)).toMatchObject({ status: 200 });
  expect(await listed(visitor)).toEqual([]);
  expect((await start(visitor)).data.values).toMatchObject({ consent_required: true });
  expect(await answer(visitor, { prompt: 'none', consent_granted: false })).toMatchObject({
    error: 'consent_required',
  });
  expect(await remove(visitor)).toMatchObject({ status: 404, errorType: 'connected_app_not_found' });
});

test('a user cannot remove access that another user granted', async () => {
  const visitor = await signedIn();
  await visitor.control('POST', '/users', { email: 'bob@example.com', connected_apps: [{ client_id: 'robot' }] });
  expect(await remove(visitor)).toMatchObject({ errorType: 'connected_app_not_found' });
});

test.each(['first_party', 'third_party'])(
  'offline access needs the consent of the user each time, also for a %s application, and also if granted before',
  async (client_type) => {
    const visitor = await signedIn({ client: { client_type } });
    const offline = { scopes: ['openid', 'offline_access'] };
    await submit(visitor, offline);
    expect((await start(visitor, { scopes: ['openid'] })).data.values).toMatchObject({ consent_required: false });
    expect((await start(visitor, offline)).data.values).toMatchObject({ consent_required: true });
    expect(await answer(visitor, { ...offline, prompt: 'none' })).toMatchObject({ error: 'consent_required' });
    expect((await submit(visitor, { ...offline, consent_granted: false })).data.values).toMatchObject({
      redirect_uri: '',
    });
  },
);

test.each([
  ['first_party', true],
  ['first_party_public', true],
  ['third_party', false],
  ['third_party_public', false],
])('full access may be asked for by a %s application: %s', async (client_type, isAllowed) => {
  const visitor = await signedIn({ client: { client_type } });
  for (const call of [start, submit]) {
    expect(await call(visitor, { scopes: ['openid', 'full_access'] })).toMatchObject(
      isAllowed ? { status: 200 } : { status: 400, errorType: 'third_party_clients_cannot_use_full_access' },
    );
  }
});

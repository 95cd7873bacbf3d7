import { createLocalJWKSet, jwtVerify } from 'jose';
import { expect, test } from 'vitest';
import { createProject } from '../project';
import { createVisitor, type TestVisitor } from '../../testing/visitor';

async function signIn(visitor: TestVisitor, session_duration_minutes = 30) {
  await visitor.post('/otps/email/login_or_create', { email: 'ada@example.com' });
  const { data } = await visitor.post('/otps/email/login_or_create', { email: 'ada@example.com' });
  const { code } = await visitor.newestMessage('ada@example.com');
  return visitor.post('/otps/authenticate', {
    token: code,
    method_id: data.string('method_id'),
    session_duration_minutes,
  });
}

test('a session lasts as long as requested, and a refresh alone does not extend it', async () => {
  const visitor = createVisitor();
  await signIn(visitor);
  await visitor.control('POST', '/clock', { advance_seconds: 29 * 60 });
  expect(await visitor.post('/sessions/authenticate')).toMatchObject({ status: 200 });
  await visitor.control('POST', '/clock', { advance_seconds: 60 });
  expect(await visitor.post('/sessions/authenticate')).toMatchObject({ status: 404, errorType: 'session_not_found' });
});

test('a refresh that names a duration keeps the user signed in', async () => {
  const visitor = createVisitor();
  await signIn(visitor);
  await visitor.post('/sessions/authenticate', { session_duration_minutes: 60 });
  await visitor.control('POST', '/clock', { advance_seconds: 59 * 60 });
  expect(await visitor.call('GET', '/users/me')).toMatchObject({ status: 200 });
});

test('a user who logged out has no session', async () => {
  const visitor = createVisitor();
  await signIn(visitor);
  expect(await visitor.post('/sessions/revoke')).toMatchObject({ status: 200 });
  expect(await visitor.call('GET', '/users/me')).toMatchObject({ errorType: 'session_not_found' });
});

test('without a session there is no user', async () => {
  expect(await createVisitor().call('GET', '/users/me')).toMatchObject({
    status: 401,
    errorType: 'user_unauthenticated',
  });
});

test('a second factor keeps the session', async () => {
  const visitor = createVisitor();
  const first = await signIn(visitor);
  const second = await signIn(visitor);
  expect(second.data.string('session_token')).toBe(first.data.string('session_token'));
});

test.each([4, 527_041, 10.5, '30'])(
  'a session of %j minutes is refused, and the code is not used up',
  async (minutes) => {
    const visitor = createVisitor();
    const { data } = await visitor.post('/otps/email/login_or_create', { email: 'ada@example.com' });
    const { code } = await visitor.newestMessage('ada@example.com');
    const attempt = { token: code, method_id: data.string('method_id') };
    expect(await visitor.post('/otps/authenticate', { ...attempt, session_duration_minutes: minutes })).toMatchObject({
      status: 400,
      errorType: 'invalid_session_duration_minutes',
    });
    expect(await visitor.post('/otps/authenticate', attempt)).toMatchObject({ status: 200 });
  },
);

test('a session that is longer than the project allows is refused, when it starts and when it is extended', async () => {
  const visitor = createVisitor();
  await visitor.control('PATCH', '/project', { max_session_duration_minutes: 60 });
  const refused = { status: 400, errorType: 'invalid_session_duration_minutes' };
  expect(await signIn(visitor, 61)).toMatchObject(refused);
  expect(await signIn(visitor, 60)).toMatchObject({ status: 200 });
  const extend = (minutes: number) => visitor.post('/sessions/authenticate', { session_duration_minutes: minutes });
  expect(await extend(61)).toMatchObject(refused);
  expect(await extend(60)).toMatchObject({ status: 200 });
  await visitor.control('PATCH', '/project', { max_session_duration_minutes: null });
  expect(await extend(61)).toMatchObject({ status: 200 });
});

test('a page with another public token is refused', async () => {
  const { provider } = createVisitor();
  const headers = { authorization: `Basic ${btoa('public-token-test-other:public-token-test-other')}` };
  const response = await provider.fetch(new Request('http://localhost:5181/sdk/v1/users/me', { headers }));
  expect(response.status).toBe(401);
});

test('the session token is signed, at the time of the provider', async () => {
  const project = createProject({ now: () => Date.parse('2030-01-01T00:00:00Z') });
  const live = project.sessions.start('user-1', '');
  const keys = createLocalJWKSet({ keys: [await project.signJwt.publicKey()] });
  const { payload } = await jwtVerify(await project.signJwt(live.session), keys, {
    currentDate: new Date('2030-01-01T00:01:00Z'),
  });
  expect(payload).toMatchObject({ sub: 'user-1', 'https://stytch.com/session': { id: live.session.session_id } });
});

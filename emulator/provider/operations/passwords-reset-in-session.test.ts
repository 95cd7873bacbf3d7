import { expect, test } from 'vitest';
import { createVisitor, fieldsOf } from '../../testing/visitor';

const email = 'ada@example.com';
const password = 'liverpool rain on tuesday';
const better = 'thunder over the Mersey';

const bySession = '/passwords/session/reset';
const byExisting = '/passwords/existing_password/reset';

test.each(['password', 'email_magic_link', 'email_otp'])(
  'a user with a fresh factor %s sets a new password, and keeps only this session',
  async (factor) => {
    const visitor = createVisitor();
    const made = await visitor.signInAs({ email, password, factors: [factor], factor_age_minutes: 4 });
    const bo = fieldsOf(await visitor.control('POST', '/users', { email: 'bo@example.com' })).string('session_token');
    const { sessions } = visitor.provider.project();
    const other = sessions.start(made.string('user_id'), '');
    sessions.extend(other, 60);
    const { status, data } = await visitor.post(bySession, { password: better, session_duration_minutes: 30 });
    expect(status).toBe(200);
    expect(data.string('session_token')).toBe(made.string('session_token'));
    expect([sessions.find(other.token) !== undefined, sessions.find(bo) !== undefined]).toEqual([false, true]);
    visitor.forgetSession();
    expect(await visitor.post('/passwords/authenticate', { email, password: better })).toMatchObject({ status: 200 });
  },
);

test.each([
  ['whose password was proved five minutes ago', { password, factors: ['password'], factor_age_minutes: 5 }],
  ['with a text code only', { phone_number: '+12025550162', factors: ['sms_otp'] }],
])('a session %s is too old to set a password', async (_which, user) => {
  const visitor = createVisitor();
  await visitor.signInAs({ email, ...user });
  expect(await visitor.post(bySession, { password: better })).toMatchObject({
    status: 400,
    errorType: 'session_too_old_to_reset_password',
  });
});

test('a weak password is refused in a session, and without a session any is', async () => {
  const visitor = createVisitor();
  await visitor.signInAs({ email, password });
  expect(await visitor.post(bySession, { password: 'ada@example.com1' })).toMatchObject({ errorType: 'weak_password' });
  visitor.forgetSession();
  expect(await visitor.post(bySession, { password: better })).toMatchObject({ errorType: 'user_unauthenticated' });
});

test('a user with their password sets a new one, and every earlier session ends', async () => {
  const visitor = createVisitor();
  const made = await visitor.signInAs({ email, password });
  const { status, data } = await visitor.post(byExisting, {
    email,
    existing_password: password,
    new_password: better,
    session_duration_minutes: 30,
  });
  expect(status).toBe(200);
  expect(data.values).toMatchObject({ session: { authentication_factors: [{ type: 'password' }] } });
  expect(visitor.provider.project().sessions.find(made.string('session_token'))).toBeUndefined();
  expect(await visitor.call('GET', '/users/me')).toMatchObject({ status: 200 });
  visitor.forgetSession();
  expect(await visitor.post('/passwords/authenticate', { email, password: better })).toMatchObject({ status: 200 });
});

test.each([
  [{ email: 'unknown@example.com' }, 404, 'email_not_found'],
  [{ existing_password: 'a guess' }, 401, 'unauthorized_credentials'],
  [{ new_password: 'ada@example.com1' }, 400, 'weak_password'],
  [{ new_password: 'password' }, 400, 'breached_password'],
])('a new password by %j is refused', async (given, status, errorType) => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, password });
  const request = { email, existing_password: password, new_password: better, ...given };
  expect(await visitor.post(byExisting, request)).toMatchObject({ status, errorType });
});

test('of two new passwords that are set with one existing password at once, one is set', async () => {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email, password });
  const chosen = [better, 'lightning under the Thames'];
  const replies = await Promise.all(
    chosen.map((new_password) => visitor.post(byExisting, { email, existing_password: password, new_password })),
  );
  expect(replies.map(({ status }) => status).sort()).toEqual([200, 401]);
  expect(replies.map(({ errorType }) => errorType)).toContain('unauthorized_credentials');
  visitor.forgetSession();
  const [winner, loser] = replies[0]?.status === 200 ? chosen : chosen.toReversed();
  expect(await visitor.post('/passwords/authenticate', { email, password: winner })).toMatchObject({ status: 200 });
  expect(await visitor.post('/passwords/authenticate', { email, password: loser })).toMatchObject({ status: 401 });
});

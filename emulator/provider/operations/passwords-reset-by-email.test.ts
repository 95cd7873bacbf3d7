import { expect, test } from 'vitest';
import { better, email, password } from '../../testing/proofs';
import { createVisitor, type TestVisitor, tokenIn } from '../../testing/visitor';

async function resetToken(visitor: TestVisitor): Promise<string> {
  await visitor.post('/passwords/email/reset/start', { email });
  return tokenIn((await visitor.newestMessage(email)).links, 'reset_password');
}

async function withOtherSessions() {
  const visitor = createVisitor();
  await visitor.control('POST', '/users', { email: 'bo@example.com' });
  const made = await visitor.signInAs({ email, password });
  const { sessions, accounts } = visitor.provider.project();
  const start = (userId: string) => {
    const live = sessions.start(userId, '');
    sessions.extend(live, 60);
    return live.token;
  };
  const others = [start(made.string('user_id')), start(accounts.byEmail('bo@example.com')?.account.user.user_id ?? '')];
  const live = () => others.map((token) => sessions.find(token) !== undefined);
  return { visitor, own: made.string('session_token'), live };
}

test('a password that is reset by e-mail ends every session of its user, and none of another', async () => {
  const { visitor, own, live } = await withOtherSessions();
  visitor.forgetSession();
  const token = await resetToken(visitor);
  const { data } = await visitor.post('/passwords/email/reset', {
    token,
    password: better,
    session_duration_minutes: 30,
  });
  expect(live()).toEqual([false, true]);
  const { sessions } = visitor.provider.project();
  expect([sessions.find(own), sessions.find(data.string('session_token'))]).toEqual([undefined, expect.anything()]);
});

test('a password that is reset by e-mail in a session of its user keeps that session alone', async () => {
  const { visitor, own, live } = await withOtherSessions();
  const token = await resetToken(visitor);
  const { data } = await visitor.post('/passwords/email/reset', {
    token,
    password: better,
    session_duration_minutes: 30,
  });
  expect(data.string('session_token')).toBe(own);
  expect(live()).toEqual([false, true]);
});

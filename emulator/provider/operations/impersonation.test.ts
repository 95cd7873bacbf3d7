import { expect, test } from 'vitest';
import { createVisitor, fieldsOf, tokenIn } from '../../testing/visitor';

/** A visitor with an impersonation token for a user who was created for it. */
async function withToken() {
  const visitor = createVisitor();
  const made = fieldsOf(await visitor.control('POST', '/users', { email: 'ada@example.com' }));
  const user_id = made.string('user_id');
  const impersonator_email = 'sam@support.example';
  const answer = await visitor.control('POST', '/impersonation', { user_id, impersonator_email });
  return { visitor, user_id, impersonation_token: fieldsOf(answer).string('impersonation_token') };
}

test('an impersonation token starts a session of an hour as that user, with its own kind of factor', async () => {
  const { visitor, user_id, impersonation_token } = await withToken();
  const { status, data } = await visitor.post('/impersonation/authenticate', { impersonation_token });
  expect(status).toBe(200);
  expect(data.values).toMatchObject({
    user_id,
    session: {
      authentication_factors: [
        {
          type: 'impersonated',
          delivery_method: 'impersonation',
          impersonated_factor: { impersonator_email_address: 'sam@support.example' },
        },
      ],
    },
  });
});

test('a proof under an impersonated session is refused, changes nothing, and is not spent', async () => {
  const { visitor, impersonation_token } = await withToken();
  const before = await visitor.post('/impersonation/authenticate', { impersonation_token });
  const session_duration_minutes = 500;
  const sent = await visitor.post('/otps/email/send/secondary', { email: 'ada@example.com' });
  const { code } = await visitor.newestMessage('ada@example.com');
  const proof = { token: code, method_id: sent.data.string('method_id'), session_duration_minutes };
  expect(await visitor.post('/otps/authenticate', proof)).toMatchObject({
    status: 400,
    errorType: 'session_not_mutable',
  });
  const after = await visitor.post('/sessions/authenticate', { session_duration_minutes });
  const lasting = (data: typeof before.data) => {
    const session = data.optionalFields('session');
    return [
      session?.string('session_id'),
      session?.string('expires_at'),
      session?.optionalList('authentication_factors')?.length,
    ];
  };
  expect(lasting(after.data)).toEqual(lasting(before.data));
  visitor.forgetSession();
  expect(await visitor.post('/otps/authenticate', proof)).toMatchObject({ status: 200 });
});

test('a password cannot be reset under an impersonated session, and keeps its value', async () => {
  const { visitor, impersonation_token } = await withToken();
  await visitor.post('/passwords/email/reset/start', { email: 'ada@example.com' });
  const token = tokenIn((await visitor.newestMessage('ada@example.com')).links, 'reset_password');
  await visitor.post('/impersonation/authenticate', { impersonation_token });
  const reset = { token, password: 'thunder over the Mersey' };
  expect(await visitor.post('/passwords/email/reset', reset)).toMatchObject({ errorType: 'session_not_mutable' });
  expect((await visitor.call('GET', '/users/me')).data.values).toMatchObject({ password: null });
});

test('a proof of another user replaces an impersonated session', async () => {
  const { visitor, user_id, impersonation_token } = await withToken();
  await visitor.post('/impersonation/authenticate', { impersonation_token });
  const { data } = await visitor.post('/passwords', {
    email: 'sam@example.com',
    password: 'liverpool rain on tuesday',
    session_duration_minutes: 30,
  });
  expect(data.string('user_id')).not.toBe(user_id);
});

test('an impersonation token works once, and an unknown one is refused', async () => {
  const { visitor, impersonation_token } = await withToken();
  await visitor.post('/impersonation/authenticate', { impersonation_token });
  for (const token of [impersonation_token, 'never-made']) {
    expect(await visitor.post('/impersonation/authenticate', { impersonation_token: token })).toMatchObject({
      status: 401,
      errorType: 'unable_to_auth_impersonation_token',
    });
  }
});

test('an impersonation token expires after five minutes', async () => {
  const { visitor, impersonation_token } = await withToken();
  await visitor.control('POST', '/clock', { advance_seconds: 300 });
  expect(await visitor.post('/impersonation/authenticate', { impersonation_token })).toMatchObject({ status: 401 });
});

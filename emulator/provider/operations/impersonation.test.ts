import { expect, test } from 'vitest';
import { createVisitor, fieldsOf } from '../test-visitor';

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

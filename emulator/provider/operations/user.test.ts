import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const email = 'ada@example.com';
const phone_number = '+12025550162';
const strong = { email, phone_number, factors: ['email_otp', 'sms_otp'] };

async function signedIn(user: object = strong) {
  const visitor = createVisitor();
  await visitor.signInAs(user);
  const me = async () => (await visitor.call('GET', '/users/me')).data;
  return { ...visitor, me };
}

test('a change replaces the name of a user as a whole, and the data that any page may store in part', async () => {
  const { call, me } = await signedIn();
  await call('PUT', '/users/me', { name: { first_name: 'Ada', last_name: 'Lovelace' }, untrusted_metadata: { a: 1 } });
  const answer = await call('PUT', '/users/me', { name: { last_name: 'King' }, untrusted_metadata: { b: 2 } });
  expect(answer.data.values).toMatchObject({ emails: [{ email }], __user: { name: { last_name: 'King' } } });
  expect((await me()).values).toMatchObject({
    name: { first_name: '', middle_name: '', last_name: 'King' },
    untrusted_metadata: { a: 1, b: 2 },
  });
});

test.each([
  [{ emails: [{ email: 'b@example.com' }] }, 400, 'update_user_auth_method_not_allowed'],
  [{ phone_numbers: [] }, 400, 'update_user_auth_method_not_allowed'],
  [{ trusted_metadata: { admin: true } }, 401, 'cannot_update_trusted_metadata'],
])('a change by %j is refused', async (body, status, errorType) => {
  const { call } = await signedIn();
  expect(await call('PUT', '/users/me', body)).toMatchObject({ status, errorType });
});

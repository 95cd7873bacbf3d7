import { expect, test } from 'vitest';
import { createVisitor } from '../../testing/visitor';

const email = 'ada@example.com';
const phone_number = '+12025550162';
const weak = { email, phone_number, factors: ['email_otp'] };
const strong = { email, phone_number, factors: ['email_otp', 'sms_otp'] };

/** The end of a well-formed id that no object has. */
const unknown = 'test-00000000-0000-4000-8000-000000000000';

const another = { email: 'new@example.com', phone_number: '+12025550163' };

// Columns: the call | the error for an authorized caller who names no object of their own; empty for none.
const guarded: readonly [string, string, object | undefined, string][] = [
  ['POST', '/totps', { expiration_minutes: 60 }, ''],
  ['POST', '/totps/recovery_codes', undefined, 'recovery_codes_not_found'],
  ['POST', '/webauthn/register/start', { domain: 'localhost' }, ''],
  ['POST', '/webauthn/register', {}, 'bad_request'],
  ['PUT', '/users/me', { name: { first_name: 'Ada' } }, ''],
  ['DELETE', `/users/emails/email-${unknown}`, undefined, 'email_not_found'],
  ['DELETE', '/users/phone_numbers/x', undefined, 'phone_number_not_found'],
  ['DELETE', `/users/totps/totp-${unknown}`, undefined, 'totp_not_found'],
  ['DELETE', `/users/oauth/oauth-user-${unknown}`, undefined, 'oauth_user_registration_not_found'],
  ['DELETE', `/users/crypto_wallets/crypto-wallet-${unknown}`, undefined, 'crypto_wallet_not_found'],
  [
    'DELETE',
    `/users/webauthn_registrations/webauthn-registration-${unknown}`,
    undefined,
    'webauthn_registration_not_found',
  ],
  ['POST', '/otps/email/send/secondary', { email: another.email }, ''],
  ['POST', '/otps/sms/send/secondary', { phone_number: another.phone_number }, ''],
  ['POST', '/otps/whatsapp/send/secondary', { phone_number: another.phone_number }, ''],
  ['POST', '/magic_links/email/send/secondary', { email: another.email }, ''],
];

test.each(guarded)('%s %s is refused to a session of one group', async (method, path, body) => {
  const visitor = createVisitor();
  await visitor.signInAs(weak);
  expect(await visitor.call(method, path, body)).toMatchObject({ status: 401, errorType: 'insufficient_factors' });
});

test.each(guarded)('%s %s is refused to a session that is an hour old', async (method, path, body) => {
  const visitor = createVisitor();
  await visitor.signInAs({ ...strong, factor_age_minutes: 60 });
  expect(await visitor.call(method, path, body)).toMatchObject({ status: 401, errorType: 'stale_factors' });
});

test.each(guarded)(
  '%s %s succeeds with two groups, with one registered, and where the rule is off',
  async (...call) => {
    const [method, path, body, errorType] = call;
    const users = [
      [strong, {}],
      [{ email, factors: ['email_otp'], factor_age_minutes: 500 }, {}],
      [weak, { mfa_rule: 'off' }],
    ] as const;
    for (const [user, settings] of users) {
      const visitor = createVisitor();
      await visitor.control('PATCH', '/project', settings);
      await visitor.signInAs(user);
      expect(await visitor.call(method, path, body)).toMatchObject({ errorType });
    }
  },
);

test.each(guarded)('%s %s checks the session before the factors', async (method, path, body) => {
  const { errorType } = await createVisitor().call(method, path, body);
  expect(errorType).toBe('user_unauthenticated');
});

test.each([
  ['POST', '/otps/email/send/secondary', { email }],
  ['POST', '/otps/sms/send/secondary', { phone_number }],
  ['POST', '/otps/whatsapp/send/primary', { phone_number }],
  ['POST', '/magic_links/email/send/secondary', { email }],
  ['GET', '/users/me', undefined],
  ['POST', '/sessions/authenticate', {}],
])('%s %s is not refused, since it makes a session stronger', async (method, path, body) => {
  const visitor = createVisitor();
  await visitor.signInAs(weak);
  expect(await visitor.call(method, path, body)).toMatchObject({ status: 200 });
});

// A contact that the user does not have is refused by the rule also where the call has mistakes of its own.
test.each([
  ['/otps/email/send/secondary', {}],
  ['/otps/email/send/secondary', { email: 'not an address' }],
  ['/otps/email/send/primary', { email: another.email, expiration_minutes: 99 }],
  ['/otps/sms/send/secondary', { phone_number: 7 }],
  ['/otps/sms/send/secondary', { phone_number: '12025550163' }],
  ['/otps/whatsapp/send/secondary', { phone_number: another.phone_number, expiration_minutes: 99 }],
  ['/magic_links/email/send/secondary', { email: another.email, login_magic_link_url: 'https://evil.test/' }],
  ['/magic_links/email/send/secondary', { email: another.email, login_expiration_minutes: 1 }],
])('%s with %j is refused by the rule before the body is validated', async (path, body) => {
  const visitor = createVisitor();
  await visitor.signInAs(weak);
  expect(await visitor.post(path, body)).toMatchObject({ status: 401, errorType: 'insufficient_factors' });
  await visitor.control('PATCH', '/project', { mfa_rule: 'off' });
  expect(await visitor.post(path, body)).toMatchObject({ status: 400 });
});

test.each([
  ['/otps/email/send/secondary', { email: 'ADA@example.com', expiration_minutes: 99 }, 'invalid_expiration_otp'],
  ['/otps/sms/send/secondary', { phone_number, expiration_minutes: 99 }, 'invalid_expiration_otp'],
  ['/magic_links/email/send/secondary', { email, login_expiration_minutes: 1 }, 'invalid_expiration'],
])("%s with %j, to the user's own contact, is validated without the rule", async (path, body, errorType) => {
  const visitor = createVisitor();
  await visitor.signInAs(weak);
  expect(await visitor.post(path, body)).toMatchObject({ status: 400, errorType });
});

test("a code to the user's own number makes the same session strong", async () => {
  const visitor = createVisitor();
  await visitor.signInAs(weak);
  const before = (await visitor.post('/sessions/authenticate')).data.optionalFields('session')?.string('session_id');
  const { data } = await visitor.post('/otps/sms/send/secondary', { phone_number });
  const { code } = await visitor.newestMessage(phone_number);
  const proved = await visitor.post('/otps/authenticate', {
    token: code,
    method_id: data.string('method_id'),
    session_duration_minutes: 30,
  });
  expect(proved.data.values).toMatchObject({
    session: { session_id: before, authentication_factors: [{ delivery_method: 'email' }, { delivery_method: 'sms' }] },
  });
  expect(await visitor.call('PUT', '/users/me', { name: { first_name: 'Ada' } })).toMatchObject({ status: 200 });
});

test('proving a factor again makes it fresh for an hour, and refreshing the session does not', async () => {
  const visitor = createVisitor();
  const session_duration_minutes = 500;
  await visitor.signInAs({ ...strong, factor_age_minutes: 90 });
  await visitor.post('/sessions/authenticate', { session_duration_minutes });
  const rename = () => visitor.call('PUT', '/users/me', { name: { first_name: 'Ada' } });
  expect(await rename()).toMatchObject({ errorType: 'stale_factors' });
  const { data } = await visitor.post('/otps/sms/send/secondary', { phone_number });
  const { code } = await visitor.newestMessage(phone_number);
  await visitor.post('/otps/authenticate', {
    token: code,
    method_id: data.string('method_id'),
    session_duration_minutes,
  });
  await visitor.control('POST', '/clock', { advance_seconds: 3_595 });
  expect(await rename()).toMatchObject({ status: 200 });
  await visitor.control('POST', '/clock', { advance_seconds: 5 });
  expect(await rename()).toMatchObject({ errorType: 'stale_factors' });
});

test('two addresses are two factors of a session, and one that is proved again is one', async () => {
  const visitor = createVisitor();
  await visitor.signInAs({ email, factors: ['email_otp'] });
  const factors = async (to: string) => {
    const { data } = await visitor.post('/otps/email/send/secondary', { email: to });
    const { code } = await visitor.newestMessage(to);
    const proved = await visitor.post('/otps/authenticate', {
      token: code,
      method_id: data.string('method_id'),
      session_duration_minutes: 30,
    });
    return proved.data.optionalFields('session')?.optionalList('authentication_factors') ?? [];
  };
  expect(await factors(email)).toHaveLength(1);
  expect(await factors('second@example.com')).toHaveLength(2);
});

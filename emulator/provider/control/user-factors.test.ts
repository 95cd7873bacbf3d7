import { expect, test } from 'vitest';
import { createVisitor, fieldsOf } from '../../testing/visitor';

const email = 'ada@example.com';
const phone_number = '+12025550162';
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const now = () => Date.UTC(2026, 0, 1);

const all = { email, phone_number, password: 'liverpool rain on tuesday', passkeys: [{ name: 'Laptop' }], totp: true };

test('a created user has the given factors, of the given age, also in the JWT', async () => {
  const { provider, signInAs } = createVisitor({ now });
  const factors = [
    ['email_magic_link', 'magic_link', 'email'],
    ['email_otp', 'otp', 'email'],
    ['sms_otp', 'otp', 'sms'],
    ['whatsapp_otp', 'otp', 'whatsapp'],
    ['password', 'password', 'knowledge'],
    ['passkey', 'webauthn', 'webauthn_registration'],
    ['totp', 'totp', 'authenticator_app'],
    ['recovery_code', 'recovery_codes', 'recovery_code'],
  ];
  const made = await signInAs({ ...all, factors: factors.map(([name]) => name), factor_age_minutes: 90 });
  const shown = provider.project().sessions.find(made.string('session_token'))?.session.authentication_factors;
  const last_authenticated_at = '2025-12-31T22:30:00.000Z';
  expect(shown).toMatchObject(
    factors.map(([, type, delivery_method]) => ({ type, delivery_method, last_authenticated_at })),
  );
  const [, claims = ''] = made.string('session_jwt').split('.');
  const payload = fieldsOf(JSON.parse(Buffer.from(claims, 'base64url').toString()));
  expect(payload.optionalFields('https://stytch.com/session')?.values['authentication_factors']).toEqual(shown);
});

test("the code of a user's app can be read, at the time of the provider's clock", async () => {
  const { control, signInAs } = createVisitor({ now: () => 59_000 });
  const made = await signInAs({ email, totp: { secret } });
  expect(made.values).toMatchObject({ totp_secret: secret, recovery_codes: Array(10).fill(expect.any(String)) });
  // RFC 6238, appendix B.
  expect(await control('GET', `/totp?user_id=${made.string('user_id')}`)).toEqual({ code: '287082', seconds_left: 1 });
});

test('a user without an app is returned with neither a secret nor codes', async () => {
  const made = await createVisitor().signInAs({ email });
  expect(Object.keys(made.values)).toEqual(['user_id', 'session_token', 'session_jwt']);
});

test.each([
  [{ factors: ['mail'] }, '"factors" has "mail".', 'email_magic_link, email_otp'],
  [{ factors: ['constructor'] }, '"factors" has "constructor".', 'Send some of these'],
  [{ factors: ['sms_otp'] }, '"factors" has "sms_otp".', 'Give the user that as well'],
  [{ factors: ['password'] }, '"factors" has "password".', 'Give the user that as well'],
  [{ recovery_codes: ['aaaa-1111-bbbb'] }, '"recovery_codes" came without', '"totp": true'],
  [{ totp: true, recovery_codes: ['x'] }, '"recovery_codes" is missing', 'abcd-1234-efgh'],
  [{ totp: { secret: '1' } }, '"totp.secret" is missing', 'base32'],
  [{ totp: { secret: '' } }, '"totp.secret" is missing', 'base32'],
  [{ totp: 'yes' }, '"totp" is missing', 'an object'],
])('the data %j are refused with what is wrong', async (user, what, fix) => {
  const answer = await createVisitor().control('POST', '/users', { email, ...user });
  expect(answer).toMatchObject({ what: expect.stringContaining(what), fix: expect.stringContaining(fix) });
});

test('requesting the code of an unknown user is refused with what to do', async () => {
  expect(await createVisitor().control('GET', '/totp?user_id=user-1')).toMatchObject({
    what: 'No authenticator app of user-1 is known.',
  });
});

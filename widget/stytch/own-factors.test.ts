import { expect, test } from 'vitest';
import { factorGroup, heldFactors, ownFactorsOf } from './own-factors';

test.each([
  ['email', 'email'],
  ['embedded', 'email'],
  ['oauth_google', 'email'],
  ['sms', 'phone'],
  ['whatsapp', 'phone'],
  ['webauthn_registration', 'device'],
  ['authenticator_app', 'device'],
  ['recovery_code', 'device'],
  ['knowledge', undefined],
  ['crypto_wallet', undefined],
  ['impersonation', undefined],
  ['oauth_access_token_exchange', undefined],
  ['constructor', undefined],
  [7, undefined],
  [undefined, undefined],
])('a factor delivered by %j is of the group %s [B-STEPUP-2]', (method, group) => {
  expect(factorGroup(method)).toBe(group);
});

test.each([
  [null, []],
  [{}, []],
  [{ authentication_factors: 'x' }, []],
  [{ authentication_factors: [null, 7] }, []],
  [
    {
      authentication_factors: [
        { delivery_method: 'email', last_authenticated_at: '2026-01-01T00:00:00Z' },
        { delivery_method: 'knowledge', last_authenticated_at: 'soon' },
        { delivery_method: 'sms' },
      ],
    },
    [
      { method: 'email', group: 'email', provenAt: Date.UTC(2026, 0, 1) },
      { method: 'knowledge' },
      { method: 'sms', group: 'phone' },
    ],
  ],
])('the factors of the session %j are read as %j', (session, factors) => {
  expect(heldFactors(session)).toEqual(factors);
});

const user = {
  user_id: 'user-1',
  emails: [
    { email: 'ada@example.com', verified: true },
    { email: 'new@example.com', verified: false },
  ],
  phone_numbers: [{ phone_number: '+12025550162', verified: true }],
  providers: [{ provider_type: 'google' }],
  webauthn_registrations: [{ verified: false }, { verified: true }],
  totps: [{ totp_id: 'totp-1', verified: false }],
  password: { password_id: 'password-1' },
};

test('the confirmed factors of a user are read, and no others', () => {
  expect(ownFactorsOf(user, null)).toEqual({
    userId: 'user-1',
    emails: ['ada@example.com'],
    phones: ['+12025550162'],
    socials: ['google'],
    hasPasskey: true,
    hasAuthenticatorApp: false,
    hasPassword: true,
    held: [],
  });
});

test.each([
  // The address of a password, to which a link for a new one goes as well.
  [{}, ['new@example.com']],
  [{ emails: [{ email: 'new@example.com' }, { email: 'second@example.com' }] }, ['new@example.com']],
  [{ emails: [{ email: '' }] }, []],
  [{ password: null }, []],
])('the account %j without a confirmed address can be reached at %j [B-STEPUP-2]', (changes, emails) => {
  const unconfirmed = { ...user, emails: [{ email: 'new@example.com', verified: false }], ...changes };
  expect(ownFactorsOf(unconfirmed, null)?.emails).toEqual(emails);
});

test.each([
  [undefined, {}],
  [true, { isUserVerified: true }],
  [false, { isUserVerified: false }],
])('a passkey of which this page saw the check %s has it, and no other factor has [B-SECOND-2]', (isVerified, seen) => {
  const session = {
    authentication_factors: [{ delivery_method: 'email' }, { delivery_method: 'webauthn_registration' }],
  };
  expect(ownFactorsOf(user, session, isVerified)?.held).toEqual([
    { method: 'email', group: 'email' },
    { method: 'webauthn_registration', group: 'device', ...seen },
  ]);
});

test.each([[null], [{}], [{ user_id: '' }], ['user-1']])('%j has no factors', (answer) => {
  expect(ownFactorsOf(answer, null)).toBeUndefined();
});

test('a malformed user has no factor that cannot be read', () => {
  const odd = { user_id: 'user-1', emails: 'x', phone_numbers: [null], totps: {}, password: 'yes' };
  expect(ownFactorsOf(odd, undefined)).toEqual({
    userId: 'user-1',
    emails: [],
    phones: [],
    socials: [],
    hasPasskey: false,
    hasAuthenticatorApp: false,
    hasPassword: false,
    held: [],
  });
});

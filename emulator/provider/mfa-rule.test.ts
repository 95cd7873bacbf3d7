import { expect, test } from 'vitest';
import type { AuthenticationFactor } from './factors';
import { groupOf, registeredGroups, ruleRefusal } from './mfa-rule';
import type { User } from './user';

const now = Date.UTC(2026, 0, 1);
const verified = true;

const emptyUser: User = {
  user_id: 'user-1',
  created_at: '2026-01-01T00:00:00.000Z',
  status: 'active',
  name: { first_name: '', middle_name: '', last_name: '' },
  emails: [],
  phone_numbers: [],
  providers: [],
  password: null,
  webauthn_registrations: [],
  biometric_registrations: [],
  totps: [],
  crypto_wallets: [],
  trusted_metadata: {},
  untrusted_metadata: {},
  roles: [],
};

/** The parts that a user may have, by a letter each. */
const parts: Readonly<Record<string, Partial<User>>> = {
  E: { emails: [{ email_id: 'email-1', email: 'ada@example.com', verified }] },
  e: { emails: [{ email_id: 'email-1', email: 'ada@example.com', verified: false }] },
  P: { phone_numbers: [{ phone_id: 'phone-1', phone_number: '+12025550162', verified }] },
  p: { phone_numbers: [{ phone_id: 'phone-1', phone_number: '+12025550162', verified: false }] },
  G: {
    providers: [
      {
        oauth_user_registration_id: 'oauth-1',
        provider_subject: '1',
        provider_type: 'Google',
        profile_picture_url: '',
        locale: 'en',
      },
    ],
  },
  K: { webauthn_registrations: [passkey(true)] },
  k: { webauthn_registrations: [passkey(false)] },
  T: { totps: [{ totp_id: 'totp-1', verified }] },
  t: { totps: [{ totp_id: 'totp-1', verified: false }] },
  W: { password: { password_id: 'password-1', requires_reset: false } },
};

function passkey(isVerified: boolean) {
  return {
    webauthn_registration_id: 'passkey-1',
    domain: 'localhost',
    user_agent: '',
    authenticator_type: '',
    verified: isVerified,
    name: 'Laptop',
  };
}

const userWith = (letters: string): User => Object.assign({}, emptyUser, ...Array.from(letters, (one) => parts[one]));

/** A factor by its delivery method, and its age in minutes. */
const factor = (delivery_method: string, minutes: number): AuthenticationFactor => ({
  type: 'any',
  delivery_method,
  last_authenticated_at: new Date(now - minutes * 60_000).toISOString(),
});

test.each([
  ['email', 'email'],
  ['embedded', 'email'],
  ['oauth_google', 'email'],
  ['oauth_microsoft', 'email'],
  ['sms', 'phone'],
  ['whatsapp', 'phone'],
  ['webauthn_registration', 'device'],
  ['authenticator_app', 'device'],
  ['recovery_code', 'device'],
  ['knowledge', undefined],
  ['crypto_wallet', undefined],
  ['biometric', undefined],
  ['impersonation', undefined],
  ['trusted_token_exchange', undefined],
  ['oauth_access_token_exchange', undefined],
  ['imported', undefined],
  ['constructor', undefined],
])('a factor delivered by %s is of the group %s', (delivery_method, group) => {
  expect(groupOf({ delivery_method })).toBe(group);
});

test.each([
  ['', []],
  ['W', []],
  ['E', ['email']],
  ['e', []],
  ['G', ['email']],
  ['EG', ['email']],
  ['P', ['phone']],
  ['p', []],
  ['K', ['device']],
  ['k', []],
  ['T', ['device']],
  ['t', []],
  ['KT', ['device']],
  ['EPK', ['email', 'phone', 'device']],
])('a user with %j could prove factors of %j', (letters, groups) => {
  expect([...registeredGroups(userWith(letters))]).toEqual(groups);
});

// Columns: the user's contacts and devices | the factors of the session, each with its age in minutes | the refusal.
test.each<[string, [string, number][], string | undefined]>([
  ['', [], undefined],
  ['E', [['email', 5]], undefined],
  ['E', [['email', 500]], undefined],
  ['E', [], undefined],
  ['EW', [['knowledge', 5]], undefined],
  ['EP', [['email', 5]], 'insufficient_factors'],
  ['EP', [['knowledge', 5]], 'insufficient_factors'],
  ['EP', [], 'insufficient_factors'],
  [
    'EP',
    [
      ['email', 5],
      ['sms', 0],
    ],
    undefined,
  ],
  [
    'EP',
    [
      ['sms', 5],
      ['whatsapp', 5],
    ],
    'insufficient_factors',
  ],
  [
    'EG',
    [
      ['email', 5],
      ['oauth_google', 5],
    ],
    undefined,
  ],
  [
    'EGP',
    [
      ['email', 5],
      ['oauth_google', 5],
    ],
    'insufficient_factors',
  ],
  [
    'EK',
    [
      ['email', 90],
      ['webauthn_registration', 61],
    ],
    'stale_factors',
  ],
  [
    'EK',
    [
      ['email', 90],
      ['webauthn_registration', 60],
    ],
    'stale_factors',
  ],
  [
    'EK',
    [
      ['email', 90],
      ['webauthn_registration', 59],
    ],
    undefined,
  ],
  [
    'EK',
    [
      ['email', 90],
      ['webauthn_registration', 61],
      ['knowledge', 0],
    ],
    undefined,
  ],
  ['EK', [['email', 90]], 'insufficient_factors'],
  [
    'ET',
    [
      ['knowledge', 5],
      ['authenticator_app', 5],
    ],
    'insufficient_factors',
  ],
  [
    'ET',
    [
      ['knowledge', 5],
      ['authenticator_app', 5],
      ['email', 0],
    ],
    undefined,
  ],
  [
    'ET',
    [
      ['email', 5],
      ['recovery_code', 5],
    ],
    undefined,
  ],
  ['Et', [['email', 5]], undefined],
])('a user with %j whose session has %j is refused with %s', (letters, factors, refusal) => {
  const session = factors.map(([method, minutes]) => factor(method, minutes));
  expect(ruleRefusal(userWith(letters), session, now)).toBe(refusal);
});

import { expect, test } from 'vitest';
import { sessionStrength } from './session-strength';

const now = new Date('2026-01-01T12:00:00Z');
const at = (minutes: number) => new Date(now.getTime() - minutes * 60_000).toISOString();
const factor = (delivery_method: string, minutes: number) => ({ delivery_method, last_authenticated_at: at(minutes) });
const session = (...authentication_factors: readonly object[]) => ({ session_id: 'session-1', authentication_factors });
const claims = (of: object) => ({ sub: 'user-1', 'https://stytch.com/session': of });

// Columns: the delivery of the factor | its groups.
const deliveries = [
  ['email', ['email']],
  ['embedded', ['email']],
  ['oauth_google', ['email']],
  ['oauth_github', ['email']],
  ['sms', ['phone']],
  ['whatsapp', ['phone']],
  ['webauthn_registration', ['device']],
  ['authenticator_app', ['device']],
  ['recovery_code', ['device']],
  ['knowledge', []],
  ['crypto_wallet', []],
  ['biometric', []],
  ['trusted_token_exchange', []],
  ['oauth_access_token_exchange', []],
  ['impersonation', []],
  ['toString', []],
] as const;

test.each(deliveries)('a factor delivered by %s gives a session the groups %j [B-STEPUP-9]', (delivery, groups) => {
  const weighed = { groups, methods: [delivery], freshestMinutes: 7 };
  expect(sessionStrength(session(factor(delivery, 7)), now)).toEqual(weighed);
  expect(sessionStrength(claims(session(factor(delivery, 7))), now.getTime())).toEqual(weighed);
});

test('each group and each method is named once, and the newest proof of any factor counts', () => {
  const factors = [
    factor('email', 90),
    factor('oauth_google', 80),
    factor('sms', 70),
    factor('sms', 69),
    factor('knowledge', 59.5),
  ];
  expect(sessionStrength(session(...factors), now)).toEqual({
    groups: ['email', 'phone'],
    methods: ['email', 'oauth_google', 'sms', 'knowledge'],
    freshestMinutes: 59.5,
  });
});

test('a proof from a clock that is ahead counts as new', () => {
  expect(sessionStrength(session(factor('email', -1)), now).freshestMinutes).toBe(0);
});

test.each([
  [null],
  [undefined],
  [{}],
  [[]],
  [session()],
  [claims({})],
  [{ 'https://stytch.com/session': null, ...session(factor('sms', 1)) }],
  [{ authentication_factors: 'sms' }],
])('%j is no session, and infinitely old [B-STEPUP-9]', (nothing) => {
  expect(sessionStrength(nothing, now)).toEqual({ groups: [], methods: [], freshestMinutes: Number.POSITIVE_INFINITY });
});

test('a proof without a readable time, and an invalid present, make nothing fresh', () => {
  const undated = session({ delivery_method: 'sms' }, { delivery_method: 'email', last_authenticated_at: 'today' });
  expect(sessionStrength(undated, now)).toEqual({
    groups: ['phone', 'email'],
    methods: ['sms', 'email'],
    freshestMinutes: Number.POSITIVE_INFINITY,
  });
  expect(sessionStrength(session(factor('sms', 1)), new Date('never')).freshestMinutes).toBe(Number.POSITIVE_INFINITY);
});

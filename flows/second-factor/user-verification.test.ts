// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { adasFactors } from '../core/testing/fake-provider';
import { needOf, type SecondFactorPolicy } from './need';
import { noteVerification, withNotedVerification } from './user-verification';

beforeEach(() => localStorage.clear());
afterEach(() => localStorage.clear());

const policy: SecondFactorPolicy = {
  when: 'required',
  methods: ['totp', 'sms', 'whatsapp', 'passkey'],
  canUsePasskey: true,
  hasDeclined: false,
};

/** The factors of a session that a passkey began. */
const byPasskey = (isUserVerified?: boolean, userId = adasFactors.userId): OwnFactors => ({
  ...adasFactors,
  userId,
  held: [{ method: 'webauthn_registration', ...(isUserVerified !== undefined && { isUserVerified }) }],
});
const needAfter = (own: OwnFactors, session: string) => {
  noteVerification(own, session);
  return needOf(withNotedVerification(own, session), policy).kind;
};

test('a passkey without user verification needs a second factor after a reload as well [B-SECOND-2]', () => {
  expect(needAfter(byPasskey(false), 'session-1')).toBe('proof');
  expect(needAfter(byPasskey(), 'session-1')).toBe('proof');
});

test.each([
  ['another session', byPasskey(), 'session-2'],
  ['another user', byPasskey(undefined, 'user-2'), 'session-1'],
])('what is remembered of such a passkey says nothing about %s [B-SECOND-2]', (_whose, own, session) => {
  noteVerification(byPasskey(false), 'session-1');
  expect(needAfter(own, session)).toBe('none');
});

test('what is remembered of such a passkey is noted of no other factor', () => {
  noteVerification(byPasskey(false), 'session-1');
  const { held } = byPasskey();
  const own = { ...byPasskey(), held: [...held, { method: 'knowledge' }] };
  expect(withNotedVerification(own, 'session-1').held).toEqual([
    { method: 'webauthn_registration', isUserVerified: false },
    { method: 'knowledge' },
  ]);
});

test('a passkey with user verification is no longer remembered as one without [B-SECOND-2]', () => {
  noteVerification(byPasskey(false), 'session-1');
  expect(needAfter(byPasskey(true), 'session-1')).toBe('none');
  expect(needAfter(byPasskey(), 'session-1')).toBe('none');
});

test('a session without a passkey is left as it is, and nothing is noted', () => {
  const own: OwnFactors = { ...adasFactors, held: [{ method: 'knowledge' }] };
  noteVerification(own, 'session-1');
  expect(withNotedVerification(own, 'session-1')).toBe(own);
  expect(localStorage).toHaveLength(0);
});

test('what is remembered holds neither the id of the user nor that of the session [T-SECRET-11]', () => {
  noteVerification(byPasskey(false), 'session-1');
  expect(localStorage).toHaveLength(1);
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/user-1|session-1/);
});

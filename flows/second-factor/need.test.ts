import { expect, test } from 'vitest';
import type { SecondFactorMethod } from '../core/config/config';
import type { HeldFactor } from '../core/provider/step-up-calls';
import { adasFactors } from '../core/testing/fake-provider';
import { type Need, needOf, type SecondFactorPolicy } from './need';

const all: readonly SecondFactorMethod[] = ['totp', 'sms', 'whatsapp', 'passkey'];
const policy: SecondFactorPolicy = { when: 'required', methods: all, canUsePasskey: true, hasDeclined: false };
const everything = { ...adasFactors, hasPasskey: true, hasAuthenticatorApp: true };
const nothing = { ...adasFactors, phones: [] };
const held = (...methods: readonly string[]): HeldFactor[] => methods.map((method) => ({ method }));

const namesOf = (need: Need) =>
  need.kind === 'proof'
    ? need.factors.map((factor) => (factor.kind === 'code' ? factor.channel : factor.kind))
    : need.kind;

// Columns: the factors of the session | what is needed of a user who has every second factor.
test.each([
  [['email'], ['app', 'sms', 'whatsapp', 'passkey']],
  [['knowledge'], ['app', 'sms', 'whatsapp', 'passkey']],
  [['oauth_google'], ['app', 'sms', 'whatsapp', 'passkey']],
  [['crypto_wallet'], ['app', 'sms', 'whatsapp', 'passkey']],
  [
    ['knowledge', 'email'],
    ['app', 'sms', 'whatsapp', 'passkey'],
  ],
  [['sms'], ['app', 'passkey']],
  [['whatsapp'], ['app', 'passkey']],
  [
    ['sms', 'whatsapp'],
    ['app', 'passkey'],
  ],
  [['email', 'sms'], 'none'],
  [['knowledge', 'authenticator_app'], 'none'],
  [['knowledge', 'recovery_code'], 'none'],
  [['sms', 'authenticator_app'], 'none'],
  [['webauthn_registration'], 'none'],
  [['impersonation'], 'none'],
  [['constructor'], ['app', 'sms', 'whatsapp', 'passkey']],
] as const)('a session with %j, of a user who has every second factor, needs %j [B-SECOND-2]', (methods, needed) => {
  expect(namesOf(needOf({ ...everything, held: held(...methods) }, policy))).toEqual(needed);
});

test('a passkey whose user the device did not check counts as one factor [B-SECOND-2]', () => {
  const unchecked = { method: 'webauthn_registration', isUserVerified: false };
  expect(namesOf(needOf({ ...everything, held: [unchecked] }, policy))).toEqual(['app', 'sms', 'whatsapp']);
  expect(namesOf(needOf({ ...everything, held: [unchecked, { method: 'email' }] }, policy))).toBe('none');
  expect(namesOf(needOf({ ...everything, held: [{ ...unchecked, isUserVerified: true }] }, policy))).toBe('none');
});

// Columns: the methods of the host | what is offered to a user who has every second factor.
test.each([
  [['totp'], ['app']],
  [['sms'], ['sms']],
  [
    ['whatsapp', 'passkey'],
    ['whatsapp', 'passkey'],
  ],
  [[], 'none'],
] as const)('a host that names %j asks for %j [B-SECOND-1]', (methods, needed) => {
  expect(namesOf(needOf(everything, { ...policy, methods }))).toEqual(needed);
});

test('a factor that the host does not name does not count as a second one [B-SECOND-1]', () => {
  const session = { ...everything, held: held('knowledge', 'sms') };
  expect(namesOf(needOf(session, { ...policy, methods: ['totp'] }))).toEqual(['app']);
});

test('a browser without passkeys offers no passkey [B-SECOND-2]', () => {
  expect(namesOf(needOf(everything, { ...policy, methods: ['passkey', 'totp'], canUsePasskey: false }))).toEqual([
    'app',
  ]);
});

test('a user whose only second factor is a passkey is asked for it where the browser has no passkeys, and gets no set-up [B-SECOND-2]', () => {
  const onlyPasskey = { ...nothing, hasPasskey: true };
  for (const when of ['required', 'offer'] as const)
    expect(needOf(onlyPasskey, { ...policy, when, canUsePasskey: false, hasDeclined: true })).toEqual({
      kind: 'proof',
      factors: [],
    });
});

// Columns: the host's option | declined before | the methods | what a user without a second factor is shown.
test.each([
  ['required', false, all, 'setup'],
  ['required', true, all, 'setup'],
  ['offer', false, all, 'setup'],
  ['offer', true, all, 'none'],
  ['never', false, all, 'none'],
  ['required', false, ['sms', 'passkey'], 'none'],
] as const)(
  'a user without a second factor (when: %s, declined: %s, methods: %j) is led to %s [B-SECOND-6]',
  (when, hasDeclined, methods, kind) => {
    expect(needOf(nothing, { ...policy, when, hasDeclined, methods })).toEqual({ kind });
  },
);

test('a user who has a second factor is asked for it even where they declined another [B-SECOND-6]', () => {
  expect(needOf(everything, { ...policy, when: 'offer', hasDeclined: true }).kind).toBe('proof');
});

import { expect, test } from 'vitest';
import { registrationRefusal, signInRefusal } from './passkey-errors';

const named = (name: string, message = '') => new DOMException(message, name);

// Columns: the browser's exception | its meaning at a sign-in, and at a registration.
test.each([
  [named('NotAllowedError'), 'cancelled', 'passkey_not_created'],
  [named('AbortError'), 'cancelled', 'passkey_not_created'],
  [named('InvalidStateError'), 'passkey_duplicate', 'passkey_duplicate'],
  [named('NotAllowedError', 'The credential is on the exclude list.'), 'cancelled', 'passkey_duplicate'],
  [named('NotReadableError', 'already registered'), 'passkey_unknown', 'passkey_duplicate'],
  [named('SecurityError'), 'passkey_unknown', 'passkey_not_created'],
  [named('ConstraintError'), 'passkey_unknown', 'passkey_not_created'],
  [new TypeError('Not a function.'), 'passkey_unknown', 'passkey_not_created'],
  ['a text', 'passkey_unknown', 'passkey_not_created'],
  [undefined, 'passkey_unknown', 'passkey_not_created'],
  [null, 'passkey_unknown', 'passkey_not_created'],
] as const)('during the prompt, %s is %s in a sign-in, and %s in a registration', (cause, signIn, registration) => {
  expect(signInRefusal(cause, { stage: 'asked' })).toEqual({ type: signIn, cause });
  expect(registrationRefusal(cause, { stage: 'asked' })).toEqual({ type: registration, cause });
});

test.each([
  ['duplicate_webauthn_registration', 'passkey_duplicate'],
  ['no_pending_webauthn_registration', 'passkey_not_created'],
  ['unable_to_register_webauthn_registration', 'passkey_not_created'],
  ['invalid_public_key_credential', 'passkey_not_created'],
  ['invalid_public_key_credential_malformed_attestation_object', 'passkey_not_created'],
] as const)('the provider’s refusal %s of a created passkey is %s', (error_type, type) => {
  const cause = { error_type };
  expect(registrationRefusal(cause, { stage: 'answered' })).toEqual({ type, cause });
});

test.each([
  'unable_to_auth_webauthn_registration',
  'invalid_public_key_credential',
  'invalid_public_key_credential_invalid_signature',
])('the provider’s refusal %s of a passkey that signs in is unauthorized_credentials', (error_type) => {
  const cause = { error_type };
  expect(signInRefusal(cause, { stage: 'answered' })).toEqual({ type: 'unauthorized_credentials', cause });
});

// Columns: when it was thrown, and the exception | whether the browser refused.
test.each([
  ['before', named('NotAllowedError'), true],
  ['before', new TypeError('offline'), false],
  ['before', { error_type: 'user_unauthenticated' }, false],
  ['answered', named('NotAllowedError'), false],
  ['answered', { error_type: 'webauthn_registration_not_found' }, false],
] as const)('%s they are asked, or after, %s is a refusal of the browser: %s', (stage, thrown, isBrowsers) => {
  expect([signInRefusal(thrown, { stage }), registrationRefusal(thrown, { stage })].map(Boolean)).toEqual([
    isBrowsers,
    isBrowsers,
  ]);
});

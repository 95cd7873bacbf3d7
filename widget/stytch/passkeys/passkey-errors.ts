import type { ProviderError } from '../../../flows/core/provider/errors';
import { errorTypeOf } from '../error-type';
import { property } from '../../host/untyped';
import type { SeenCeremony } from './watch-ceremony';

const duplicateWords = /exclude|already registered/i;

/** The provider's refusals of a passkey that signs in. A refused answer of the browser may have the reason in its type. */
const refusedSignIn = /^(?:unable_to_auth_webauthn_registration|invalid_public_key_credential)/;

/** The error for the browser's or the provider's refusal to sign in; undefined for another. */
export function signInRefusal(thrown: unknown, { stage }: SeenCeremony): ProviderError | undefined {
  if (refusedSignIn.test(`${errorTypeOf(thrown)}`)) return { type: 'unauthorized_credentials', cause: thrown };
  if (!isBrowsers(thrown, stage)) return undefined;
  const cause = thrown;
  switch (nameOf(thrown)) {
    // A cancel, a time-out and a missing credential look the same, and must (WebAuthn Level 3, 14.5).
    case 'NotAllowedError':
    case 'AbortError':
      return { type: 'cancelled', cause };
    case 'InvalidStateError':
      return { type: 'passkey_duplicate', cause };
    default:
      return { type: 'passkey_unknown', cause };
  }
}

/** The provider's refusals of a passkey that the browser has created. */
const refusedPasskey = /^(?:(?:no_pending|unable_to_register)_webauthn_registration|invalid_public_key_credential)/;

/**
 * The error for a passkey that was not created: the browser's, by its name first and its text second, or the provider's
 * (B-PKEY-7).
 */
export function registrationRefusal(thrown: unknown, { stage }: SeenCeremony): ProviderError | undefined {
  const type = `${errorTypeOf(thrown)}`;
  if (type === 'duplicate_webauthn_registration') return { type: 'passkey_duplicate', cause: thrown };
  if (refusedPasskey.test(type)) return { type: 'passkey_not_created', cause: thrown };
  if (!isBrowsers(thrown, stage)) return undefined;
  const isDuplicate = nameOf(thrown) === 'InvalidStateError' || duplicateWords.test(textOf(thrown));
  return { type: isDuplicate ? 'passkey_duplicate' : 'passkey_not_created', cause: thrown };
}

/**
 * During the ceremony only the browser can throw. Where that could not be observed, the type of the exception decides.
 */
function isBrowsers(thrown: unknown, stage: SeenCeremony['stage']): boolean {
  return stage === 'asked' || (stage === 'before' && thrown instanceof DOMException);
}

const nameOf = (thrown: unknown): unknown => property(thrown, 'name');

function textOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

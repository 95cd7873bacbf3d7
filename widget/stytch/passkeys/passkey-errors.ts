import type { ProviderError } from '../../../flows/core/provider/errors';
import type { SeenCeremony } from './watch-ceremony';

const duplicateWords = /exclude|already registered/i;

/** The error for the browser's refusal to sign in; undefined when the browser did not refuse. */
export function signInRefusal(thrown: unknown, { stage }: SeenCeremony): ProviderError | undefined {
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

/** The error for the browser's refusal to create a passkey, by its name first and its text second (B-PKEY-7). */
export function registrationRefusal(thrown: unknown, { stage }: SeenCeremony): ProviderError | undefined {
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

function nameOf(thrown: unknown): unknown {
  return typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, 'name') : undefined;
}

function textOf(thrown: unknown): string {
  return thrown instanceof Error ? thrown.message : String(thrown);
}

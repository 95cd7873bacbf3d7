import { digest, userMemory } from '../core/host/user-memory';
import type { OwnFactors } from '../core/provider/step-up-calls';

const unverifiedMemory = userMemory('passkey_unverified');

/** The user verification of the session's passkey. Only the page that used the passkey knows it. */
const knownVerification = ({ held }: OwnFactors) =>
  held.find(({ isUserVerified }) => isUserVerified !== undefined)?.isUserVerified;

/**
 * Notes on the device that the session's passkey came without user verification, if this page knows it: a reload must not make a
 * touched key two factors.
 */
export function noteVerification(own: OwnFactors, sessionId: string | undefined): void {
  const known = knownVerification(own);
  if (known !== undefined) unverifiedMemory.write(own.userId, known ? undefined : digest(sessionId ?? ''));
}

/** Adds to the factors of a session what is noted of its passkey. */
export function withNotedVerification(own: OwnFactors, sessionId: string | undefined): OwnFactors {
  const isNoted = unverifiedMemory.read(own.userId) === digest(sessionId ?? '');
  if (!isNoted || knownVerification(own) !== undefined) return own;
  const isPasskey = (method: string) => method === 'webauthn_registration';
  return {
    ...own,
    held: own.held.map((factor) => (isPasskey(factor.method) ? { ...factor, isUserVerified: false } : factor)),
  };
}

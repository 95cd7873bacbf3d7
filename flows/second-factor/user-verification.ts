import { digest, userMemory } from '../core/host/user-memory';
import type { OwnFactors } from '../core/provider/step-up-calls';

const unverifiedMemory = userMemory('passkey_unverified');

/**
 * Adds to the factors of a session that its passkey came without user verification. Only the page that used the passkey
 * knows that, so it is noted on the device: a reload must not make a touched key two factors.
 */
export function withNotedVerification(own: OwnFactors, sessionId: string | undefined): OwnFactors {
  const { userId, held } = own;
  const known = held.find(({ isUserVerified }) => isUserVerified !== undefined)?.isUserVerified;
  const session = digest(sessionId ?? '');
  if (known !== undefined) unverifiedMemory.write(userId, known ? undefined : session);
  if (known !== undefined || unverifiedMemory.read(userId) !== session) return own;
  return { ...own, held: held.map((factor) => ({ ...factor, isUserVerified: false })) };
}

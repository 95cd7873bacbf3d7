import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Clock } from './clock';
import type { Memory } from './memory/memory';

/** The longest time that a browser may take to answer a challenge, in milliseconds. */
const ceremonyLifetime = 5 * 60_000;

/** A credential that was registered. */
export interface Passkey {
  readonly userId: string;
  /** The registration in the user's list. */
  readonly registrationId: string;
  /** Its counter grows with each use. */
  credential: WebAuthnCredential;
}

/** A challenge that waits for its answer. */
export interface Ceremony {
  readonly kind: 'register' | 'authenticate';
  readonly rpId: string;
  /** The demand that the authenticator make sure of the user, by a PIN or a finger. */
  readonly requiresUserVerification: boolean;
  /** The user who registers; absent where anyone may sign in. */
  readonly userId?: string;
}

/** The passkeys of a project, and the challenges it has sent out. */
export interface Passkeys {
  begin(challenge: string, ceremony: Ceremony): void;
  /** The ceremony of a challenge, which is spent by asking. */
  take(challenge: string, kind: Ceremony['kind']): Ceremony | undefined;
  add(passkey: Passkey): void;
  byCredentialId(id: string): Passkey | undefined;
  ofUser(userId: string): Passkey[];
  forget(registrationId: string): void;
}

/** The passkeys that a memory has. */
export function createPasskeys(clock: Clock, memory: Memory): Passkeys {
  const ceremonies = memory.map<Ceremony & { expiresAt: number }>('ceremonies');
  const passkeys = memory.map<Passkey>('passkeys');
  return {
    begin: (challenge, ceremony) =>
      void ceremonies.set(challenge, { ...ceremony, expiresAt: clock.now() + ceremonyLifetime }),
    take(challenge, kind) {
      const ceremony = ceremonies.get(challenge);
      ceremonies.delete(challenge);
      return ceremony?.kind === kind && ceremony.expiresAt > clock.now() ? ceremony : undefined;
    },
    add: (passkey) => void passkeys.set(passkey.credential.id, passkey),
    byCredentialId: (id) => passkeys.get(id),
    ofUser: (userId) => [...passkeys.values()].filter((passkey) => passkey.userId === userId),
    forget(registrationId) {
      for (const [id, passkey] of passkeys) if (passkey.registrationId === registrationId) passkeys.delete(id);
    },
  };
}

import type { WebAuthnCredential } from '@simplewebauthn/server';
import type { Clock } from './clock';
import type { Memory } from './memory/memory';

/** The longest time for a browser to answer a challenge, in milliseconds. */
const ceremonyLifetime = 5 * 60_000;

/** A registered credential. */
export interface Passkey {
  readonly userId: string;
  /** The id of the registration in the user's list. */
  readonly registrationId: string;
  /** The `user.id` that it was made with, in base64url, which a sign-in may repeat as `userHandle`. */
  readonly userHandle?: string;
  /** Its counter grows with each use. */
  credential: WebAuthnCredential;
}

/** The kinds of authenticator: built into the device, or apart from it. */
export const authenticatorTypes = ['platform', 'cross-platform'] as const;

export type AuthenticatorType = (typeof authenticatorTypes)[number];

/** An unused challenge. */
export interface Ceremony {
  readonly kind: 'register' | 'authenticate';
  readonly rpId: string;
  /** The user who registers; absent in a sign-in, which any user may complete. */
  readonly userId?: string;
  /** The `user.id` of a registration, in base64url. */
  readonly userHandle?: string;
  /** The kind of authenticator that the registration asks for. */
  readonly authenticatorType?: AuthenticatorType;
}

/** The passkeys of a project, and its unused challenges. */
export interface Passkeys {
  begin(challenge: string, ceremony: Ceremony): void;
  /** The ceremony of a challenge; reading it spends the challenge. */
  take(challenge: string, kind: Ceremony['kind']): Ceremony | undefined;
  add(passkey: Passkey): void;
  byCredentialId(id: string): Passkey | undefined;
  ofUser(userId: string): Passkey[];
  forget(registrationId: string): void;
}

/** The passkeys in a memory. */
export function createPasskeys(clock: Clock, memory: Memory): Passkeys {
  const ceremonies = memory.map<Ceremony & { expiresAt: number }>('ceremonies', { kind: '', rpId: '', expiresAt: 0 });
  const passkeys = memory.map<Passkey>('passkeys', {
    userId: '',
    registrationId: '',
    credential: { id: '', counter: 0 },
  });
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

import type { PasskeyHint } from '../config/config';
import type { Answer, Outcome } from './outcome';

/** A passkey of the user who is signed in. */
export interface Passkey {
  /** The registration, as the provider numbers it. */
  id: string;
  /** The user's name for it; may be empty. */
  name: string;
}

/** A passkey that the browser has just made, as its authenticator data tells. */
export interface MadePasskey {
  /** The product that made it, in lower case; all zeros where it does not say. */
  aaguid: string;
  mayBeBackedUp: boolean;
  isBackedUp: boolean;
  /** True where this device made it, and no security key or phone beside it. */
  isOnThisDevice: boolean;
}

/** The tools of a passkey ceremony. It lasts as long as the user likes. */
export interface PasskeyCeremony {
  /** The relying party's domain. Default: the page's. */
  domain?: string;
  /** The kinds of authenticators that the browser is to put first. */
  hints?: readonly PasskeyHint[] | undefined;
  sessionDurationMinutes: number;
  /** Takes the browser's dialog away; the outcome is then `cancelled`. */
  signal: AbortSignal;
  /** Called when the browser asks the user, and when they have answered. */
  onStage?(stage: 'asked' | 'answered'): void;
}

/** The passkey calls of the port. */
export interface PasskeyCalls {
  /**
   * With `isAutofill` the passkeys are offered in the e-mail field, and nothing is asked until one is chosen there. With
   * `isImmediate` the user is asked only where there is a passkey on this device; else the outcome is `cancelled` at once.
   */
  authenticatePasskey(
    ceremony: PasskeyCeremony & { isAutofill: boolean; isImmediate?: boolean },
  ): Promise<Outcome<Answer>>;
  /**
   * With `isSilent` the browser may create one without a prompt, right after a password was used (WebAuthn Level 3, conditional
   * creation); where it cannot, the outcome is `passkey_not_created` and the provider is not asked. `onMade` is called
   * where the browser tells of what it made.
   */
  registerPasskey(
    ceremony: PasskeyCeremony & { isSilent?: boolean; onMade?(made: MadePasskey): void },
  ): Promise<Outcome<Answer>>;
  listPasskeys(): Promise<Outcome<readonly Passkey[]>>;
  renamePasskey(passkey: Passkey): Promise<Outcome<void>>;
  deletePasskey(id: string): Promise<Outcome<void>>;
}

import type { PasskeyHint } from '../config/config';
import type { Answer, Outcome } from './outcome';

/** A passkey of the user who is signed in. */
export interface Passkey {
  /** The provider's id of the registration. */
  id: string;
  /** The user's name for it; may be empty. */
  name: string;
}

/** A passkey that the browser has just created, by its authenticator data. */
export interface MadePasskey {
  /** The AAGUID of the product that created it, as 32 hexadecimal digits in lower case; all zeros if it does not say. */
  aaguid: string;
  mayBeBackedUp: boolean;
  isBackedUp: boolean;
  /** True if this device created it, and no security key or phone beside it. */
  isOnThisDevice: boolean;
}

/** The options of a passkey ceremony, which has no time limit for the user. */
export interface PasskeyCeremony {
  /** The relying party's domain. Default: the page's. */
  domain?: string;
  /** The kinds of authenticators that the browser is to put first. */
  hints?: readonly PasskeyHint[] | undefined;
  sessionDurationMinutes: number;
  /** Closes the browser's dialog when aborted; the outcome is then `cancelled`. */
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
   * With `isSilent` the browser may create one without a prompt, right after a password was used (WebAuthn Level 3,
   * conditional creation). If it cannot, the outcome is `passkey_not_created`, and no request is sent to the provider.
   * `onMade` is called if the browser exposes the data of the new passkey.
   */
  registerPasskey(
    ceremony: PasskeyCeremony & { isSilent?: boolean; onMade?(made: MadePasskey): void },
  ): Promise<Outcome<Answer>>;
  listPasskeys(): Promise<Outcome<readonly Passkey[]>>;
  renamePasskey(passkey: Passkey): Promise<Outcome<void>>;
  deletePasskey(id: string): Promise<Outcome<void>>;
}

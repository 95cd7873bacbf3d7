import type { Answer, Outcome } from './outcome';
import type { OtpChallenge, OtpRequest } from './passcode-calls';

/** A group of factors: an account elsewhere or an address, a telephone, or a device made for it. */
export type FactorGroup = 'email' | 'phone' | 'device';

/** A factor of a session. */
export interface HeldFactor {
  /** The delivery method, by the provider's name for it: 'email', 'sms', 'authenticator_app', ... */
  method: string;
  /** False for a passkey that was used on this page without user verification (no PIN, no biometrics). */
  isUserVerified?: boolean;
  /** Its group; undefined for a password or a wallet, which are of none. */
  group?: FactorGroup;
  /** The moment of its latest proof, in milliseconds since 1970; undefined where that cannot be read. */
  provenAt?: number;
}

/** The verified factors of the signed-in user: those of the account, and those of the session. */
export interface OwnFactors {
  userId: string;
  /** The confirmed addresses; without one, the address of the password. */
  emails: readonly string[];
  phones: readonly string[];
  /** The social providers that are connected, by the provider's names for them. */
  socials: readonly string[];
  hasPasskey: boolean;
  hasAuthenticatorApp: boolean;
  hasPassword: boolean;
  held: readonly HeldFactor[];
  /** The provider's own time of its latest answer about the session, in milliseconds since 1970. */
  answeredAt?: number;
}

/** The port's calls by which a signed-in user confirms who they are. */
export interface StepUpCalls {
  /** The factors, as far as the client currently knows; `user_unauthenticated` if no user is signed in. */
  ownFactors(): Promise<Outcome<OwnFactors>>;
  /** Sends a passcode to an address or a number of the signed-in user. */
  sendOwnOtp(request: OtpRequest): Promise<Outcome<OtpChallenge>>;
  /** Checks a code of an authenticator app. */
  authenticateTotp(request: { code: string; sessionDurationMinutes: number }): Promise<Outcome<Answer>>;
}

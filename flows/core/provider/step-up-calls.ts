import type { Answer, Outcome } from './outcome';
import type { OtpChallenge, OtpRequest } from './passcode-calls';

/** A group of factors: an account elsewhere or an address, a telephone, or a device made for it. */
export type FactorGroup = 'email' | 'phone' | 'device';

/** A factor of a session. */
export interface HeldFactor {
  /** The delivery method, by the provider's name for it: 'email', 'sms', 'authenticator_app', ... */
  method: string;
  /** False for a passkey that this page saw used without a check of the user (no PIN, no biometrics). */
  isUserVerified?: boolean;
  /** Its group; undefined for a password or a wallet, which are of none. */
  group?: FactorGroup;
  /** The moment of its latest proof, in milliseconds since 1970; undefined where that cannot be read. */
  provenAt?: number;
}

/** The factors of who is signed in, all of them confirmed: those that they have, and those that their session holds. */
export interface OwnFactors {
  userId: string;
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
  /** The factors as the client knows them at this moment; `user_unauthenticated` where no user is signed in. */
  ownFactors(): Promise<Outcome<OwnFactors>>;
  /** Sends a passcode to an address or a number of who is signed in. */
  sendOwnOtp(request: OtpRequest): Promise<Outcome<OtpChallenge>>;
  /** Checks a code of an authenticator app. */
  authenticateTotp(request: { code: string; sessionDurationMinutes: number }): Promise<Outcome<Answer>>;
}

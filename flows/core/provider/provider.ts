import type { Bootstrap } from './bootstrap';
import type { Outcome } from './outcome';
import type { PasskeyCalls } from './passkey-calls';

/** The provider's answer as a host may see it: everything but the session's tokens. */
export type Answer = Readonly<Record<string, unknown>>;

/** How a passcode travels. */
export type OtpChannel = 'email' | 'sms' | 'whatsapp';

/** What sending a magic link needs (spec section 7, `magicLinks.email.loginOrCreate`). */
export interface MagicLinkRequest {
  email: string;
  loginRedirectURL?: string;
  signupRedirectURL?: string;
  loginExpirationMinutes: number;
  signupExpirationMinutes: number;
  loginTemplateId?: string;
  signupTemplateId?: string;
  createUserAsPending: boolean;
  locale?: string;
}

/** What sending a passcode needs (spec section 7). */
export interface OtpRequest {
  channel: OtpChannel;
  /** An e-mail address, or a phone number in E.164. */
  destination: string;
  expirationMinutes: number;
  loginTemplateId?: string;
  signupTemplateId?: string;
  locale?: string;
}

/** A passcode on its way; `methodId` goes back with the code. */
export interface OtpChallenge {
  methodId: string;
  answer: Answer;
}

/** What is known of somebody by their address: nobody yet, somebody with a password, somebody without. */
export type UserType = 'new' | 'password' | 'passwordless';

/** An address and a password, byte for byte as typed. */
export interface PasswordRequest {
  email: string;
  password: string;
  sessionDurationMinutes: number;
}

/** What asking for a reset mail needs (spec section 7, `passwords.resetByEmailStart`). */
export interface PasswordResetRequest {
  email: string;
  loginRedirectURL?: string;
  loginExpirationMinutes?: number;
  resetPasswordRedirectURL?: string;
  resetPasswordExpirationMinutes?: number;
  resetPasswordTemplateId?: string;
  locale?: string;
}

/** The server's judgement of a new password (spec section 3). */
export interface PasswordStrength {
  /** Whether it may be used. */
  isValid: boolean;
  /** Whether it is on a list of leaked ones. */
  isBreached: boolean;
  policy: 'zxcvbn' | 'luds' | 'none';
  score: 0 | 1 | 2 | 3 | 4;
  /** The server's own words, in the server's language. */
  warning: string;
  suggestions: readonly string[];
  /** How many characters, and how many kinds of them, are missing under `luds`. */
  missingCharacters: number;
  missingComplexity: number;
}

/** Somebody who is signed in. */
export interface Person {
  userId: string;
  /** What they know their account by: an address or a number. */
  account?: string;
}

/**
 * The port: what the flows need of an authentication provider, in this project's words. Each call settles with an
 * `Outcome` and never rejects; it has no time limit of its own (the action has). `widget/stytch-provider.ts` fulfils it.
 */
export interface Provider extends PasskeyCalls {
  /** Whether the public token looks like a test project's. Unknown counts as live. */
  readonly isTestProject: boolean;
  bootstrap: {
    /** What is known at once: the cached answer, or defaults. */
    cached(): Bootstrap;
    /** The provider's own answer; defaults when it cannot be had. Asked once for each client. */
    load(): Promise<Bootstrap>;
  };
  /** Who is signed in, as far as the client knows at this moment. */
  person(): Person | undefined;
  /** Whether that is certain; a session that is only remembered is still being asked about. */
  isPersonCertain(): boolean;
  /** Calls when that may have changed, here or in another tab, until stopped. */
  watchPerson(onChange: () => void): () => void;
  /** Tells the provider's event log. Never fails, never waits. */
  logEvent(name: string, details: Readonly<Record<string, unknown>>): void;
  sendMagicLink(request: MagicLinkRequest): Promise<Outcome<Answer>>;
  sendOtp(request: OtpRequest): Promise<Outcome<OtpChallenge>>;
  verifyOtp(request: { code: string; methodId: string; sessionDurationMinutes: number }): Promise<Outcome<Answer>>;
  authenticateMagicLink(request: { token: string; sessionDurationMinutes: number }): Promise<Outcome<Answer>>;
  searchUser(email: string): Promise<Outcome<UserType>>;
  /** Without an e-mail address where it is not known (the reset form). */
  checkPasswordStrength(request: { email?: string; password: string }): Promise<Outcome<PasswordStrength>>;
  createPassword(request: PasswordRequest): Promise<Outcome<Answer>>;
  authenticatePassword(request: PasswordRequest): Promise<Outcome<Answer>>;
  startPasswordReset(request: PasswordResetRequest): Promise<Outcome<Answer>>;
  resetPassword(request: { token: string; password: string; sessionDurationMinutes: number }): Promise<Outcome<Answer>>;
}

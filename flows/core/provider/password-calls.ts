import type { Answer, Outcome } from './outcome';

/** The type of a user, by their address: no user yet, a user with a password, a user without. */
export type UserType = 'new' | 'password' | 'passwordless';

/** An address and a password, byte for byte as typed. */
export interface PasswordRequest {
  email: string;
  password: string;
  sessionDurationMinutes: number;
  /**
   * True if the project accepts no new users: the answer for an unknown user is then the same as for an existing one.
   */
  isSignUpClosed?: boolean;
}

/** The request for a reset mail. */
export interface PasswordResetRequest {
  email: string;
  loginRedirectURL?: string;
  loginExpirationMinutes?: number;
  resetPasswordRedirectURL?: string;
  resetPasswordExpirationMinutes?: number;
  resetPasswordTemplateId?: string;
  locale?: string;
  /**
   * True if the project accepts no new users: the answer for an unknown user is then the same as for an existing one.
   */
  isSignUpClosed?: boolean;
}

/** The server's strength of a new password. */
export interface PasswordStrength {
  /** True if the policy accepts the password. */
  isValid: boolean;
  /** True if the password is on a list of leaked ones. */
  isBreached: boolean;
  policy: 'zxcvbn' | 'luds' | 'none';
  score: 0 | 1 | 2 | 3 | 4;
  /** The server's own words, in the server's language. */
  warning: string;
  suggestions: readonly string[];
  /** The numbers of characters, and of kinds of characters, that are missing under `luds`. */
  missingCharacters: number;
  missingComplexity: number;
}

/** The password calls of the port. */
export interface PasswordCalls {
  searchUser(email: string): Promise<Outcome<UserType>>;
  /** Checks a new password; without an e-mail address if that is not known (on the reset form). */
  checkPasswordStrength(request: { email?: string; password: string }): Promise<Outcome<PasswordStrength>>;
  createPassword(request: PasswordRequest): Promise<Outcome<Answer>>;
  authenticatePassword(request: PasswordRequest): Promise<Outcome<Answer>>;
  startPasswordReset(request: PasswordResetRequest): Promise<Outcome<Answer>>;
  resetPassword(request: { token: string; password: string; sessionDurationMinutes: number }): Promise<Outcome<Answer>>;
}

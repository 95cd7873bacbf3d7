import type { Answer, Outcome } from './outcome';

/** The type of a user, by their address: no user yet, a user with a password, a user without. */
export type UserType = 'new' | 'password' | 'passwordless';

/** An address and a password, byte for byte as typed. */
export interface PasswordRequest {
  email: string;
  password: string;
  sessionDurationMinutes: number;
  /** The mark of a project that takes no new users: a stranger is answered as a user is. */
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
  /** The mark of a project that takes no new users: a stranger is answered as a user is. */
  isSignUpClosed?: boolean;
}

/** The server's strength of a new password. */
export interface PasswordStrength {
  /** The policy's verdict on the password: true where it may be used. */
  isValid: boolean;
  /** The presence of the password on a list of leaked ones. */
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
  /** Without an e-mail address where it is not known (the reset form). */
  checkPasswordStrength(request: { email?: string; password: string }): Promise<Outcome<PasswordStrength>>;
  createPassword(request: PasswordRequest): Promise<Outcome<Answer>>;
  authenticatePassword(request: PasswordRequest): Promise<Outcome<Answer>>;
  startPasswordReset(request: PasswordResetRequest): Promise<Outcome<Answer>>;
  resetPassword(request: { token: string; password: string; sessionDurationMinutes: number }): Promise<Outcome<Answer>>;
}

import type { Answer, Outcome } from './outcome';

/** The options of a magic link to be sent (B-LINK-1). */
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
  /**
   * True if the project accepts no new users: the answer for an unknown user is then the same as for an existing one.
   */
  isSignUpClosed?: boolean;
}

/** The token of a link, to be exchanged for a session. */
export interface TokenRequest {
  token: string;
  sessionDurationMinutes: number;
}

/** The port's calls about magic links. */
export interface LinkCalls {
  sendMagicLink(request: MagicLinkRequest): Promise<Outcome<Answer>>;
  authenticateMagicLink(request: TokenRequest): Promise<Outcome<Answer>>;
  /** Starts a session in which a member of staff acts as a user. The provider says how long it lasts. */
  impersonate(request: Pick<TokenRequest, 'token'>): Promise<Outcome<Answer>>;
  /**
   * The address for which a link was last requested on this device, while that link is valid and no user is signed in.
   */
  askedAddress(): Promise<Outcome<string | undefined>>;
  /** Tells whether an e-mail address or a number is verified for the signed-in user; undefined if that is not known. */
  hasContact(contact: string): Promise<Outcome<boolean | undefined>>;
  /**
   * Tells whether this browser has a session, checked or not. One in cookies that no script can read is not detected.
   */
  hasSession(): Promise<Outcome<boolean>>;
}

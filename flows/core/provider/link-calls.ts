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
  /** The mark of a project that takes no new users: a stranger is answered as a user is. */
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
  /** The address that a link was last asked for with, on this device: while that link lives, and no user is signed in. */
  askedAddress(): Promise<Outcome<string | undefined>>;
  /** Tells whether an e-mail address or a number is proven to be that of who is signed in; undefined where that is not known. */
  hasContact(contact: string): Promise<Outcome<boolean | undefined>>;
  /** Tells whether this browser keeps a session, checked or not. One in cookies that no script can read is not seen. */
  hasSession(): Promise<Outcome<boolean>>;
}

import type { Outcome } from './outcome';
import type { Answer } from './answer';

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
}

/** The port's calls about magic links. */
export interface LinkCalls {
  sendMagicLink(request: MagicLinkRequest): Promise<Outcome<Answer>>;
  authenticateMagicLink(request: { token: string; sessionDurationMinutes: number }): Promise<Outcome<Answer>>;
}

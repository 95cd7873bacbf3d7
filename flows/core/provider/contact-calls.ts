import type { Outcome } from './outcome';
import type { Answer } from './provider';

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

/** The port's calls of magic links and passcodes (spec section 7). */
export interface ContactCalls {
  sendMagicLink(request: MagicLinkRequest): Promise<Outcome<Answer>>;
  sendOtp(request: OtpRequest): Promise<Outcome<OtpChallenge>>;
  verifyOtp(request: { code: string; methodId: string; sessionDurationMinutes: number }): Promise<Outcome<Answer>>;
  authenticateMagicLink(request: { token: string; sessionDurationMinutes: number }): Promise<Outcome<Answer>>;
}

import type { OtpChannel } from '../config/config';
import type { Answer, Outcome } from './outcome';

/** The options of a passcode to be sent (B-OTP-1). */
export interface OtpRequest {
  channel: OtpChannel;
  /** An e-mail address, or a phone number in E.164. */
  destination: string;
  expirationMinutes: number;
  loginTemplateId?: string;
  signupTemplateId?: string;
  locale?: string;
  /**
   * True if the project accepts no new users: the answer for an unknown user is then the same as for an existing one.
   */
  isSignUpClosed?: boolean;
}

/** A passcode that was sent; `methodId` is sent back with the code. */
export interface OtpChallenge {
  methodId: string;
  answer: Answer;
}

/** A code as typed, with the method id of its passcode. */
export interface OtpVerification {
  code: string;
  methodId: string;
  sessionDurationMinutes: number;
  /**
   * True if the project accepts no new users: the answer for an unknown user is then the same as for an existing one.
   */
  isSignUpClosed?: boolean;
}

/** The port's calls about one-time passcodes. */
export interface PasscodeCalls {
  sendOtp(request: OtpRequest): Promise<Outcome<OtpChallenge>>;
  verifyOtp(request: OtpVerification): Promise<Outcome<Answer>>;
}

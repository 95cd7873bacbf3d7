import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import type { OtpChallenge, OtpChannel } from '../core/provider/passcode-calls';
import { startExpiryAtom } from './otp.expiry';

/** Where a passcode goes. */
export interface OtpTarget {
  channel: OtpChannel;
  /** The e-mail address, or the phone number in E.164. */
  destination: string;
}

/** A passcode that was sent. */
export type Passcode = OtpChallenge & OtpTarget;

/** Whether a passcode is on its way. */
export type Otp = { status: 'unsent' } | { status: 'sent'; passcode: Passcode };

/** The passcode this person is waiting for: always the newest. */
export const otpAtom = atom<Otp>({ status: 'unsent' });

/** What has been typed of the code. */
export const codeAtom = atom('');

/** A new passcode counts from now on: its expiry starts, and what was typed of an older one is forgotten. */
export const acceptPasscodeAtom = atom(null, (get, set, passcode: Passcode) => {
  set(codeAtom, '');
  set(otpAtom, { status: 'sent', passcode });
  set(startExpiryAtom, get(configAtom).otp.expirationMinutes * 60);
  set(emitAtom, { type: 'OTP_LOGIN_OR_CREATE', data: passcode.answer });
});

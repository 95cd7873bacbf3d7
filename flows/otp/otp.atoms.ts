import { atom } from 'jotai/vanilla';
import type { OtpChannel } from '../core/config/config';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import { secretAtom } from '../core/screen/secret.atoms';
import { now } from '../core/time/timing';

/** The destination of a passcode. */
export interface OtpTarget {
  channel: OtpChannel;
  /** The e-mail address, or the phone number in E.164. */
  destination: string;
  /** True if it belongs to the signed-in user, and the passcode confirms that it is still them. */
  isOwn?: boolean;
}

/** A passcode that was sent. */
export interface Passcode extends OtpChallenge, OtpTarget {
  /** The expiry, on the clock of `now`. */
  expiresAt: number;
  /** The validity, in seconds. */
  seconds: number;
}

/** The passcode that was sent, if there is one. */
export type Otp = { status: 'unsent' } | { status: 'sent'; passcode: Passcode };

/** The passcode this user is waiting for: always the newest. */
export const otpAtom = atom<Otp>({ status: 'unsent' });

/** The code as typed so far. */
export const codeAtom = secretAtom();

/** Replaces the passcode by a new one, and clears what was typed of the older one. */
export const acceptPasscodeAtom = atom(null, (get, set, challenge: OtpChallenge, target: OtpTarget) => {
  const seconds = get(configAtom).otp.expirationMinutes * 60;
  set(codeAtom, '');
  set(otpAtom, { status: 'sent', passcode: { ...challenge, ...target, seconds, expiresAt: now() + seconds * 1_000 } });
  if (!target.isOwn) set(emitAtom, { type: 'OTP_LOGIN_OR_CREATE', data: challenge.answer });
});

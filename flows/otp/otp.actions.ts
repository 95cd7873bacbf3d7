import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { failed } from '../core/provider/outcome';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import type { Answer } from '../core/provider/provider';
import { action } from '../core/request/action';
import { secondsLeft, type Stretch } from '../core/time/countdown';
import { now } from '../core/time/now';
import { showToastAtom } from '../core/toast/toast.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { completeWithOfferAtom } from '../passkey-offer';
import { acceptPasscodeAtom, codeAtom, otpAtom, type OtpTarget, ownPasscodeAtom } from './otp.atoms';
import { isExpiredAtom } from './otp-expiry.atoms';
import { otpMessages } from './otp.messages';
import { otpOperation, requestOtp } from './send-otp.actions';

/** Has a whole code checked, with the newest passcode's method. */
export const verifyOtp = action<string, Answer>({
  operation: 'otps.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(otpMessages)('otp.verifying'),
  call: async (provider, code, { get }) => {
    const otp = get(otpAtom);
    if (otp.status === 'unsent') return failed({ type: 'otp_code_not_found' });
    const { sessionDurationMinutes } = get(configAtom);
    return provider.verifyOtp({ code, methodId: otp.passcode.methodId, sessionDurationMinutes });
  },
  onSuccess: (get, set, answer) => {
    const otp = get(otpAtom);
    if (otp.status === 'sent' && otp.passcode.isOwn) return get(ownPasscodeAtom).onRight(answer);
    set(emitAtom, { type: 'OTP_AUTHENTICATE', data: answer });
    return set(completeWithOfferAtom, 'OTPConfirmation', otp.status === 'sent' ? otp.passcode.channel : 'email');
  },
  // The code was right once, but its time is over: that is all there is to say, and the screen says it already.
  onFailure: (get, _set, error) => (error.type === 'otp_code_not_found' && get(isExpiredAtom) ? 'handled' : undefined),
});

/** Types into the code. Typing after a refusal takes the refusal away. */
export const typeCodeAtom = atom(null, (get, set, code: string) => {
  if (get(verifyOtp.stateAtom).status === 'failed') set(verifyOtp.cancelAtom);
  set(codeAtom, code);
});

/** The duration of 'Code sent', in seconds (B-OTP-6). */
const sentSeconds = 2;
/** The wait after that until another code may be asked for, in seconds. */
const waitSeconds = 10;

const waitAtom = atom<Stretch>({ endsAt: 0, seconds: 0 });
const waitLeftAtom = secondsLeft(waitAtom);

/** Sends another passcode to where the last one went. */
export const resendOtp = action<OtpTarget, OtpChallenge>({
  operation: otpOperation,
  kind: 'send',
  call: requestOtp,
  onSuccess: (get, set, challenge, target) => {
    // A refusal of the old code would now be about a code nobody is waiting for.
    set(verifyOtp.cancelAtom);
    set(acceptPasscodeAtom, challenge, target);
    const seconds = sentSeconds + waitSeconds;
    set(waitAtom, { seconds, endsAt: now() + seconds * 1_000 });
    const text = get(sayAtom)(otpMessages)(target.channel === 'email' ? 'otp.emailResent' : 'otp.codeResent');
    set(showToastAtom, { tone: 'success', text });
  },
});

/** The state of the resend control (B-OTP-6). */
export type Resend = { status: 'initial' | 'sending' | 'sent' } | { status: 'waiting'; secondsLeft: number };

/** The resend control, derived from the request under way and the time since the last one. */
export const resendAtom = atom<Resend>((get) => {
  const left = get(waitLeftAtom);
  if (get(resendOtp.stateAtom).status === 'pending') return { status: 'sending' };
  if (left > waitSeconds) return { status: 'sent' };
  return left > 0 ? { status: 'waiting', secondsLeft: left } : { status: 'initial' };
});

/** Asks for another passcode, unless one is being sent or was a moment ago. */
export const resendAgainAtom = atom(null, (get, set) => {
  const otp = get(otpAtom);
  if (otp.status === 'unsent' || get(resendAtom).status !== 'initial') return undefined;
  const { channel, destination, isOwn } = otp.passcode;
  return set(resendOtp.startAtom, { channel, destination, ...(isOwn && { isOwn }) });
});

import { atom } from 'jotai/vanilla';
import { action } from '../core/request/action';
import { countdown } from '../core/time/countdown';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import { showToastAtom } from '../core/toast/toast.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { acceptPasscodeAtom, otpAtom, type OtpTarget } from './otp.atoms';
import { otpMessages } from './otp.messages';
import { requestOtp } from './otp.send';
import { verifyOtp } from './otp.verify';

/** How long 'Code sent' is shown, in seconds (spec section 9). */
const sentSeconds = 2;
/** How long after that until another code may be asked for, in seconds. */
const waitSeconds = 10;

const wait = countdown();

/** Where the resend control stands (spec section 4). */
export type Resend = { status: 'initial' | 'sending' | 'sent' } | { status: 'waiting'; secondsLeft: number };

/** Derived from the request under way and the time since the last one. */
export const resendAtom = atom<Resend>((get) => {
  const secondsLeft = get(wait.secondsLeftAtom);
  if (get(resendOtp.stateAtom).status === 'pending') return { status: 'sending' };
  if (secondsLeft > waitSeconds) return { status: 'sent' };
  return secondsLeft > 0 ? { status: 'waiting', secondsLeft } : { status: 'initial' };
});

/** Sends another passcode to where the last one went. */
export const resendOtp = action<OtpTarget, OtpChallenge>({
  operation: ({ channel }) => `otps.${channel}.loginOrCreate`,
  kind: 'send',
  call: requestOtp,
  onSuccess: (get, set, challenge, target) => {
    // A refusal of the old code would now be about a code nobody is waiting for.
    set(verifyOtp.cancelAtom);
    set(acceptPasscodeAtom, { ...target, ...challenge });
    set(wait.startAtom, sentSeconds + waitSeconds);
    const text = get(sayAtom)(otpMessages)(target.channel === 'email' ? 'otp.emailResent' : 'otp.codeResent');
    set(showToastAtom, { tone: 'success', text });
  },
});

/** Asks for another passcode, unless one is being sent or was a moment ago. */
export const resendAgainAtom = atom(null, (get, set) => {
  const otp = get(otpAtom);
  if (otp.status === 'unsent' || get(resendAtom).status !== 'initial') return undefined;
  const { channel, destination } = otp.passcode;
  return set(resendOtp.startAtom, { channel, destination });
});

import { atom } from 'jotai/vanilla';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import { succeeded } from '../core/provider/outcome';
import { action } from '../core/request/action';
import { secondsLeft, type TimeSpan } from '../core/time/countdown';
import { now } from '../core/time/timing';
import { showToastAtom } from '../core/toast/toast.atoms';
import { logInMessages } from '../core/words/late.messages';
import { sayAtom } from '../core/words/words.atoms';
import { verifyOtp } from './otp.actions';
import { acceptPasscodeAtom, codeAtom, type Otp, otpAtom, type OtpTarget } from './otp.atoms';
import { otpMessages } from './otp.messages';
import { ownPasscodeAtom } from './own-passcode.atoms';
import { otpOperation, requestOtp } from './send-otp.actions';

/** The duration of 'Code sent', in seconds (B-OTP-6). */
const sentSeconds = 2;
/** The wait after that until another code may be requested, in seconds. */
const waitSeconds = 10;

const noWait: TimeSpan = { endsAt: 0, seconds: 0 };
const startedAtom = atom<{ otp: Otp; wait: TimeSpan } | undefined>(undefined);

/**
 * The time until another code may be requested, with the 'Code sent' at its beginning. It belongs to the code that was
 * sent again: the first one for another recipient has none.
 */
export const waitAtom = atom(
  (get) => {
    const started = get(startedAtom);
    return started?.otp === get(otpAtom) ? started.wait : noWait;
  },
  (get, set, wait: TimeSpan) => set(startedAtom, { otp: get(otpAtom), wait }),
);
const waitLeftAtom = secondsLeft(waitAtom);

/** A passcode that was sent again, and what was typed of the older one. */
interface Resent {
  challenge: OtpChallenge;
  before: string;
}

/** Tells whether digits are of another code: not those of the older one with some more, or less. */
const isOfAnother = (before: string, typed: string) =>
  !before || !(typed.startsWith(before) || before.startsWith(typed));

/** Sends another passcode to where the last one went. */
export const resendOtp = action<OtpTarget, Resent>({
  operation: otpOperation,
  kind: 'send',
  call: async (provider, target, tools) => {
    const before = tools.get(codeAtom);
    const outcome = await requestOtp(provider, target, tools);
    return outcome.ok ? succeeded({ challenge: outcome.value, before }) : outcome;
  },
  onSuccess: (get, set, { challenge, before }, target) => {
    // The message may arrive before this answer: digits that do not continue the old code belong to the new one. Six digits
    // were submitted already, so they are not kept.
    const typed = get(codeAtom);
    const isOfNewCode = typed.length < 6 && isOfAnother(before, typed);
    // A refusal of the old code would be about a code that no longer counts.
    set(verifyOtp.cancelAtom);
    set(acceptPasscodeAtom, challenge, target);
    if (isOfNewCode) set(codeAtom, typed);
    const seconds = sentSeconds + waitSeconds;
    set(waitAtom, { seconds, endsAt: now() + seconds * 1_000 });
    const say = get(sayAtom);
    const isEmail = target.channel === 'email';
    const text = isEmail ? say(logInMessages)('core.emailResent') : say(otpMessages)('otp.codeResent');
    set(showToastAtom, { tone: 'success', text });
  },
  onFailure: (get, set, error, { isOwn }) => (isOwn ? get(ownPasscodeAtom).onFailure?.(get, set, error) : undefined),
});

/** The state of the resend control (B-OTP-6). */
export type Resend = { status: 'initial' | 'sending' | 'sent' } | { status: 'waiting'; secondsLeft: number };

/** The resend control, derived from the pending request and the time since the last one. */
export const resendAtom = atom<Resend>((get) => {
  const left = get(waitLeftAtom);
  if (get(resendOtp.isPendingAtom)) return { status: 'sending' };
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

import { closedSignUpAtom, configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { fieldOfError } from '../core/provider/errors';
import { failed, succeeded } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { action } from '../core/request/action';
import { typing } from '../core/request/typing';
import { announceAtom, announcementAtom } from '../core/words/announce.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { completeWithOfferAtom } from '../passkey-offer';
import { codeAtom, otpAtom, type Passcode } from './otp.atoms';
import { isExpiredAtom } from './otp-expiry.atoms';
import { otpMessages } from './otp.messages';
import { type OwnPasscode, ownPasscodeAtom } from './own-passcode.atoms';

/** The answer to a right code, the passcode that it was, and the step after it if that is the user's own. */
interface Verified {
  answer: Answer;
  passcode: Passcode;
  own: OwnPasscode;
}

/** Checks a complete code, with the method id of the newest passcode. */
export const verifyOtp = action<string, Verified>({
  operation: 'otps.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(otpMessages)('otp.verifying'),
  call: async (provider, code, { get }) => {
    const otp = get(otpAtom);
    if (otp.status === 'unsent') return failed({ type: 'otp_code_not_found' });
    const { sessionDurationMinutes } = get(configAtom);
    const { passcode } = otp;
    const own = get(ownPasscodeAtom);
    const { methodId, isOwn } = passcode;
    const request = { code, methodId, sessionDurationMinutes, ...(!isOwn && get(closedSignUpAtom)) };
    const outcome = await provider.verifyOtp(request);
    return outcome.ok ? succeeded({ answer: outcome.value, passcode, own }) : outcome;
  },
  onSuccess: (_get, set, { answer, passcode: { isOwn, channel }, own }) => {
    if (isOwn) return own.onRight(answer);
    set(emitAtom, { type: 'OTP_AUTHENTICATE', data: answer });
    return set(completeWithOfferAtom, 'OTPConfirmation', channel);
  },
  onFailure: (get, set, error) => {
    const otp = get(otpAtom);
    const isOwn = otp.status === 'sent' && otp.passcode.isOwn;
    if (isOwn && get(ownPasscodeAtom).onFailure?.(get, set, error) === 'handled') return 'handled';
    // The screen shows already that the code has expired, so no other failure is shown.
    if (fieldOfError(error) !== 'code' || !get(isExpiredAtom)) return undefined;
    const expired = get(sayAtom)(otpMessages)('otp.expired');
    // The end of its time may have been announced just now.
    if (get(announcementAtom).text !== expired) set(announceAtom, expired);
    return 'handled';
  },
});

/** Types into the code. Typing clears a refusal. */
export const typeCodeAtom = typing(codeAtom, verifyOtp);

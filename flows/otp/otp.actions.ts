import { closedSignUpAtom, configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { failed } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { action } from '../core/request/action';
import { typing } from '../core/request/typing';
import { sayAtom } from '../core/words/words.atoms';
import { completeWithOfferAtom } from '../passkey-offer';
import { codeAtom, otpAtom, ownPasscodeAtom } from './otp.atoms';
import { isExpiredAtom } from './otp-expiry.atoms';
import { otpMessages } from './otp.messages';

/** Checks a complete code, with the method id of the newest passcode. */
export const verifyOtp = action<string, Answer>({
  operation: 'otps.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(otpMessages)('otp.verifying'),
  call: async (provider, code, { get }) => {
    const otp = get(otpAtom);
    if (otp.status === 'unsent') return failed({ type: 'otp_code_not_found' });
    const { sessionDurationMinutes } = get(configAtom);
    const { methodId, isOwn } = otp.passcode;
    return provider.verifyOtp({ code, methodId, sessionDurationMinutes, ...(!isOwn && get(closedSignUpAtom)) });
  },
  onSuccess: (get, set, answer) => {
    const otp = get(otpAtom);
    if (otp.status === 'sent' && otp.passcode.isOwn) return get(ownPasscodeAtom).onRight(answer);
    set(emitAtom, { type: 'OTP_AUTHENTICATE', data: answer });
    return set(completeWithOfferAtom, 'OTPConfirmation', otp.status === 'sent' ? otp.passcode.channel : 'email');
  },
  // The code has expired, which the screen shows already, so no other failure is shown.
  onFailure: (get, _set, error) => (error.type === 'otp_code_not_found' && get(isExpiredAtom) ? 'handled' : undefined),
});

/** Types into the code. Typing clears a refusal. */
export const typeCodeAtom = typing(codeAtom, verifyOtp);

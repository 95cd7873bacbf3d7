import { atom } from 'jotai/vanilla';
import { action } from '../core/request/action';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import { failed } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { codeAtom, otpAtom } from './otp.atoms';
import { isExpiredAtom } from './otp.expiry';
import { otpMessages } from './otp.messages';

/** Has a whole code checked, with the newest passcode's method. */
export const verifyOtp = action<string, Answer>({
  operation: 'otps.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(otpMessages)('otp.verifying'),
  call: async (get, code) => {
    const otp = get(otpAtom);
    if (otp.status === 'unsent') return failed({ type: 'otp_code_not_found' });
    const { sessionDurationMinutes } = get(configAtom);
    const request = { code, methodId: otp.passcode.methodId, sessionDurationMinutes };
    return get(providerAtom).verifyOtp(request);
  },
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'OTP_AUTHENTICATE', data: answer });
    set(codeAtom, '');
    return set(completeSignInAtom, 'OTPConfirmation');
  },
  // The code was right once, but its time is over: that is all there is to say, and the screen says it already.
  onFailure: (get, _set, error) => (error.type === 'otp_code_not_found' && get(isExpiredAtom) ? 'handled' : undefined),
});

/** Types into the code. Typing after a refusal takes the refusal away. */
export const typeCodeAtom = atom(null, (get, set, code: string) => {
  if (get(verifyOtp.stateAtom).status === 'failed') set(verifyOtp.cancelAtom);
  set(codeAtom, code);
});

import { action } from '../core/request/action';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import { failed } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { resetTokenAtom } from './reset-token.atoms';

/** Sets the new password with the link's token, and signs in. */
export const resetPassword = action<string, Answer>({
  operation: 'passwords.resetByEmail',
  kind: 'authenticate',
  call: async (get, password) => {
    const reset = get(resetTokenAtom);
    if (reset.status === 'missing') return failed({ type: 'unable_to_auth_magic_link' });
    const { sessionDurationMinutes } = get(configAtom);
    const request = { token: reset.token, password, sessionDurationMinutes };
    return get(providerAtom).resetPassword(request);
  },
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'PASSWORD_RESET_BY_EMAIL', data: answer });
    return set(completeSignInAtom, 'PasswordConfirmation');
  },
});

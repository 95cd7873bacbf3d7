import { action } from '../core/request/action';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import type { Credentials } from './password.create';
import { resetToBreached, resetToDedupe } from './password.reset-start';

/** Logs in with a password. One that must be reset, or has leaked, leads to a mail instead of an error. */
export const loginWithPassword = action<Credentials, Answer>({
  operation: 'passwords.authenticate',
  kind: 'authenticate',
  call: (get, credentials) => {
    const { sessionDurationMinutes } = get(configAtom);
    return get(providerAtom).authenticatePassword({ ...credentials, sessionDurationMinutes });
  },
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'PASSWORD_AUTHENTICATE', data: answer });
    return set(completeSignInAtom, 'PasswordConfirmation');
  },
  onFailure: (_get, set, { type }, { email }) => {
    if (type !== 'reset_password' && type !== 'breached_password') return undefined;
    void set(type === 'reset_password' ? resetToDedupe.startAtom : resetToBreached.startAtom, email);
    return 'handled';
  },
});

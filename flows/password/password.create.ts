import { action } from '../core/request/action';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';

/** An address and its password. */
export interface Credentials {
  email: string;
  password: string;
}

/** Makes an account with a password, and signs in. */
export const createPassword = action<Credentials, Answer>({
  operation: 'passwords.create',
  kind: 'authenticate',
  call: (get, credentials) => {
    const { sessionDurationMinutes } = get(configAtom);
    return get(providerAtom).createPassword({ ...credentials, sessionDurationMinutes });
  },
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'PASSWORD_CREATE', data: answer });
    return set(completeSignInAtom, 'PasswordConfirmation');
  },
});

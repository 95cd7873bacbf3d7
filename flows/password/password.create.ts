import { action } from '../core/action/action';
import { configAtom } from '../core/host/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { completeSignInAtom } from '../core/navigation/complete-sign-in';
import type { Answer } from '../core/provider/provider';
import { withCalls } from '../core/provider/late-calls';

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
    return withCalls(get, 'passwords', (calls) => calls.createPassword({ ...credentials, sessionDurationMinutes }));
  },
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'PASSWORD_CREATE', data: answer });
    return set(completeSignInAtom, 'PasswordConfirmation');
  },
});

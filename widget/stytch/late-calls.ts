import { failed, type Outcome } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import type { Client } from './client';
import type { Internals } from './internals';
import type { passwordCalls } from './passwords';

type PasswordCalls = ReturnType<typeof passwordCalls>;

/** The password calls, whose code is fetched with the first of them: a page without passwords never pays for it. */
export function latePasswordCalls(client: Client, internals: Internals): Pick<Provider, keyof PasswordCalls> {
  const late = async <Value>(ask: (calls: PasswordCalls) => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const fetched = await import('./passwords').then(
      (module) => module.passwordCalls(client, internals),
      (cause: unknown) => ({ cause }),
    );
    return 'cause' in fetched ? failed({ type: 'unreachable', cause: fetched.cause }) : ask(fetched);
  };
  return {
    searchUser: (email) => late((calls) => calls.searchUser(email)),
    checkPasswordStrength: (request) => late((calls) => calls.checkPasswordStrength(request)),
    createPassword: (request) => late((calls) => calls.createPassword(request)),
    authenticatePassword: (request) => late((calls) => calls.authenticatePassword(request)),
    startPasswordReset: (request) => late((calls) => calls.startPasswordReset(request)),
    resetPassword: (request) => late((calls) => calls.resetPassword(request)),
  };
}

import { fetchCode } from '../../flows/core/lazy/fetch-code';
import type { Outcome } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import type { Client } from './client';
import type { Internals } from './internals';
import type { passkeyCalls } from './passkeys/passkeys';
import type { passwordCalls } from './passwords';

type PasswordCalls = ReturnType<typeof passwordCalls>;
type LatePasskeyCalls = ReturnType<typeof passkeyCalls>;

/** Makes calls of a kind once their code is there; that it could not be fetched is a value. */
function late<Calls>(fetch: () => Promise<Calls>) {
  return async <Value>(ask: (calls: Calls) => Promise<Outcome<Value>>): Promise<Outcome<Value>> => {
    const fetched = await fetchCode(fetch);
    return fetched.ok ? ask(fetched.value) : fetched;
  };
}

/** The password calls, whose code is fetched with the first of them: a page without passwords never pays for it. */
export function latePasswordCalls(client: Client, internals: Internals): Pick<Provider, keyof PasswordCalls> {
  const ask = late(async () => (await import('./passwords')).passwordCalls(client, internals));
  return {
    searchUser: (email) => ask((calls) => calls.searchUser(email)),
    checkPasswordStrength: (request) => ask((calls) => calls.checkPasswordStrength(request)),
    createPassword: (request) => ask((calls) => calls.createPassword(request)),
    authenticatePassword: (request) => ask((calls) => calls.authenticatePassword(request)),
    startPasswordReset: (request) => ask((calls) => calls.startPasswordReset(request)),
    resetPassword: (request) => ask((calls) => calls.resetPassword(request)),
  };
}

/** The passkey calls, whose code is fetched with the first of them. */
export function latePasskeyCalls(client: Client, internals: Internals): Pick<Provider, keyof LatePasskeyCalls> {
  const ask = late(async () => (await import('./passkeys/passkeys')).passkeyCalls(client, internals));
  return {
    authenticatePasskey: (ceremony) => ask((calls) => calls.authenticatePasskey(ceremony)),
    registerPasskey: (ceremony) => ask((calls) => calls.registerPasskey(ceremony)),
    listPasskeys: () => ask((calls) => calls.listPasskeys()),
    renamePasskey: (passkey) => ask((calls) => calls.renamePasskey(passkey)),
    deletePasskey: (id) => ask((calls) => calls.deletePasskey(id)),
  };
}

import { action } from '../core/request/action';
import { fetchCode } from '../core/lazy/fetch-code';
import type { UserType } from '../core/provider/password-calls';
import { providerAtom } from '../core/provider/provider.atoms';

/** Looks a person up by their address and takes them on (spec section 4). What follows comes with the passwords' own code. */
export const searchUser = action<string, UserType>({
  operation: 'users.search',
  kind: 'send',
  call: (get, email) => get(providerAtom).searchUser(email),
  onSuccess: async (get, set, type, email) => {
    const route = await fetchCode(() => import('./password.route'));
    return route.ok ? route.value.takeOn(get, set, { email, type }) : route;
  },
});

import { action } from '../core/action/action';
import { fetchCode } from '../core/lazy/fetch-code';
import type { UserType } from '../core/provider/password-calls';
import { withCalls } from '../core/provider/late-calls';

/** Looks a person up by their address and takes them on (spec section 4). What follows comes with the passwords' own code. */
export const searchUser = action<string, UserType>({
  operation: 'users.search',
  kind: 'send',
  call: (get, email) => withCalls(get, 'passwords', (calls) => calls.searchUser(email)),
  onSuccess: async (get, set, type, email) => {
    const route = await fetchCode(() => import('./password.route'));
    return route.ok ? route.value.takeOn(get, set, { email, type }) : route;
  },
});

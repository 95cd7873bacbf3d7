import { succeeded } from '../core/provider/outcome';
import { action } from '../core/request/action';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import { confirmedSessionAtom } from './session.atoms';

/** 'Continue': goes on with the session that is there, once the provider vouches for it. */
export const continueSession = action<void, void>({
  operation: 'session.authenticate',
  kind: 'send',
  call: async (provider) => (provider.isPersonCertain() ? succeeded(undefined) : provider.checkSession()),
  onSuccess: (_get, set) => {
    set(confirmedSessionAtom, 'known');
    return set(completeSignInAtom, 'SessionConfirmation', undefined);
  },
});

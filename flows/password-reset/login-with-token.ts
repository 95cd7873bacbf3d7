import { atom } from 'jotai/vanilla';
import { action } from '../core/request/action';
import { configAtom } from '../core/config/config.atoms';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { passwordResetMessages } from './password-reset.messages';
import { resetTokenAtom } from './reset-token.atoms';

/** Logs in with the "log in without a password" link of a reset mail. */
export const loginWithToken = action<string, Answer>({
  operation: 'magicLinks.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(passwordResetMessages)('passwordReset.loggingIn'),
  call: (get, token) => {
    const { sessionDurationMinutes } = get(configAtom);
    return get(providerAtom).authenticateMagicLink({ token, sessionDurationMinutes });
  },
  onSuccess: (_get, set) => set(completeSignInAtom, 'PasswordConfirmation'),
});

/** Begins at once when the link was for logging in (spec section 2). The widget calls it once for each token. */
export const followLinkAtom = atom(null, (get, set) => {
  const reset = get(resetTokenAtom);
  return reset.status === 'login' ? set(loginWithToken.startAtom, reset.token) : undefined;
});

import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { failed } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { action } from '../core/request/action';
import { completeSignInAtom } from '../core/screen/complete-sign-in';
import { sayAtom } from '../core/words/words.atoms';
import { completeWithOfferAtom } from '../passkey-offer';
import { isLinkHeldAtom, resetTokenAtom } from './password-reset.atoms';
import { passwordResetMessages } from './password-reset.messages';

/** Logs in with the "log in without a password" link of a reset mail. */
export const loginWithToken = action<string, Answer>({
  operation: 'magicLinks.authenticate',
  kind: 'authenticate',
  pendingWords: (get) => get(sayAtom)(passwordResetMessages)('passwordReset.loggingIn'),
  call: (provider, token, { get }) =>
    provider.authenticateMagicLink({ token, sessionDurationMinutes: get(configAtom).sessionDurationMinutes }),
  onSuccess: (_get, set) => set(completeSignInAtom, 'PasswordConfirmation', 'email'),
});

/** Begins when the link was for logging in: at once, where no press is asked for (B-RESET-2). The widget calls it once for each token. */
export const followLinkAtom = atom(null, (get, set) => {
  const reset = get(resetTokenAtom);
  set(isLinkHeldAtom, false);
  return reset.status === 'login' ? set(loginWithToken.startAtom, reset.token) : undefined;
});

/** Sets the new password with the link's token, and signs in. */
export const resetPassword = action<string, Answer>({
  operation: 'passwords.resetByEmail',
  kind: 'authenticate',
  call: async (provider, password, { get }) => {
    const reset = get(resetTokenAtom);
    if (!('token' in reset)) return failed({ type: 'unable_to_auth_magic_link' });
    const { sessionDurationMinutes } = get(configAtom);
    return provider.resetPassword({ token: reset.token, password, sessionDurationMinutes });
  },
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'PASSWORD_RESET_BY_EMAIL', data: answer });
    return set(completeWithOfferAtom, 'PasswordConfirmation', 'email');
  },
});

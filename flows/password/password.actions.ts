import { closedSignUpAtom, configAtom } from '../core/config/config.atoms';
import { beginMethodAtom } from '../core/last-used/last-used.atoms';
import { emitAtom } from '../core/host/host.atoms';
import { failed } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import { action } from '../core/request/action';
import { together } from '../core/request/action-state';
import { typing } from '../core/request/typing';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { watchSignIn } from '../core/screen/latest-sign-in';
import { showToastAtom } from '../core/toast/toast.atoms';
import { logInMessages } from '../core/words/late.messages';
import { sayAtom } from '../core/words/words.atoms';
import { completeWithOfferAtom } from '../passkey-offer';
import { type Credentials, currentPassword } from './current-password.atoms';
import { passwordAtom } from './password.atoms';
import { passwordUserAtom } from './password-user.atoms';
import { resetTo, startReset } from './reset-mail';

/**
 * Makes an account with a password, and signs in. The address may have an account by then, made in another tab or by a request
 * whose answer was lost: then the form to log in replaces this one, and tries the password (B-PASS-1).
 */
export const createPassword = action<Credentials, Answer>({
  operation: 'passwords.create',
  kind: 'authenticate',
  call: async (provider, credentials, { get, signal }) => {
    const { sessionDurationMinutes } = get(configAtom);
    const isSignedIn = watchSignIn(get);
    const outcome = await provider.createPassword({ ...credentials, sessionDurationMinutes });
    // A late success does not count once the user has been signed in, such as by the log-in below (B-TIME-3).
    return signal.aborted && isSignedIn() ? failed({ type: 'cancelled' }) : outcome;
  },
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'PASSWORD_CREATE', data: answer });
    return set(completeWithOfferAtom, 'PasswordConfirmation', 'email');
  },
  onFailure: (_get, set, { type }, credentials) => {
    if (type !== 'duplicate_email') return undefined;
    set(passwordUserAtom, { status: 'known', email: credentials.email, type: 'password' });
    set(focusRequestAtom, { target: 'field' });
    void set(loginWithPassword.startAtom, credentials);
    return 'handled';
  },
});

/** Logs in with a password. One that must be reset, or has leaked, leads to a mail instead of an error. */
export const loginWithPassword = action<Credentials, Answer>({
  operation: 'passwords.authenticate',
  kind: 'authenticate',
  call: (provider, credentials, { get }) => {
    const { sessionDurationMinutes } = get(configAtom);
    return provider.authenticatePassword({ ...credentials, sessionDurationMinutes, ...get(closedSignUpAtom) });
  },
  onSuccess: (_get, set, answer) => {
    set(emitAtom, { type: 'PASSWORD_AUTHENTICATE', data: answer });
    return set(completeWithOfferAtom, 'PasswordConfirmation', 'email');
  },
  onFailure: (_get, set, { type }, { email }) => {
    if (type !== 'reset_password' && type !== 'breached_password') return undefined;
    void set(type === 'reset_password' ? resetToDedupe.startAtom : resetToBreached.startAtom, email);
    return 'handled';
  },
});

/** 'Forgot Password?': sends a mail for a new password, and shows that it is on its way. */
export const resetToForgot = resetTo('PasswordForgot');
/** The reset mail of a user who must prove to the provider that the account is theirs. */
export const resetToDedupe = resetTo('PasswordDedupe');
/** The reset mail of a user whose password has leaked elsewhere. */
export const resetToBreached = resetTo('PasswordBreached');

/** Sends the reset mail once more, and says so. */
export const resendReset = action<string, Answer>({
  operation: 'passwords.resetByEmailStart',
  kind: 'send',
  call: startReset,
  onSuccess: (get, set, answer) => {
    set(beginMethodAtom, 'email');
    set(emitAtom, { type: 'PASSWORD_RESET_BY_EMAIL_START', data: answer });
    set(showToastAtom, { tone: 'success', text: get(sayAtom)(logInMessages)('core.emailResent') });
  },
});

/** The actions that the log-in form begins. */
export const submitLogin = together(loginWithPassword, resetToDedupe, resetToBreached);

/** The form of the log-in with a password. */
export const { emptyRefusal, submitAtom: submitLoginAtom } = currentPassword(passwordAtom, loginWithPassword);

/** Types the password. Typing clears a failure, also that of a mail which the log-in has led to. */
export const typePasswordAtom = typing(passwordAtom, submitLogin);

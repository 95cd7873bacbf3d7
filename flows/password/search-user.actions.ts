import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { succeeded } from '../core/provider/outcome';
import type { UserType } from '../core/provider/password-calls';
import { action } from '../core/request/action';
import { together } from '../core/request/action-state';
import type { Contact } from '../contact';
import { goToAtom } from '../core/screen/screen.atoms';
import { sendMagicLink } from '../magic-link';
import { sendOtp } from '../otp';
import { passwordUserAtom } from './password-user.atoms';
import { resetTo } from './reset-mail';

/** The reset mail of a user who has no password yet. */
export const resetToSetNew = resetTo('PasswordSetNew');
/**
 * Looks up a user by their address, and continues to create a password, or to log in with theirs. A user without one gets
 * a link or a code if those are configured, and else a mail with which they set one (B-PASS-2).
 */
export const searchUser = action<string, UserType>({
  operation: 'users.search',
  kind: 'send',
  // If sign-up is closed, the answer would reveal who has an account, so every user is asked for their password.
  call: async (provider, email, { get }) =>
    get(configAtom).signUp === 'closed' ? succeeded('password') : provider.searchUser(email),
  onSuccess: (get, set, type, email) => {
    set(passwordUserAtom, { status: 'known', email, type });
    if (type !== 'passwordless') return set(goToAtom, 'PasswordCreateOrLogin', 'field');
    void (get(alternativeAtom) ? set(sendAlternativeAtom, email) : set(resetToSetNew.startAtom, email));
    return undefined;
  },
});

/** The actions that 'Continue with email' begins, one after another, where passwords are configured. */
export const continueWithPassword = together(searchUser, sendMagicLink, sendOtp, resetToSetNew);

/** The e-mail form of passwords. */
export const emailPasswordContact: Contact = { action: continueWithPassword, startAtom: searchUser.startAtom };

/** The method to sign in by mail without a password, if one is configured: a link before a code. */
export const alternativeAtom = atom((get): 'link' | 'code' | undefined => {
  const { products, otp } = get(configAtom);
  if (products.has('emailMagicLinks')) return 'link';
  return products.has('otp') && otp.methods.includes('email') ? 'code' : undefined;
});

/** Sends that link or code. */
export const sendAlternativeAtom = atom(null, (get, set, email: string) =>
  get(alternativeAtom) === 'link'
    ? set(sendMagicLink.startAtom, email)
    : set(sendOtp.startAtom, { channel: 'email', destination: email }),
);

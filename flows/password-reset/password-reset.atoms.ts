import { atom } from 'jotai/vanilla';
import { isBrowserKnownAtom } from '../core/host/browser.atoms';
import { secretAtom } from '../core/screen/secret.atoms';

/**
 * The purpose of a reset mail's link: to log in at once, or to set a new password. `loggedIn`: another mount of this page has
 * logged in with it.
 */
type Purpose = 'login' | 'loggedIn' | 'reset';

/** The token of a reset mail. A server does not read it. */
export type ResetToken = { status: 'missing' | 'unread' } | { status: Purpose; token: string };

const purposeAtom = atom<Purpose>('reset');
const tokenAtom = secretAtom();

/**
 * The token of the password reset. The widget reads it from the address, once, before anything else. It is a secret: cleared when it
 * is spent, when the page enters the back-forward cache, and at the unmount.
 */
export const resetTokenAtom = atom(
  (get): ResetToken => {
    const token = get(tokenAtom);
    if (token) return { status: get(purposeAtom), token };
    return { status: get(isBrowserKnownAtom) ? 'missing' : 'unread' };
  },
  (_get, set, reset: ResetToken) => {
    if ('token' in reset) set(purposeAtom, reset.status);
    set(tokenAtom, 'token' in reset ? reset.token : '');
  },
);

/**
 * The wait of a log-in link, if any: for a `press`, as the host wants it (B-RESET-4), or an `answer` to the question about
 * the account that is signed in (B-RESET-5).
 */
export type LinkHold = 'press' | 'answer' | undefined;

/** The reason why a log-in link on the page of a reset waits, if it does. */
export const linkHoldAtom = atom<LinkHold>(undefined);

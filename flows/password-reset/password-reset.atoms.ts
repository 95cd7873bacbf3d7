import { atom } from 'jotai/vanilla';
import { secretAtom } from '../core/screen/secret.atoms';

/** The token of a reset mail: to log in at once, or to set a new password. */
export type ResetToken = { status: 'missing' } | { status: 'login' | 'reset'; token: string };

const purposeAtom = atom<'login' | 'reset'>('reset');
const tokenAtom = secretAtom();

/**
 * The token of this mount. The widget reads it from the address, once, before anything else. It is a secret: gone when it
 * is spent, when the page goes into the back-forward cache, and with the mount.
 */
export const resetTokenAtom = atom(
  (get): ResetToken => {
    const token = get(tokenAtom);
    return token ? { status: get(purposeAtom), token } : { status: 'missing' };
  },
  (_get, set, reset: ResetToken) => {
    if (reset.status !== 'missing') set(purposeAtom, reset.status);
    set(tokenAtom, reset.status === 'missing' ? '' : reset.token);
  },
);

/** A log-in link that waits for a press (B-RESET-4). The press releases it. */
export const isLinkHeldAtom = atom(false);

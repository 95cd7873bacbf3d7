import { atom } from 'jotai/vanilla';

/** What the link in the mail was for: to log in at once, or to set a new password. */
export type ResetToken = { status: 'missing' } | { status: 'login' | 'reset'; token: string };

/** The token of this mount. The widget reads it from the address, once, before anything else. */
export const resetTokenAtom = atom<ResetToken>({ status: 'missing' });

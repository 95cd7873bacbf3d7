import { atom } from 'jotai/vanilla';

/** The token of a reset mail: to log in at once, or to set a new password. */
export type ResetToken = { status: 'missing' } | { status: 'login' | 'reset'; token: string };

/** The token of this mount. The widget reads it from the address, once, before anything else. It is gone when it is spent. */
export const resetTokenAtom = atom<ResetToken>({ status: 'missing' });

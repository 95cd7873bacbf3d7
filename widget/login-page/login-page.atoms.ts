import { atom } from 'jotai/vanilla';

/** The option `loginURL` of a mount, as the host gave it. */
export const loginURLAtom = atom<string | undefined>(undefined);

/** True once a visitor without a session is being redirected to the log-in. */
export const isLeavingAtom = atom(false);

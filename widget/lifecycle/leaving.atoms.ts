import { atom } from 'jotai/vanilla';

/** True once a visitor without a session is on the way to log in. */
export const isLeavingAtom = atom(false);

import { atom } from 'jotai/vanilla';

/** True once a visitor without a session is being redirected to the log-in. */
export const isLeavingAtom = atom(false);

import { atom } from 'jotai/vanilla';

/**
 * The leave to render what the browser alone knows. False on a server, and in the first drawing over what a server drew,
 * which must be the same.
 */
export const isBrowserKnownAtom = atom(true);

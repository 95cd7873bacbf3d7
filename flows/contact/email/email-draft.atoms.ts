import { atom } from 'jotai/vanilla';

/** The address as typed. It stays while other screens are shown. */
export const emailDraftAtom = atom('');

/** The address as it stood when its field was left: it is not judged before. */
export const leftEmailAtom = atom<string | undefined>(undefined);

/** Leaves the field. */
export const leaveEmailAtom = atom(null, (get, set) => set(leftEmailAtom, get(emailDraftAtom)));

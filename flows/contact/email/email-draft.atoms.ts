import { atom } from 'jotai/vanilla';
import { emailHintedAtom, fixTabAtom } from '../login-hint.atoms';

const typedAtom = atom<string | undefined>(undefined);

/** The address as typed, or the host's hint until the user types. It is kept while other screens are shown. */
export const emailDraftAtom = atom(
  (get) => get(typedAtom) ?? get(emailHintedAtom),
  (_get, set, typed: string) => {
    set(fixTabAtom);
    set(typedAtom, typed);
  },
);

/** The address at the last blur of its field: it is not checked before. */
export const leftEmailAtom = atom<string | undefined>(undefined);

/** Leaves the field. */
export const leaveEmailAtom = atom(null, (get, set) => set(leftEmailAtom, get(emailDraftAtom)));

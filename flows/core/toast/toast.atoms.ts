import { atom } from 'jotai/vanilla';

/** A passing note. What it says is always also said elsewhere. */
export interface ToastNote {
  id: number;
  tone: 'success' | 'error';
  text: string;
}

/** The most that are kept at once (spec section 9). */
const mostToasts = 20;

const notesAtom = atom<readonly ToastNote[]>([]);

/** The notes on show, oldest first. */
export const toastsAtom = atom((get) => get(notesAtom));

/** Shows a note; the oldest makes room when there are too many. */
export const showToastAtom = atom(null, (get, set, note: Omit<ToastNote, 'id'>) => {
  const id = (get(notesAtom).at(-1)?.id ?? 0) + 1;
  set(notesAtom, [...get(notesAtom), { ...note, id }].slice(-mostToasts));
});

/** Takes a note away, when its time is over or somebody closes it. */
export const dismissToastAtom = atom(null, (_get, set, id: number) =>
  set(notesAtom, (notes) => notes.filter((note) => note.id !== id)),
);

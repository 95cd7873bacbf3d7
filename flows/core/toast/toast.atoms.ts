import { atom } from 'jotai/vanilla';
import { addToast, type ToastNote } from '../../../primitives/toast/toast-queue';

const notesAtom = atom<readonly ToastNote[]>([]);

/** The notes on show, oldest first. Their text is always shown elsewhere too. */
export const toastsAtom = atom((get) => get(notesAtom));

/** Shows a note. The region it appears in speaks it. */
export const showToastAtom = atom(null, (get, set, note: Omit<ToastNote, 'id'>) =>
  set(notesAtom, addToast(get(notesAtom), note)),
);

/** Takes a note away, when its time is over or a user closes it. */
export const dismissToastAtom = atom(null, (get, set, id: number) =>
  set(
    notesAtom,
    get(notesAtom).filter((note) => note.id !== id),
  ),
);

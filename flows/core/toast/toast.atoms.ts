import { atom } from 'jotai/vanilla';
import { addToast, type ToastNote } from '../../../primitives/toast/toast-queue';

const notesAtom = atom<readonly ToastNote[]>([]);

/** The visible toasts, oldest first. Their text is always shown elsewhere too. */
export const toastsAtom = atom((get) => get(notesAtom));

/** Shows a toast. The live region that it appears in announces it. */
export const showToastAtom = atom(null, (get, set, note: Omit<ToastNote, 'id'>) =>
  set(notesAtom, addToast(get(notesAtom), note)),
);

/** Removes a toast, when its time is over or a user closes it. */
export const dismissToastAtom = atom(null, (get, set, id: number) =>
  set(
    notesAtom,
    get(notesAtom).filter((note) => note.id !== id),
  ),
);

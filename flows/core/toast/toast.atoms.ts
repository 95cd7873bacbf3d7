import { atom } from 'jotai/vanilla';
import { addToast, toastMilliseconds, type ToastNote } from '../../../primitives/toast/toast-queue';
import { mountSignalAtom } from '../host/host.atoms';
import { screenSignalAtom } from '../screen/screen.atoms';
import { watchTime } from '../time/timing';
import { whileRead } from '../time/while-read';

/** The toasts, and the visit of the screen that they were made on. */
const notesAtom = atom<{ notes: readonly ToastNote[]; screenSignal?: AbortSignal }>({ notes: [] });

/** Those of the current visit: a toast ends with its visit, because it would be untrue on another screen. */
const currentAtom = atom((get) => {
  const { notes, screenSignal } = get(notesAtom);
  return screenSignal === get(screenSignalAtom) ? notes : [];
});

const isRenderedAtom = atom(false);

/** The visible toasts, oldest first. Their text is always shown elsewhere too. They end if what reads them is closed. */
export const toastsAtom = whileRead(
  (get, set) => {
    set(isRenderedAtom, true);
    return () => {
      set(isRenderedAtom, false);
      // StrictMode reads them again at once.
      for (const { id } of get(currentAtom)) set(endUnreadAtom, id, 0);
    };
  },
  (get) => get(currentAtom),
);

/** Removes a toast after so many milliseconds, unless it is rendered: its view has its time, and pauses it. */
const endUnreadAtom = atom(null, (get, set, id: number, milliseconds: number) => {
  watchTime(get(mountSignalAtom), {
    [milliseconds]: () => {
      if (!get(isRenderedAtom)) set(dismissToastAtom, id);
    },
  });
});

/**
 * Shows a toast on the current screen; for another one, it is called after the transition. The live region that it
 * appears in announces it.
 */
export const showToastAtom = atom(null, (get, set, note: Omit<ToastNote, 'id'>) => {
  const notes = addToast(get(currentAtom), note);
  set(notesAtom, { notes, screenSignal: get(screenSignalAtom) });
  for (const { id } of notes.slice(-1)) set(endUnreadAtom, id, toastMilliseconds(note.tone));
});

/** Removes a toast, when its time is over or a user closes it. */
export const dismissToastAtom = atom(null, (get, set, id: number) => {
  const { notes, ...visit } = get(notesAtom);
  set(notesAtom, { ...visit, notes: notes.filter((note) => note.id !== id) });
});

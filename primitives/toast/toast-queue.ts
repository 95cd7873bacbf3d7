/** A message that disappears. Its content must also be elsewhere on the screen. */
export interface ToastNote {
  id: number;
  tone: 'success' | 'error';
  text: string;
}

/** The greatest number of visible toasts (B-TIME-5). */
const mostToasts = 20;

/** The duration of a note, in milliseconds: 2 s for a success, else 4 s (B-TIME-5). */
export function toastMilliseconds(tone: ToastNote['tone']): number {
  return tone === 'success' ? 2_000 : 4_000;
}

/** The id of the newest note of this page. None is given twice: what ends an older note must not end a newer one. */
let newestId = 0;

/** Adds a toast to a list of them. It replaces an equal one; beyond 20 the oldest is removed. */
export function addToast(notes: readonly ToastNote[], note: Omit<ToastNote, 'id'>): readonly ToastNote[] {
  const id = (newestId += 1);
  const others = notes.filter(({ tone, text }) => tone !== note.tone || text !== note.text);
  return [...others, { ...note, id }].slice(-mostToasts);
}

/** A list of notes that any code can add to, ready for `useSyncExternalStore`. */
export interface ToastQueue {
  add(note: Omit<ToastNote, 'id'>): void;
  dismiss(id: number): void;
  /** The visible notes, oldest first. */
  notes(): readonly ToastNote[];
  /** Calls `onChange` after each change, until the returned function is called. */
  subscribe(onChange: () => void): () => void;
}

/** Makes an empty queue of toasts. */
export function createToastQueue(): ToastQueue {
  let current: readonly ToastNote[] = [];
  const listeners = new Set<() => void>();
  const change = (notes: readonly ToastNote[]) => {
    current = notes;
    for (const listener of listeners) listener();
  };
  return {
    add: (note) => change(addToast(current, note)),
    dismiss: (id) => change(current.filter((note) => note.id !== id)),
    notes: () => current,
    subscribe: (onChange) => {
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  };
}

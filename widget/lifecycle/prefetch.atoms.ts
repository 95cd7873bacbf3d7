import { atom } from 'jotai/vanilla';

/** The code that the user's first action may need. */
export const prefetchListAtom = atom<{ list(): readonly { load(): Promise<unknown> }[] }>({ list: () => [] });

const hasBegunAtom = atom(false);

/**
 * Fetches that code when a user begins to use the widget, by pointer, touch or keyboard. It fetches one module after
 * another, so that no key press waits for all of it. Most visitors of a page never use the widget.
 */
export const prefetchAtom = atom(null, async (get, set) => {
  if (get(hasBegunAtom)) return;
  set(hasBegunAtom, true);
  for (const code of get(prefetchListAtom).list()) await code.load();
});

import { atom } from 'jotai/vanilla';

/** The code that a first press may need. */
export const prefetchListAtom = atom<{ list(): readonly { load(): Promise<unknown> }[] }>({ list: () => [] });

const hasBegunAtom = atom(false);

/**
 * Fetches that code when a user begins to use the widget, by pointer, touch or keyboard: one piece after another, so
 * that no key waits for all of it. Most who see a page never come that far.
 */
export const prefetchAtom = atom(null, async (get, set) => {
  if (get(hasBegunAtom)) return;
  set(hasBegunAtom, true);
  for (const code of get(prefetchListAtom).list()) await code.load();
});

import type { Atom } from 'jotai/vanilla';
import type { Part, Store } from '../widget';

/** What the first screen waits for, told by an atom: it is there when the atom's status is another than `unsettled`. */
export function settledPart<Status extends string>(
  store: Store,
  atom: Atom<{ status: Status }>,
  unsettled: NoInfer<Status>,
): Part {
  const isLoaded = () => store.get(atom).status !== unsettled;
  return {
    isLoaded,
    load: () =>
      new Promise((resolve) => {
        if (isLoaded()) return resolve();
        const stop = store.sub(atom, () => {
          if (!isLoaded()) return;
          stop();
          resolve();
        });
      }),
  };
}

import type { Atom } from 'jotai/vanilla';
import { mountSignalAtom, type Store } from '../../flows/core/host/host.atoms';

/** Calls a listener at each change of an atom's value, until the mount ends. Returns the function that ends it earlier. */
export function watchAtom(store: Store, watched: Atom<unknown>, onChange: () => void): () => void {
  const stop = store.sub(watched, onChange);
  store.get(mountSignalAtom).addEventListener('abort', stop);
  return stop;
}

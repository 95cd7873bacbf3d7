import type { Atom } from 'jotai/vanilla';
import { mountSignalAtom, type Store } from '../../flows/core/host/host.atoms';

/** Calls a listener at each change of an atom's value, until the mount ends. */
export function watchAtom(store: Store, watched: Atom<unknown>, onChange: () => void): void {
  store.get(mountSignalAtom).addEventListener('abort', store.sub(watched, onChange));
}

import type { Atom } from 'jotai/vanilla';
import type { Store } from '../../flows/core/host/host.atoms';
import type { LazyValue } from '../../flows/core/lazy/lazy';
import { loadCodeAtom } from '../../flows/core/lazy/load-code.atoms';
import type { Preload } from './mount-definition';
import { watchAtom } from './watch-atom';

/** A preload that waits for code. */
export function codePreload(store: Store, code: LazyValue<unknown>): Preload {
  return { isLoaded: () => code.state().status === 'loaded', load: () => store.set(loadCodeAtom, code) };
}

/** A preload that waits until an atom's value satisfies a condition. */
export function statePreload<Value>(store: Store, atom: Atom<Value>, isReached: (value: Value) => boolean): Preload {
  const isLoaded = () => isReached(store.get(atom));
  return {
    isLoaded,
    load: () =>
      new Promise<void>((resolve) => {
        if (isLoaded()) return resolve();
        const stop = watchAtom(store, atom, () => {
          if (!isLoaded()) return;
          stop();
          resolve();
        });
      }),
  };
}

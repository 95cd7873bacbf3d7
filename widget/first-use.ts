import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../flows/core/host/host.atoms';
import type { Store } from './widget';

/**
 * Whether somebody has begun to use the widget, by pointer, touch or keyboard. Until then nothing is fetched that only a
 * press needs: most who see a page never come that far.
 */
export const isUsedAtom = atom(false);

/** Does something once, when somebody begins to use the widget. */
export function whenUsed(store: Store, act: () => void): void {
  const stop = store.sub(isUsedAtom, () => {
    stop();
    act();
  });
  store.get(mountSignalAtom).addEventListener('abort', stop);
}

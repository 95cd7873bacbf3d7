import { lifeAtom } from '../../flows/core/host/host.atoms';
import { isUsedAtom } from '../../flows/core/host/use.atoms';
import type { Store } from '../widget';

/** Does something once, when somebody begins to use the widget. */
export function whenUsed(store: Store, act: () => void): void {
  const stop = store.sub(isUsedAtom, () => {
    stop();
    act();
  });
  store.get(lifeAtom).addEventListener('abort', stop);
}

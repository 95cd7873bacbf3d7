import { signedInAtom } from '../../flows/core/provider/person.atoms';
import type { Part, Store } from '../widget';

/** Whether somebody is signed in, where the first screen depends on it: a remembered session is waited for. */
export function personPart(store: Store): Part {
  const isKnown = () => store.get(signedInAtom).status !== 'unknown';
  return {
    isLoaded: isKnown,
    load: () =>
      new Promise((resolve) => {
        if (isKnown()) return resolve();
        const stop = store.sub(signedInAtom, () => {
          if (!isKnown()) return;
          stop();
          resolve();
        });
      }),
  };
}

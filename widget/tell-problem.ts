import type { Atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../flows/core/host/host.atoms';
import { mistakes } from './mistakes/mistakes.lazy';
import type { Store } from './mount-definition';

/** Tells the host why a mount cannot be used, once for each reason, while the widget lives. */
export function tellProblem(store: Store, problemAtom: Atom<string | undefined>): void {
  const tell = () => {
    const problem = store.get(problemAtom);
    if (problem) void mistakes.load().then(() => mistakes.value()?.tellProblem(store, problem));
  };
  store.get(mountSignalAtom).addEventListener('abort', store.sub(problemAtom, tell));
  tell();
}

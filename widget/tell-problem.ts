import type { Atom } from 'jotai/vanilla';
import { mountSignalAtom, reportAtom } from '../flows/core/host/host.atoms';
import { WidgetError } from '../flows/core/provider/widget-error';
import type { Store } from './mount-definition';

/** Tells the host why a mount cannot be used, once for each reason, while the widget lives. */
export function tellProblem(store: Store, problemAtom: Atom<string | undefined>): void {
  const tell = () => {
    const problem = store.get(problemAtom);
    if (problem) store.set(reportAtom, new WidgetError('configuration', 'configuration', problem));
  };
  store.get(mountSignalAtom).addEventListener('abort', store.sub(problemAtom, tell));
  tell();
}

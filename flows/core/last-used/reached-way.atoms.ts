import { atom } from 'jotai/vanilla';
import { reachedAtom, rememberWayAtom } from './last-used.atoms';

/** Remembers the way that this page was reached by, for good, once something reads this. */
export const keepReachedAtom = atom(null, (get, set) => {
  const reached = get(reachedAtom);
  if (reached) set(rememberWayAtom, reached);
});
keepReachedAtom.onMount = (keep) => keep();

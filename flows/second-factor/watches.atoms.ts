import { type Atom, atom, type Getter, type Setter } from 'jotai/vanilla';
import { isSessionOver } from '../core/provider/session-over';
import { providerAtom } from '../core/provider/provider.atoms';
import { screenSignalAtom } from '../core/screen/screen.atoms';
import { sleep } from '../core/time/timing';
import { whileRead } from '../core/time/while-read';

/**
 * Tells whether the session has ended while a call of the screen is pending: maybe by its answer, so it is left to that call, whose
 * failure is shown and reported.
 */
export const isEndLeftToCall = (get: Getter, isCallPending: () => boolean): boolean =>
  isSessionOver(get) && isCallPending();

/**
 * Watches the session until stopped, or until the screen is left. A change by an action of this tab is handled by the
 * action, in the same task.
 */
export function watchOthers(get: Getter, isCallPending: () => boolean, onChange: () => void): () => void {
  const signal = get(screenSignalAtom);
  return get(providerAtom).watchPerson(() => {
    if (!isEndLeftToCall(get, isCallPending)) void sleep(0, signal).then(() => signal.aborted || onChange());
  });
}

/**
 * A watch, and a look at the session whenever none of its calls is pending any more: one that was cancelled does not tell that the
 * session has ended.
 */
export function watchWithLook(
  watchAtom: Atom<void>,
  pendingAtom: Atom<boolean>,
  look: (set: Setter) => void,
): Atom<void> {
  const lookAtom = whileRead((get, set) => (isSessionOver(get) ? look(set) : undefined));
  return atom((get) => {
    get(watchAtom);
    if (!get(pendingAtom)) get(lookAtom);
  });
}

import { type Atom, atom, type Getter } from 'jotai/vanilla';
import { isSessionOver } from '../core/provider/session-over';
import { providerAtom } from '../core/provider/provider.atoms';
import { screenSignalAtom } from '../core/screen/screen.atoms';
import { sleep } from '../core/time/timing';
import { whileRead } from '../core/time/while-read';
import { showSessionEndAtom } from './end.actions';

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
 * A watch that also shows the end of the session once no call is pending: a call that was cancelled does not tell that the session
 * has ended.
 */
export function withSessionEnd(watchAtom: Atom<void>, isPendingAtom: Atom<boolean>): Atom<void> {
  const checkAtom = whileRead((get, set) => void (isSessionOver(get) && set(showSessionEndAtom)));
  return atom((get) => {
    get(watchAtom);
    if (!get(isPendingAtom)) get(checkAtom);
  });
}

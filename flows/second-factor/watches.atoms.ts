import type { Getter } from 'jotai/vanilla';
import { providerAtom } from '../core/provider/provider.atoms';
import { screenSignalAtom } from '../core/screen/screen.atoms';
import { sleep } from '../core/time/timing';
import { isSessionOver } from './end.actions';

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

import { atom } from 'jotai/vanilla';
import { watchTime } from '../../flows/core/time/timing';
import { mountSignalAtom } from '../../flows/core/host/host.atoms';
import type { Store } from './mount-definition';

/**
 * The readiness of the first screen's needs. `waiting` shows nothing, because most of the time they are loaded at once;
 * `late` shows a spinner; `ready` renders the screen, whole in one paint; `rendered` is a screen that a server rendered and that
 * no user has touched yet.
 */
export type Readiness = 'waiting' | 'late' | 'rendered' | 'ready';

/** The readiness of a mount. */
export const readinessAtom = atom<Readiness>('ready');

/** From when on waiting is shown, in milliseconds. */
const lateAfter = 400;
/** The time after which the screen is rendered as far as it can be; missing parts show that they are loading. */
const maxWait = 5_000;

/** Limits the wait for `preloads`, however they end. */
export function awaitPreloads(store: Store, preloads: Promise<unknown>): void {
  const clock = watchTime(store.get(mountSignalAtom), {
    [lateAfter]: () => store.set(readinessAtom, 'late'),
    [maxWait]: () => store.set(readinessAtom, 'ready'),
  });
  void preloads.then(() => {
    clock.stop();
    store.set(readinessAtom, 'ready');
  });
}

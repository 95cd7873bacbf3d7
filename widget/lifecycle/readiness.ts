import { atom } from 'jotai/vanilla';
import { watchTime } from '../../flows/core/time/timing';
import { mountSignalAtom, type Store } from '../../flows/core/host/host.atoms';

/**
 * The readiness of the first screen's preloads. `waiting` renders nothing, because they are usually loaded at once.
 * `late` renders a spinner. `ready` renders the whole screen in one paint. `rendered` is a server-rendered screen that
 * the user has not interacted with.
 */
export type Readiness = 'waiting' | 'late' | 'rendered' | 'ready';

/** The readiness of a mount. */
export const readinessAtom = atom<Readiness>('ready');

/** The time after which a spinner is shown, in milliseconds. */
const lateAfter = 400;
/**
 * The time after which the screen is rendered although parts are missing. Each missing part shows that it is loading.
 */
const maxWait = 5_000;

/** Limits the wait for `preloads`, whether they succeed or fail. */
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

import { atom } from 'jotai/vanilla';
import { timing, watchTime } from '../time/timing';
import type { Bootstrap } from './bootstrap';
import { providerAtom } from './provider.atoms';

/**
 * Tells whether the connection is slow or in data-saver mode, as far as the browser exposes that (Network Information
 * API).
 */
export function isConnectionSlow(): boolean {
  const connection: { effectiveType?: unknown; saveData?: unknown } | undefined = Reflect.get(navigator, 'connection');
  const type = connection?.effectiveType;
  return type === 'slow-2g' || type === '2g' || connection?.saveData === true;
}

const loadedBootstrapAtom = atom<Bootstrap | undefined>(undefined);

/** The project's bootstrap data: cached or default at first, then the provider's answer. */
export const bootstrapAtom = atom((get) => get(loadedBootstrapAtom) ?? get(providerAtom).bootstrap.cached());

const arrivalAtom = atom<Promise<unknown> | undefined>(undefined);

/** The end of the latest attempt, successful or not; undefined before the first. */
export const bootstrapArrivalAtom = atom((get) => get(arrivalAtom));

/** The longest pause between tries, in milliseconds. */
const longestPause = 60_000;

/** Requests the bootstrap data at growing intervals, until it has arrived or `signal` is aborted. */
export const loadBootstrapAtom = atom(null, (get, set, signal: AbortSignal) => {
  let newest = 0;
  const ask = (pause: number) => {
    const mine = (newest += 1);
    const again = () => newest === mine && ask(Math.min(pause * 2, longestPause));
    const silence = watchTime(signal, { [timing.deadline + pause]: again });
    const arrival = get(providerAtom)
      .bootstrap.load()
      .then((bootstrap) => {
        silence.stop();
        if (signal.aborted) return;
        if (!bootstrap) return void watchTime(signal, { [pause]: again });
        // A late answer counts as well, and ends all attempts.
        newest = 0;
        set(loadedBootstrapAtom, bootstrap);
      });
    set(arrivalAtom, arrival);
    return arrival;
  };
  return ask(isConnectionSlow() ? 10_000 : 5_000);
});

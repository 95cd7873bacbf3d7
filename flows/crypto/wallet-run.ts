import type { Getter, Setter } from 'jotai/vanilla';
import { mountSignalAtom } from '../core/host/host.atoms';
import type { Outcome } from '../core/provider/outcome';
import { goToAtom, screenAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import { aborted, anySignal } from '../core/time/signals';

/** One sign-in with a wallet, across its screens: it ends when the user leaves them. */
export interface WalletRun {
  signal: AbortSignal;
  end(): void;
  /** Shows the run's next screen; false when the user went elsewhere meanwhile. */
  goTo(screen: ScreenName): Promise<boolean>;
  /** Waits for an answer of a wallet, which may never come; undefined once the run has ended. */
  whileHere<Value>(asked: Promise<Outcome<Value>>): Promise<Outcome<Value> | undefined>;
}

/** Begins a run. */
export function walletRun(get: Getter, set: Setter): WalletRun {
  const ending = new AbortController();
  const signal = anySignal(ending.signal, get(mountSignalAtom));
  const end = () => ending.abort();
  let isNavigating = false;
  const leave = () => isNavigating || end();
  const endWithScreen = () => get(screenSignalAtom).addEventListener('abort', leave, { signal });
  return {
    signal,
    end,
    goTo: async (screen) => {
      isNavigating = true;
      await set(goToAtom, screen);
      isNavigating = false;
      if (get(screenAtom) === screen) endWithScreen();
      else end();
      return !signal.aborted;
    },
    whileHere: (asked) =>
      Promise.race([asked.then((outcome) => (signal.aborted ? undefined : outcome)), aborted(signal)]),
  };
}

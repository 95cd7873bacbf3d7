import type { Getter } from 'jotai/vanilla';
import { watchReturn } from '../core/host/page-return';
import { providerAtom } from '../core/provider/provider.atoms';
import { screenSignalAtom } from '../core/screen/screen.atoms';
import { sleep } from '../core/time/timing';
import { whileRead } from '../core/time/while-read';
import { beginSecondFactorAtom, isSetupWaitingAtom, readAgainAtom, startSetupAtom, userNeed } from './begin.actions';
import { askedUserAtom, leaveIfAccountChangedAtom } from './end.actions';
import { pendingProofAtom } from './second-factor.atoms';
import { reloadCodesAtom } from './setup.actions';

/**
 * Watches the session until stopped, or until the screen is left. A change by an action of this tab is handled by the
 * action, in the same task.
 */
function watchOthers(get: Getter, onChange: () => void): () => void {
  const signal = get(screenSignalAtom);
  return get(providerAtom).watchPerson(() => void sleep(0, signal).then(() => signal.aborted || onChange()));
}

/**
 * Watches the set-up while it is shown. One that waits begins when the page comes into sight, and one on a page that is
 * restored from the back-forward cache, which forgets secrets, begins again. A log-out or another account ends it, and so
 * does a second factor that was set up in another tab.
 */
export const setupWatchAtom = whileRead((get, set) => {
  const resume = () => void (get(isSetupWaitingAtom) && set(startSetupAtom));
  document.addEventListener('visibilitychange', resume);
  resume();
  const stopReturn = watchReturn(() => void set(startSetupAtom));
  const stopPerson = get(providerAtom).watchPerson(() => void set(leaveIfAccountChangedAtom));
  const stopOthers = watchOthers(get, () => {
    void set(readAgainAtom, { userId: get(askedUserAtom), isSettingUp: true });
  });
  return () => {
    document.removeEventListener('visibilitychange', resume);
    for (const stop of [stopReturn, stopPerson, stopOthers]) stop();
  };
});

/** Loads the recovery codes again on a page that is restored from that cache. */
export const recoveryCodesWatchAtom = whileRead((_get, set) => watchReturn(() => void set(reloadCodesAtom)));

/** Watches the session while the question is shown. Begins the question where its code came late. */
export const questionWatchAtom = whileRead((get, set) => {
  if (!get(pendingProofAtom) && get(userNeed.stateAtom).status !== 'failed') void set(beginSecondFactorAtom);
  return watchOthers(get, () => {
    const pending = get(pendingProofAtom);
    if (pending) void set(readAgainAtom, { userId: pending.userId, isSettingUp: false });
  });
});

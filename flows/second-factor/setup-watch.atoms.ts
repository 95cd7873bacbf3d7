import { watchReturn } from '../core/host/page-return';
import { providerAtom } from '../core/provider/provider.atoms';
import { whileRead } from '../core/time/while-read';
import { isSetupWaitingAtom, readAgainAtom, startSetupAtom } from './begin.actions';
import { askedUserAtom, leaveIfAccountChangedAtom } from './end.actions';
import { reloadCodesAtom, setup } from './setup.actions';
import { turnOn } from './turn-on.actions';
import { isEndLeftToCall, watchOthers, withSessionEnd } from './watches.atoms';

const watchAtom = whileRead((get, set) => {
  const resume = () => void (get(isSetupWaitingAtom) && set(startSetupAtom));
  document.addEventListener('visibilitychange', resume);
  resume();
  const isCallPending = () =>
    get(turnOn.isPendingAtom) || (get(setup.stateAtom).status === 'loading' && !get(isSetupWaitingAtom));
  const stopReturn = watchReturn(() => void set(startSetupAtom));
  const stopPerson = get(providerAtom).watchPerson(
    () => isEndLeftToCall(get, isCallPending) || set(leaveIfAccountChangedAtom),
  );
  const stopOthers = watchOthers(get, isCallPending, () => {
    void set(readAgainAtom, { userId: get(askedUserAtom), isSettingUp: true });
  });
  return () => {
    document.removeEventListener('visibilitychange', resume);
    for (const stop of [stopReturn, stopPerson, stopOthers]) stop();
  };
});

/**
 * Watches the set-up while it is shown. One that waits begins when the page comes into sight, and one on a page that is
 * restored from the back-forward cache, which forgets secrets, begins again. A log-out or another account ends it, and so
 * does a second factor that was set up in another tab.
 */
export const setupWatchAtom = withSessionEnd(watchAtom, turnOn.isPendingAtom);

/** Loads the recovery codes again on a page that is restored from that cache. */
export const recoveryCodesWatchAtom = whileRead((_get, set) => watchReturn(() => void set(reloadCodesAtom)));

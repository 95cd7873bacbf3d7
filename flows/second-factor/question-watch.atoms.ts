import { whileRead } from '../core/time/while-read';
import { beginSecondFactorAtom, readAgainAtom, userNeed } from './begin.actions';
import { sessionEndAtom } from './end.actions';
import { appProofs, otherFactors } from './proofs.actions';
import { pendingProofAtom } from './second-factor.atoms';
import { watchOthers } from './watches.atoms';

/** Watches the session while the question is shown. Begins the question where its code came late. */
export const questionWatchAtom = whileRead((get, set) => {
  const isKnown = get(pendingProofAtom) ?? get(sessionEndAtom);
  if (!isKnown && get(userNeed.stateAtom).status !== 'failed') void set(beginSecondFactorAtom);
  // The form of a passcode shows its own failures.
  const isProofPending = () => get(appProofs.isPendingAtom) || get(otherFactors.isPendingAtom);
  return watchOthers(get, isProofPending, () => {
    const pending = get(pendingProofAtom);
    if (pending) void set(readAgainAtom, { userId: pending.userId, isSettingUp: false });
  });
});

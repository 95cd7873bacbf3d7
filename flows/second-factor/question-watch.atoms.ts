import { together } from '../core/request/action-state';
import { whileRead } from '../core/time/while-read';
import { beginSecondFactorAtom, readAgainAtom, userNeed } from './begin.actions';
import { sessionEndAtom } from './end.actions';
import { appProofs, otherFactors } from './proofs.actions';
import { pendingProofAtom } from './second-factor.atoms';
import { watchOthers, withSessionEnd } from './watches.atoms';

// The form of a passcode shows its own failures.
const { isPendingAtom } = together(appProofs, otherFactors);

const watchAtom = whileRead((get, set) => {
  const isKnown = get(pendingProofAtom) ?? get(sessionEndAtom);
  if (!isKnown && get(userNeed.stateAtom).status !== 'failed') void set(beginSecondFactorAtom);
  const isProofPending = () => get(isPendingAtom);
  return watchOthers(get, isProofPending, () => {
    const pending = get(pendingProofAtom);
    if (pending) void set(readAgainAtom, { userId: pending.userId, isSettingUp: false });
  });
});

/** Watches the session while the question is shown. Begins the question where its code came late. */
export const questionWatchAtom = withSessionEnd(watchAtom, isPendingAtom);

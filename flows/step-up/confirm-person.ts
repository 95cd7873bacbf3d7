import { atom } from 'jotai/vanilla';
import { loadCodeAtom } from '../core/lazy/load-code.atoms';
import type { RepeatableCall } from '../core/request/step-up.atoms';
import { stepUp } from './step-up.lazy';

/**
 * Makes a call. Where it is refused until the user confirms who they are, code that is fetched for it sees to that; where
 * the code cannot be loaded it stays refused.
 */
export const confirmPersonAtom = atom(null, async (_get, set, call: RepeatableCall<unknown>) => {
  const outcome = await call.ask();
  // Of insufficient and of stale ones; no other error has that name.
  if (outcome.ok || !outcome.error.type.endsWith('_factors') || call.signal.aborted) return outcome;
  call.pause(true);
  await set(loadCodeAtom, stepUp);
  const code = stepUp.value();
  return code ? set(code.confirmForCallAtom, call, outcome, code.StepUpOverlay) : outcome;
});

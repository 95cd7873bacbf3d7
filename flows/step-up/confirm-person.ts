import { atom } from 'jotai/vanilla';
import { loadCodeAtom } from '../core/lazy/load-code.atoms';
import type { RepeatableCall } from '../core/request/step-up.atoms';
import { stepUp } from './step-up.lazy';

/**
 * Makes a call. If it is refused until the user confirms who they are, fetches the code of the step-up and runs it; if
 * that code cannot be loaded, the call stays refused.
 */
export const confirmPersonAtom = atom(null, async (_get, set, call: RepeatableCall<unknown>) => {
  const outcome = await call.ask();
  if (outcome.ok || call.signal.aborted) return outcome;
  const { type } = outcome.error;
  if (type !== 'insufficient_factors' && type !== 'stale_factors') return outcome;
  call.pause(true);
  await set(loadCodeAtom, stepUp);
  const code = stepUp.value();
  return code ? set(code.confirmForCallAtom, call, outcome, code.StepUpOverlay) : outcome;
});

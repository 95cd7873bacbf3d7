import { atom } from 'jotai/vanilla';
import { loadCodeAtom } from '../core/lazy/load-code.atoms';
import { failed, type Outcome } from '../core/provider/outcome';
import type { RefusedCall } from '../core/request/step-up.atoms';
import { stepUp } from './step-up.lazy';

/**
 * Has the user confirm who they are, if the provider refused a call until then: fetches the code of the step-up and runs it. If
 * that code cannot be loaded, the call stays refused.
 */
export const confirmUserAtom = atom(null, async (_get, set, refused: RefusedCall): Promise<Outcome<void>> => {
  const { error, signal } = refused;
  if (signal.aborted || (error.type !== 'insufficient_factors' && error.type !== 'stale_factors')) return failed(error);
  refused.pause(true);
  await set(loadCodeAtom, stepUp);
  const code = stepUp.value();
  return code ? set(code.confirmForCallAtom, refused, code.StepUpOverlay) : failed(error);
});

import { atom } from 'jotai/vanilla';
import { emitAtom } from '../core/host/host.atoms';
import type { Answer } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { codeAtom } from '../otp';
import { cancelCodeFormAtom } from '../proofs';
import {
  appCodeAtom,
  isCancelledAtom,
  isGroupMissing,
  passwordAtom,
  runAtom,
  type StepUpView,
  viewAtom,
} from './step-up.atoms';

/** Shows a view, and moves focus to where it begins. */
export const showViewAtom = atom(null, (_get, set, view: StepUpView) => {
  set(viewAtom, view);
  set(focusRequestAtom, { target: view.name === 'methods' ? 'heading' : 'field' });
});

/** Forgets what was typed in a view, and cancels the form of a passcode: another code may still be on its way. */
export const forgetTypedAtom = atom(null, (_get, set) => {
  set(appCodeAtom, '');
  set(passwordAtom, '');
  set(codeAtom, '');
  set(cancelCodeFormAtom);
});

/** 'Cancel': returns to the screen, which is unchanged. */
export const cancelStepUpAtom = atom(null, (get) => get(runAtom)?.end('not_confirmed'));

/**
 * Accepts a proof: ends the step-up if it is enough, else continues with the remaining methods. A proof of another
 * account does not count: the client has replaced the session, and no call may be repeated for that account. Nor does
 * one after which another tab has ended or replaced the session, or one that comes after Cancel.
 */
export const acceptProofAtom = atom(null, async (get, set, factor: string, answer: Answer) => {
  const run = get(runAtom);
  if (!run) return;
  if (answer['user_id'] !== run.own.userId) return run.end('other_account');
  const own = await get(providerAtom).ownFactors();
  if (get(runAtom) !== run || get(isCancelledAtom)) return;
  if (!own.ok) return run.end('user_unauthenticated');
  if (own.value.userId !== run.own.userId) return run.end('other_account');
  const now = { ...run, own: own.value, proved: [...run.proved, factor] };
  // The proof was made just now, so it is fresh, but it may leave the session with too few groups.
  if (isGroupMissing(now)) {
    set(runAtom, now);
    set(forgetTypedAtom);
    return set(showViewAtom, { name: 'methods' });
  }
  set(emitAtom, { type: 'STEP_UP_COMPLETE', data: { factors: now.proved } });
  run.end('confirmed');
});

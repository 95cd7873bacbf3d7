import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { secretAtom } from '../core/screen/secret.atoms';
import { passkeySupportAtom } from '../passkey';
import { waysOf } from './ways';

/** The end of a step-up. `other_account`: another user is signed in now; `unavailable`: there was none. */
export type StepUpEnd = 'confirmed' | 'cancelled' | 'other_account' | 'unavailable';

/** The reason why the provider has refused a call. */
export type StepUpReason = 'insufficient_factors' | 'stale_factors';

/** A step-up that is under way. */
export interface StepUpRun {
  reason: StepUpReason;
  /** The factors as they are now. */
  own: OwnFactors;
  /** The factors that were proved here, by the way in which each was delivered. */
  proved: readonly string[];
  end(how: StepUpEnd): void;
}

/** The view of the step-up that is shown. */
export type StepUpView = { name: 'ways' | 'app' } | { name: 'passcode' | 'password'; destination: string };

/** The step-up that is under way, if one is. */
export const runAtom = atom<StepUpRun | undefined>(undefined);

/** The view that is shown. */
export const viewAtom = atom<StepUpView>({ name: 'ways' });

/** The ways that are open, best first. */
export const waysAtom = atom((get) => {
  const run = get(runAtom);
  if (!run) return [];
  return waysOf(run.own, run.reason === 'insufficient_factors', {
    canUsePasskey: get(passkeySupportAtom).canUse,
    channels: get(configAtom).otp.methods,
  });
});

/** The code of an authenticator app, as typed so far. */
export const appCodeAtom = secretAtom();

/** The password, as typed so far. */
export const passwordAtom = secretAtom();

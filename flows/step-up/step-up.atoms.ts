import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { inAppBrowserAtom } from '../core/host/in-app-browser.atoms';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { secretAtom } from '../core/screen/secret.atoms';
import { passkeySupportAtom } from '../passkey';
import { heldGroups, methodsOf } from './methods';

/** The end of a step-up: `confirmed`, or the error with which the call fails. `not_confirmed`: the user has cancelled. */
export type StepUpEnd = 'confirmed' | 'not_confirmed' | 'other_account' | 'user_unauthenticated';

/** The reason of a step-up: the provider's for refusing a call, or `host` for one that the host has requested. */
export type StepUpReason = 'insufficient_factors' | 'stale_factors' | 'host';

/** A pending step-up. */
export interface StepUpRun {
  reason: StepUpReason;
  /** The number of groups that the session must hold a factor of. */
  groups: number;
  /** The factors as they are now. */
  own: OwnFactors;
  /** The factors that were proved here, by their delivery methods. */
  proved: readonly string[];
  end(how: StepUpEnd): void;
}

/** Tells whether the session holds factors of fewer groups than it must. */
export function isGroupMissing({ own, groups }: Pick<StepUpRun, 'own' | 'groups'>): boolean {
  return heldGroups(own).size < groups;
}

/** The view of the step-up that is shown. */
export type StepUpView = { name: 'methods' | 'app' } | { name: 'passcode' | 'password'; destination: string };

/** The pending step-up, if there is one. */
export const runAtom = atom<StepUpRun | undefined>(undefined);

/** True after Cancel in a step-up of the host, until the user chooses a method: a proof from before completes nothing. */
export const isCancelledAtom = atom(false);

/** The view that is shown. */
export const viewAtom = atom<StepUpView>({ name: 'methods' });

/** The available methods, best first. */
export const stepUpMethodsAtom = atom((get) => {
  const run = get(runAtom);
  if (!run) return [];
  // The provider has answered that a group is missing, whatever the client knows.
  return methodsOf(run.own, run.reason === 'insufficient_factors' || isGroupMissing(run), {
    canUsePasskey: get(passkeySupportAtom).canUse,
    isInApp: get(inAppBrowserAtom) !== undefined,
    channels: get(configAtom).otp.methods,
  });
});

/** The code of an authenticator app, as typed so far. */
export const appCodeAtom = secretAtom();

/** The password, as typed so far. */
export const passwordAtom = secretAtom();

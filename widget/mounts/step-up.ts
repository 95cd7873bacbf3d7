import { failureViews } from '../../flows/core/request/failure.lazy';
import {
  followAccountAtom,
  followedAtom,
  hostStepUp,
  type WantedStrengthOptions,
  wantedStrengthAtom,
} from '../../flows/step-up/host-step-up.actions';
import { StepUp } from '../../flows/step-up/host-step-up.screen';
import { mount } from '../lifecycle/mount';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { LoginPageOption } from '../login-page/login-page';
import { signedInCondition } from './signed-in-user';
import type { Mounted, WidgetOptions } from '../options';
import { watchAtom } from '../lifecycle/watch-atom';

/** The options of the step-up mount: the common ones, and the strength that the session must have. */
export interface StepUpOptions extends WidgetOptions, LoginPageOption, WantedStrengthOptions {}

const signedIn = signedInCondition('StepUp');

/** A step-up that the host requests (B-MOUNT-1, B-STEPUP-6). */
export const stepUpDefinition: MountDefinition<StepUpOptions> = {
  start: 'StepUp',
  screens: { StepUp },
  preloads: (store) => [signedIn.preload(store)],
  prefetch: () => [failureViews],
  problemAtom: signedIn.problemAtom,
  apply: (store, options) => {
    signedIn.apply(store, options);
    if ('stepUpOptions' in options) store.set(wantedStrengthAtom, options.stepUpOptions ?? {});
  },
  onStart: (store) => {
    signedIn.onStart(store);
    watchAtom(store, followedAtom, () => store.set(followAccountAtom));
    watchAtom(store, wantedStrengthAtom, () => void store.set(hostStepUp.loadAtom));
    void store.set(hostStepUp.loadAtom);
  },
};

/**
 * Mounts the step-up: a signed-in user confirms who they are, before something that the host protects. A session that is strong
 * enough completes at once, with `STEP_UP_COMPLETE`; "Cancel" is reported as `STEP_UP_CANCEL`.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (B-MOUNT-2)
 */
export function mountStepUp(target: string | Element, options: StepUpOptions): Mounted<StepUpOptions> {
  return mount(stepUpDefinition, target, options);
}

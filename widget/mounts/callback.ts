import { callbackOptionsAtom, followedLinkAtom, isFirstScreenKnownAtom } from '../../flows/callback';
import { passwordResetScreens } from '../../flows/password-reset/password-reset.lazy';
import { askSecondFactorAtom } from '../../flows/second-factor';
import { confirmUserAtom } from '../../flows/step-up';
import { takeFollowedLink } from '../host/callback-link';
import { setLastUsedMemory } from '../host/last-used-memory';
import { mount } from '../lifecycle/mount';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { Mounted, WidgetOptions } from '../options';
import { urlOption } from '../host/url-option';
import { statePreload } from '../lifecycle/preload';
import { beginLink, linkScreens } from './followed-link';
import { lateScreenOf, lateScreenTable } from '../screens/late-screens.lazy';

/** The options of the callback mount: the common ones, and the pages around it. */
export interface CallbackOptions extends WidgetOptions {
  /** The page that "Back to log in" opens: an https address, or one of your own origin. Default: there is no such button. */
  loginURL?: string;
  /** The page that opens one second after a success: an https address, or one of your own origin. Default: the success screen stays. */
  continueURL?: string;
  /** Makes a link wait for a press of "Continue". Use it when mail scanners open your links. Default false. */
  requireClick?: boolean;
}

/** The return of magic links, of social sign-in and of reset links (B-MOUNT-1, B-BACK-1). */
export const callbackDefinition: MountDefinition<CallbackOptions> = {
  start: 'CallbackAuthenticate',
  screens: linkScreens,
  otherScreens: (name) => (name === 'PasswordResetForm' ? passwordResetScreens[name] : lateScreenOf(name)),
  secondFactor: askSecondFactorAtom,
  stepUp: confirmUserAtom,
  // A link that waits for a press does not show progress before it.
  preloads: (store) =>
    store.get(callbackOptionsAtom).requireClick ? [statePreload(store, isFirstScreenKnownAtom, Boolean)] : [],
  prefetch: () => [lateScreenTable],
  apply: (store, options) => {
    setLastUsedMemory(store);
    const before = store.get(callbackOptionsAtom);
    store.set(callbackOptionsAtom, {
      ...before,
      ...('loginURL' in options && { loginPlace: urlOption('loginURL', options.loginURL) }),
      ...('continueURL' in options && { continueURL: urlOption('continueURL', options.continueURL) }),
      ...('requireClick' in options && { requireClick: options.requireClick ?? false }),
    });
  },
  takeLink: () => void takeFollowedLink(),
  onArrival: (store) => store.set(followedLinkAtom, takeFollowedLink()),
  onStart: beginLink,
};

/**
 * Mounts the page that magic links, social sign-in and reset links return to. It takes the token out of the address before
 * any other request of its own, and spends it once.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (B-MOUNT-2)
 */
export function mountCallback(target: string | Element, options: CallbackOptions): Mounted<CallbackOptions> {
  return mount(callbackDefinition, target, options);
}

import { configAtom } from '../../flows/core/config/config.atoms';
import { configInputAtom, mountSignalAtom, type Store } from '../../flows/core/host/host.atoms';
import { rememberReachedAtom } from '../../flows/core/last-used/last-used.atoms';
import { loadCodeAtom } from '../../flows/core/lazy/load-code.atoms';
import { bootstrapAtom } from '../../flows/core/provider/bootstrap.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { failureViews } from '../../flows/core/request/failure.lazy';
import { painted } from '../../flows/core/time/painted';
import { Main, mainPrefetchAtom, mainPreloadsAtom } from '../../flows/main';
import { askSecondFactorAtom } from '../../flows/second-factor';
import { confirmUserAtom } from '../../flows/step-up';
import { greeting } from '../../flows/session/session.lazy';
import { loginProblemAtom, loginValidationCodeAtom } from '../mistakes/login-problem.atoms';
import { setLastUsedMemory } from '../host/last-used-memory';
import { isLinkPending, isLinkInUrl, removeLinkFromUrl } from '../host/link-in-url';
import { linkFinisher } from './finish-links.lazy';
import { mount } from '../lifecycle/mount';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { Mounted, WidgetOptions } from '../options';
import { readinessAtom } from '../lifecycle/readiness';
import { screenOf } from '../screens/screen-table';
import { signInCallsCode } from '../stytch/calls.lazy';

/** The options of the log-in mount: the common ones, and the use of links that lead to its page. */
export interface LoginOptions extends WidgetOptions {
  /**
   * Also logs in users whose magic link, social log-in or reset link leads to this page, as `mountCallback` does it. Without such a
   * link the form is shown. Default false.
   */
  callback?: boolean;
}

/** Sign-up and log-in (B-MOUNT-1). */
export const loginDefinition: MountDefinition<LoginOptions> = {
  start: 'Main',
  screens: { Main },
  otherScreens: screenOf,
  secondFactor: askSecondFactorAtom,
  stepUp: confirmUserAtom,
  apply: setLastUsedMemory,
  takeLink: ({ callback }) => {
    if (callback && isLinkInUrl()) removeLinkFromUrl();
  },
  problemAtom: loginProblemAtom,
  code: (store) => [...store.get(mainPreloadsAtom), ...store.get(loginValidationCodeAtom)],
  preloads: (store, { callback }) => {
    const isLink = callback && typeof location === 'object' && isLinkPending();
    return isLink || store.get(configAtom).greetSignedIn
      ? [{ isLoaded: () => false, load: () => decide(store, isLink), isOptional: true }]
      : [];
  },
  prefetch: (store) => [failureViews, signInCallsCode, ...store.get(mainPrefetchAtom)],
  onStart: (store) => {
    // The first access to a page's storage waits for the browser, so it comes after the paint where no control needs it.
    void painted().then(() => store.set(rememberReachedAtom));
    store.get(providerAtom).logEvent('render_login_screen', {
      options: { ...store.get(configInputAtom), loginHint: undefined },
      bootstrap: store.get(bootstrapAtom),
    });
  },
};

/**
 * Decides on the first screen: that of the followed link, or a greeting as long as no screen is shown. A link whose code comes late
 * replaces the screen that is shown by then. One whose code fails to load, or comes after the end of the mount, is kept.
 */
async function decide(store: Store, isLink: boolean | undefined): Promise<void> {
  await store.set(loadCodeAtom, isLink ? linkFinisher : greeting);
  if (store.get(mountSignalAtom).aborted) return;
  const greetAtom = greeting.value();
  if (isLink) linkFinisher.value()?.(store);
  else if (greetAtom) await store.set(greetAtom, () => store.get(readinessAtom) === 'ready');
}

/**
 * Mounts sign-up and log-in.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (B-MOUNT-2)
 */
export function mountLogin(target: string | Element, options: LoginOptions): Mounted<LoginOptions> {
  return mount(loginDefinition, target, options);
}

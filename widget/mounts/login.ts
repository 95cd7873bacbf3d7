import { configAtom } from '../../flows/core/config/config.atoms';
import { configInputAtom } from '../../flows/core/host/host.atoms';
import { keepReachedAtom } from '../../flows/core/last-used/last-used.atoms';
import { loadCodeAtom } from '../../flows/core/lazy/load-code.atoms';
import { bootstrapAtom, providerAtom } from '../../flows/core/provider/provider.atoms';
import { failureViews } from '../../flows/core/request/failure.lazy';
import { Main, mainPrefetchAtom, mainPreloadsAtom } from '../../flows/main';
import { askSecondFactorAtom } from '../../flows/second-factor';
import { confirmPersonAtom } from '../../flows/step-up';
import { greeting } from '../../flows/session/session.lazy';
import { loginJudgementCodeAtom, loginProblemAtom } from '../mistakes/login-problem.atoms';
import { setLastUsedMemory } from '../host/last-used-memory';
import { mount } from '../lifecycle/mount';
import type { MountDefinition, Store } from '../lifecycle/mount-definition';
import type { Mounted, WidgetOptions } from '../options';
import { readinessAtom } from '../lifecycle/readiness';
import { screenOf } from '../screens/screen-table';
import { signInCode } from '../stytch/calls.lazy';

/** Sign-up and log-in (B-MOUNT-1). */
export const loginDefinition: MountDefinition<WidgetOptions> = {
  start: 'Main',
  screens: { Main },
  otherScreens: screenOf,
  secondFactor: askSecondFactorAtom,
  stepUp: confirmPersonAtom,
  apply: setLastUsedMemory,
  problemAtom: loginProblemAtom,
  code: (store) => [...store.get(mainPreloadsAtom), ...store.get(loginJudgementCodeAtom)],
  preloads: (store) =>
    store.get(configAtom).greetSignedIn ? [{ isLoaded: () => false, load: () => greet(store), isOptional: true }] : [],
  prefetch: (store) => [failureViews, signInCode, ...store.get(mainPrefetchAtom)],
  onStart: (store) => {
    store.set(keepReachedAtom);
    store.get(providerAtom).logEvent('render_login_screen', {
      options: store.get(configInputAtom),
      bootstrap: store.get(bootstrapAtom),
    });
  },
};

/** Decides on the first screen, as long as none is shown. */
async function greet(store: Store): Promise<void> {
  await store.set(loadCodeAtom, greeting);
  const greetAtom = greeting.value();
  if (greetAtom) await store.set(greetAtom, () => store.get(readinessAtom) === 'ready');
}

/**
 * Mounts sign-up and log-in.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (B-MOUNT-2)
 */
export function mountLogin(target: string | Element, options: WidgetOptions): Mounted {
  return mount(loginDefinition, target, options);
}

import { atom } from 'jotai/vanilla';
import { configAtom } from '../../flows/core/config/config.atoms';
import type { Store } from '../../flows/core/host/host.atoms';
import { detectPasskeySupportAtom, findRegistrantAtom, isPasskeySupportKnownAtom } from '../../flows/passkey';
import { PasskeyRegistrationStart } from '../../flows/passkey/passkey-registration-start.screen';
import { PasskeyRegistrationSuccess } from '../../flows/passkey/passkey-registration-success.screen';
import { confirmUserAtom } from '../../flows/step-up';
import { failureViews } from '../../flows/core/request/failure.lazy';
import { configProblemAtom, validationCodeAtom } from '../mistakes/config-problem.atoms';
import { mount } from '../lifecycle/mount';
import type { MountDefinition, Preload } from '../lifecycle/mount-definition';
import type { LoginPageOption } from '../login-page/login-page';
import { signedInCondition } from './signed-in-user';
import type { Mounted, WidgetOptions } from '../options';
import { lateScreenOf, lateScreenTable } from '../screens/late-screens.lazy';

/** The options of the passkey mount: the common ones, and the log-in URL. */
export interface PasskeyRegistrationOptions extends WidgetOptions, LoginPageOption {}

/** The detection of passkeys, which must have ended before the first screen is rendered. */
const supportPreload = (store: Store): Preload => ({
  load: () => store.set(detectPasskeySupportAtom),
  isLoaded: () => store.get(isPasskeySupportKnownAtom),
});

const signedIn = signedInCondition('PasskeyRegistration');

// Passkeys may be the only product here (B-MOUNT-5), and no other problem concerns a single product.
const problemAtom = atom(
  (get) => (get(configAtom).products.size > 1 ? get(configProblemAtom) : undefined) ?? get(signedIn.problemAtom),
);

/** Setting up and managing passkeys (B-MOUNT-1). */
export const passkeyRegistrationDefinition: MountDefinition<PasskeyRegistrationOptions> = {
  start: 'PasskeyRegistrationStart',
  screens: { PasskeyRegistrationStart, PasskeyRegistrationSuccess },
  preloads: (store) => [supportPreload(store), signedIn.preload(store)],
  otherScreens: lateScreenOf,
  stepUp: confirmUserAtom,
  prefetch: () => [failureViews, lateScreenTable],
  problemAtom,
  code: (store) => store.get(validationCodeAtom),
  apply: signedIn.apply,
  onStart: (store) => {
    signedIn.onStart(store);
    void store.set(findRegistrantAtom);
  },
};

/**
 * Mounts the set-up and the list of passkeys, for a signed-in user.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (B-MOUNT-2)
 */
export function mountPasskeyRegistration(
  target: string | Element,
  options: PasskeyRegistrationOptions,
): Mounted<PasskeyRegistrationOptions> {
  return mount(passkeyRegistrationDefinition, target, options);
}

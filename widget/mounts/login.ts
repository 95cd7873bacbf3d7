import { configAtom } from '../../flows/core/config/config.atoms';
import { configInputAtom } from '../../flows/core/host/host.atoms';
import { bootstrapAtom, providerAtom } from '../../flows/core/provider/provider.atoms';
import { failureViews } from '../../flows/core/request/failure.lazy';
import { mainPrefetchAtom, mainPreloadsAtom, MainScreen } from '../../flows/main';
import { configProblemAtom, warnOfConfig } from '../config-problem';
import { mount } from '../mount';
import type { MountDefinition } from '../mount-definition';
import type { Mounted, WidgetOptions } from '../options';
import { screenTable } from '../screens/screen-table';
import { signInCode } from '../stytch/calls.lazy';

/** The screens that the e-mail field leads to, by product. */
const nextScreens = [
  ['passwords', 'PasswordCreateOrLogin'],
  ['emailMagicLinks', 'EmailConfirmation'],
  ['otp', 'OTPAuthenticate'],
] as const;

/** Sign-up and log-in (B-MOUNT-1). */
export const loginDefinition: MountDefinition<WidgetOptions> = {
  start: 'Main',
  screens: { Main: MainScreen },
  otherScreens: screenTable,
  apply: warnOfConfig,
  problemAtom: configProblemAtom,
  code: (store) => store.get(mainPreloadsAtom),
  prefetch: (store) => {
    const { products } = store.get(configAtom);
    const screens = nextScreens.filter(([product]) => products.has(product)).map(([, screen]) => screenTable[screen]);
    return [failureViews, signInCode, ...screens, ...store.get(mainPrefetchAtom)];
  },
  onStart: (store) =>
    store.get(providerAtom).logEvent('render_login_screen', {
      options: store.get(configInputAtom),
      bootstrap: store.get(bootstrapAtom),
    }),
};

/**
 * Mounts sign-up and log-in.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (B-MOUNT-2)
 */
export function mountLogin(target: string | Element, options: WidgetOptions): Mounted {
  return mount(loginDefinition, target, options);
}

import { watchTime } from '../../flows/core/action/watch-time';
import { configAtom } from '../../flows/core/host/config.atoms';
import { configInputAtom, lifeAtom } from '../../flows/core/host/host.atoms';
import { bootstrapAtom, providerAtom } from '../../flows/core/provider/provider.atoms';
import { logoPart } from '../../flows/core/screen/logo-part';
import { mainPartsAtom } from '../../flows/main';
import { configProblemAtom } from '../config-problem';
import type { WidgetOptions } from '../options';
import { loginScreens } from '../screens/login-screens';
import { themeAtom } from '../theming/theme-option.atoms';
import type { WidgetKind } from '../widget';
import { signInCalls } from './sign-in-calls';

/** How long after the start code is fetched that is needed soon, in milliseconds. */
const quietly = 1_000;

/** Where the e-mail field leads, by what is configured. */
const nextScreens = [
  ['passwords', 'PasswordCreateOrLogin'],
  ['emailMagicLinks', 'EmailConfirmation'],
  ['otp', 'OTPAuthenticate'],
] as const;

/** Sign-up and log-in (spec section 1, mount 1). */
export const loginKind: WidgetKind<WidgetOptions> = {
  screens: loginScreens,
  start: 'Main',
  calls: signInCalls,
  problemAtom: configProblemAtom,
  parts: (store) => [...store.get(mainPartsAtom), ...(store.get(themeAtom).logo ? [logoPart] : [])],
  onStart: (store) => {
    const provider = store.get(providerAtom);
    // Near, but nobody waits for them yet: what the first press will need.
    watchTime(store.get(lifeAtom), {
      [quietly]: () => {
        const { products } = store.get(configAtom);
        void provider.late(products.has('passwords') ? 'passwords' : 'contact');
        for (const [product, screen] of nextScreens) if (products.has(product)) void loginScreens.load(screen);
      },
    });
    provider.logEvent('render_login_screen', {
      options: store.get(configInputAtom),
      bootstrap: store.get(bootstrapAtom),
    });
  },
};

import { configAtom } from '../../flows/core/config/config.atoms';
import { configInputAtom } from '../../flows/core/host/host.atoms';
import { bootstrapAtom, providerAtom } from '../../flows/core/provider/provider.atoms';
import { logoPart } from '../../flows/core/screen/logo-part';
import { mainPartsAtom, nextPartsAtom } from '../../flows/main';
import { configProblemAtom } from '../config-problem';
import { whenUsed } from '../first-use';
import type { WidgetOptions } from '../options';
import { loginScreens } from '../screens/login-screens';
import { signInCode } from '../stytch/calls.lazy';
import { themeAtom } from '../theming/theme-option.atoms';
import type { Store, WidgetKind } from '../widget';

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
  problemAtom: configProblemAtom,
  parts: (store) => [...store.get(mainPartsAtom), ...(store.get(themeAtom).logo ? [logoPart] : [])],
  onStart: (store) => {
    const provider = store.get(providerAtom);
    whenUsed(store, () => void fetchWhatComesNext(store));
    provider.logEvent('render_login_screen', {
      options: store.get(configInputAtom),
      bootstrap: store.get(bootstrapAtom),
    });
  },
};

/** Fetches what the first press will need: one after another, so that no key waits for all of it. */
async function fetchWhatComesNext(store: Store): Promise<void> {
  const { products } = store.get(configAtom);
  await signInCode.load();
  for (const [product, screen] of nextScreens) if (products.has(product)) await loginScreens.load(screen);
  for (const part of store.get(nextPartsAtom)) await part.load();
}

import { watchTime } from '../../flows/core/action/watch-time';
import { configAtom, configInputAtom, lifeAtom } from '../../flows/core/host/host.atoms';
import { bootstrapAtom, providerAtom } from '../../flows/core/provider/provider.atoms';
import { mainPartsAtom } from '../../flows/main';
import type { WidgetOptions } from '../options';
import { loginScreens } from '../screens/login-screens';
import type { WidgetKind } from '../widget';

/** How long after the start code is fetched that is needed soon, in milliseconds. */
const quietly = 1_000;

/** Sign-up and log-in (spec section 1, mount 1). */
export const loginKind: WidgetKind<WidgetOptions> = {
  screens: loginScreens,
  start: 'Main',
  parts: (store) => store.get(mainPartsAtom),
  onStart: (store) => {
    const provider = store.get(providerAtom);
    // Near, but nobody waits for them yet: what the first press will need.
    watchTime(store.get(lifeAtom), {
      [quietly]: () => void provider.late(store.get(configAtom).products.has('passwords') ? 'passwords' : 'contact'),
    });
    provider.logEvent('render_login_screen', {
      options: store.get(configInputAtom),
      bootstrap: store.get(bootstrapAtom),
    });
  },
};

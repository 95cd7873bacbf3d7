import { configInputAtom } from '../../flows/core/host/host.atoms';
import { bootstrapAtom, providerAtom } from '../../flows/core/provider/provider.atoms';
import { mainPartsAtom } from '../../flows/main';
import type { WidgetOptions } from '../options';
import { loginScreens } from '../screens/login-screens';
import type { WidgetKind } from '../widget';

/** Sign-up and log-in (spec section 1, mount 1). */
export const loginKind: WidgetKind<WidgetOptions> = {
  screens: loginScreens,
  start: 'Main',
  parts: (store) => store.get(mainPartsAtom),
  onStart: (store) => {
    const provider = store.get(providerAtom);
    provider.logEvent('render_login_screen', {
      options: store.get(configInputAtom),
      bootstrap: store.get(bootstrapAtom),
    });
  },
};

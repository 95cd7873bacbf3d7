import { configInputAtom } from '../../flows/core/host/host.atoms';
import { bootstrapAtom, providerAtom } from '../../flows/core/provider/provider.atoms';
import { failureViews } from '../../flows/core/request/failure.lazy';
import { Main, mainPrefetchAtom, mainPreloadsAtom } from '../../flows/main';
import { configProblemAtom, warnOfConfig } from '../config-problem';
import { setDeviceMemory } from '../device-memory';
import { mount } from '../mount';
import type { MountDefinition } from '../mount-definition';
import type { Mounted, WidgetOptions } from '../options';
import { screenOf } from '../screens/screen-table';
import { signInCode } from '../stytch/calls.lazy';

/** Sign-up and log-in (B-MOUNT-1). */
export const loginDefinition: MountDefinition<WidgetOptions> = {
  start: 'Main',
  screens: { Main },
  otherScreens: screenOf,
  apply: (store, options) => {
    setDeviceMemory(store);
    warnOfConfig(store, options);
  },
  problemAtom: configProblemAtom,
  code: (store) => store.get(mainPreloadsAtom),
  prefetch: (store) => [failureViews, signInCode, ...store.get(mainPrefetchAtom)],
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

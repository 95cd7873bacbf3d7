import { signedInAtom } from '../../flows/core/provider/person.atoms';
import { failureViews } from '../../flows/core/request/failure.lazy';
import {
  ConnectedApps,
  type ConnectedAppsFlowOptions,
  consentManifestAtom,
  connectedAppList,
  followPersonAtom,
} from '../../flows/connected-apps';
import { mount } from '../lifecycle/mount';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { LoginPageOption } from '../login-page/login-page';
import { signedInCondition } from './signed-in-user';
import type { Mounted, WidgetOptions } from '../options';
import { watchAtom } from '../lifecycle/watch-atom';

/** The options of the connected-applications mount: the common ones, and the host's own words for permissions. */
export interface ConnectedAppsOptions extends WidgetOptions, LoginPageOption, ConnectedAppsFlowOptions {}

const signedIn = signedInCondition('ConnectedApps');

/** The applications with access to a user's account (B-MOUNT-1). */
export const connectedAppsDefinition: MountDefinition<ConnectedAppsOptions> = {
  start: 'ConnectedApps',
  screens: { ConnectedApps },
  preloads: (store) => [signedIn.preload(store)],
  prefetch: () => [failureViews],
  problemAtom: signedIn.problemAtom,
  apply: (store, options) => {
    signedIn.apply(store, options);
    const { consentManifest } = options;
    // A setter would treat a function as an update.
    if ('consentManifest' in options) store.set(consentManifestAtom, () => consentManifest);
  },
  onStart: (store) => {
    signedIn.onStart(store);
    watchAtom(store, signedInAtom, () => store.set(followPersonAtom));
    void store.set(connectedAppList.loadAtom);
  },
};

/**
 * Mounts the applications that have access to the account of a user who is signed in: what each can do, and the way to remove it.
 * @param target a selector, or the element itself
 * @throws when a selector matches nothing (B-MOUNT-2)
 */
export function mountConnectedApps(
  target: string | Element,
  options: ConnectedAppsOptions,
): Mounted<ConnectedAppsOptions> {
  return mount(connectedAppsDefinition, target, options);
}

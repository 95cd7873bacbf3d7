import { atom } from 'jotai/vanilla';
import { signedInAtom } from '../../flows/core/provider/person.atoms';
import { detectPasskeySupport } from '../../flows/passkey';
import { mountSignalAtom } from '../../flows/core/host/host.atoms';
import { configProblemAtom } from '../config-problem';
import type { WidgetOptions } from '../options';
import { passkeyRegistrationScreens } from '../screens/passkey-registration-screens';
import type { WidgetKind } from '../widget';
import { personPart } from './person-part';

let isSupportKnown = false;

/** Whether the browser can make passkeys must be known before the first screen is drawn. */
const supportPart = {
  load: async () => {
    await detectPasskeySupport();
    isSupportKnown = true;
  },
  isLoaded: () => isSupportKnown,
};

const wasSomebodyAtom = atom(false);

/** Nobody to register for. A session that ends later is explained where it is noticed, not here. */
const problemAtom = atom((get) => {
  const ofConfig = get(configProblemAtom);
  if (ofConfig) return ofConfig;
  if (get(wasSomebodyAtom) || get(signedInAtom).status !== 'nobody') return undefined;
  return 'Error: Cannot use PasskeyRegistration component without active user authenticated.';
});

/** Setting up and managing passkeys (spec section 1, mount 3). */
export const passkeyRegistrationKind: WidgetKind<WidgetOptions> = {
  screens: passkeyRegistrationScreens,
  start: 'PasskeyRegistrationStart',
  parts: (store) => [supportPart, personPart(store)],
  problemAtom,
  onStart: (store) => {
    const look = () => store.get(signedInAtom).status === 'somebody' && store.set(wasSomebodyAtom, true);
    const stop = store.sub(signedInAtom, look);
    store.get(mountSignalAtom).addEventListener('abort', stop);
    look();
  },
};

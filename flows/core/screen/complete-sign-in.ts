import { atom } from 'jotai/vanilla';
import { emitAtom } from '../host/host.atoms';
import { rememberWayAtom } from '../last-used/last-used.atoms';
import type { Way } from '../last-used/way';
import { providerAtom } from '../provider/provider.atoms';
import { goToAtom } from './screen.atoms';
import type { ScreenName } from './screen-name';

const toldAtom = atom<string | undefined>(undefined);

/** The session that the host was last told of, by its id. */
export const toldSessionAtom = atom((get) => get(toldAtom));

/**
 * Tells the host, once, that the flow is complete, and remembers the way on this device, where it is known. The transition
 * tells and not the screen, so it is once whatever React renders, and it waits for nothing: the session exists.
 */
export const tellCompleteAtom = atom(null, (get, set, way: Way | undefined) => {
  if (way) set(rememberWayAtom, way);
  set(toldAtom, get(providerAtom).sessionId());
  set(emitAtom, { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
});

/** Ends a sign-in: tells the host, and shows the confirmation. */
export const completeSignInAtom = atom(null, (_get, set, confirmation: ScreenName, way: Way | undefined) => {
  set(tellCompleteAtom, way);
  return set(goToAtom, confirmation);
});

import { atom } from 'jotai/vanilla';
import { emitAtom } from '../host/host.atoms';
import { rememberWayAtom } from '../last-used/last-used.atoms';
import type { Way } from '../last-used/way';
import { goToAtom } from './screen.atoms';
import type { ScreenName } from './screen-name';

/**
 * Ends a sign-in: remembers its way on this device, unless that was begun elsewhere and is not known here, tells the host, once, that the flow is complete, and shows the confirmation. The transition tells and
 * not the screen, so it is once whatever React renders, and it waits for nothing: the session exists.
 */
export const completeSignInAtom = atom(null, (_get, set, confirmation: ScreenName, way: Way | undefined) => {
  if (way) set(rememberWayAtom, way);
  set(emitAtom, { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
  return set(goToAtom, confirmation);
});

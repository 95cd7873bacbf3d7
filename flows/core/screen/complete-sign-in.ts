import { atom } from 'jotai/vanilla';
import { emitAtom } from '../host/host.atoms';
import { goToAtom } from './screen.atoms';
import type { ScreenName } from './screen-name';

/**
 * Ends a sign-in: tells the host, once, that the flow is complete, and shows the confirmation. The transition tells and
 * not the screen, so it is once whatever React renders, and it waits for nothing: the session exists.
 */
export const completeSignInAtom = atom(null, (_get, set, confirmation: ScreenName) => {
  set(emitAtom, { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
  return set(goToAtom, confirmation);
});

import { atom } from 'jotai/vanilla';
import { emitAtom } from '../host/host.atoms';
import { goToAtom } from './screen.atoms';
import type { ScreenName } from './screen-name';

/**
 * Ends a sign-in: shows its confirmation and tells the host, once, that the flow is complete. The transition tells,
 * not the screen, so it is once whatever React renders. The session exists even if the screen's code cannot be had.
 */
export const completeSignInAtom = atom(null, async (_get, set, confirmation: ScreenName) => {
  const shown = await set(goToAtom, confirmation);
  set(emitAtom, { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
  return shown;
});

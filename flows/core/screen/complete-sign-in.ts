import { atom } from 'jotai/vanilla';
import { emitAtom } from '../host/host.atoms';
import { providerAtom } from '../provider/provider.atoms';
import { goToAtom } from './screen.atoms';
import type { ScreenName } from './screen-name';

const toldAtom = atom<string | undefined>(undefined);

/** The session that the host was last told of, by its id. */
export const toldSessionAtom = atom((get) => get(toldAtom));

/**
 * Ends a sign-in: tells the host, once, that the flow is complete, and shows the confirmation. The transition tells and
 * not the screen, so it is once whatever React renders, and it waits for nothing: the session exists.
 */
export const completeSignInAtom = atom(null, (get, set, confirmation: ScreenName) => {
  set(toldAtom, get(providerAtom).sessionId());
  set(emitAtom, { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
  return set(goToAtom, confirmation);
});

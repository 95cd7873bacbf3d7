import { atom } from 'jotai/vanilla';
import { emitAtom } from '../host/host.atoms';
import { providerAtom } from '../provider/provider.atoms';
import { goToAtom } from './screen.atoms';
import type { ScreenName } from './screen-name';

const toldAtom = atom<string | undefined>(undefined);

/** The session that the host was last told of, by its id. */
export const toldSessionAtom = atom((get) => get(toldAtom));

/**
 * Tells the host, once, that the flow is complete. The transition tells and not the screen, so it is once whatever React
 * renders, and it waits for nothing: the session exists.
 */
export const tellCompleteAtom = atom(null, (get, set) => {
  set(toldAtom, get(providerAtom).sessionId());
  set(emitAtom, { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
});

/** Ends a sign-in: tells the host, and shows the confirmation. */
export const completeSignInAtom = atom(null, (_get, set, confirmation: ScreenName) => {
  set(tellCompleteAtom);
  return set(goToAtom, confirmation);
});

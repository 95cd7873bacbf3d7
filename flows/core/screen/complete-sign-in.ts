import { atom } from 'jotai/vanilla';
import { configAtom } from '../config/config.atoms';
import { leaveAtom } from '../host/browser.atoms';
import { emitAtom } from '../host/host.atoms';
import { rememberMethodAtom, type MethodKey } from '../last-used/last-used.atoms';
import { providerAtom } from '../provider/provider.atoms';
import type { ScreenName } from './screen-name';
import { goBackAtom, goToAtom } from './screen.atoms';
import { secondFactorAtom, type SignInEnd } from './second-factor.atoms';

/** The way back from the screens of this mount: to its own log-in, to the host's page that has one, or none. */
export const wayBackAtom = atom<'here' | URL | undefined>('here');

/** Returns to the log-in. Where none is known, the screen behind is shown. */
export const returnToLoginAtom = atom(null, (get, set) => {
  const wayBack = get(wayBackAtom);
  return wayBack instanceof URL ? set(leaveAtom, wayBack) : set(goBackAtom);
});

const reportedAtom = atom<string | undefined>(undefined);

/**
 * The id of the session whose sign-in this mount has completed, or is completing. The watches for sessions ignore it.
 */
export const reportedSessionAtom = atom((get) => get(reportedAtom));

/**
 * Reports to the host, once, that the flow is complete, and remembers the method on this device, if it is known. The
 * transition reports it and not the screen, so it happens once, whatever React renders, and waits for nothing: the
 * session exists.
 */
export const reportCompleteAtom = atom(null, (get, set, method: MethodKey | undefined) => {
  if (method) set(rememberMethodAtom, method);
  set(reportedAtom, get(providerAtom).sessionId());
  set(emitAtom, { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
});

/** Ends a sign-in, after a second factor if one is required. Its Back leads to the log-in, if one is known. */
export const endSignInAtom = atom(null, (get, set, end: Pick<SignInEnd, 'finish'>) => {
  const { askAtom } = get(secondFactorAtom);
  set(reportedAtom, get(providerAtom).sessionId());
  return askAtom && get(configAtom).secondFactor.when !== 'never'
    ? set(askAtom, { ...end, back: get(wayBackAtom) && (() => set(returnToLoginAtom)) })
    : end.finish();
});

/** Ends a sign-in: reports it to the host, and shows the confirmation. */
export const completeSignInAtom = atom(null, (_get, set, confirmation: ScreenName, method: MethodKey | undefined) =>
  set(endSignInAtom, {
    finish: (shown = confirmation) => {
      set(reportCompleteAtom, method);
      return set(goToAtom, shown);
    },
  }),
);

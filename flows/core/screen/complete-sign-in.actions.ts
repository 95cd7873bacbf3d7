import { atom } from 'jotai/vanilla';
import { configAtom } from '../config/config.atoms';
import { emitAtom } from '../host/host.atoms';
import { rememberMethodAtom, type MethodKey } from '../last-used/last-used.atoms';
import { noteSignIn } from './latest-sign-in';
import { loginPlaceAtom, returnToLoginAtom } from './login-place.atoms';
import type { ScreenName } from './screen-name';
import { goToAtom } from './screen.atoms';
import { secondFactorAtom, type SignInEnd } from './second-factor.atoms';

/**
 * Reports to the host, once, that the flow is complete, and remembers the method on this device, if it is known. The
 * transition reports it and not the screen, so it happens once, whatever React renders, and waits for nothing: the
 * session exists.
 */
export const reportCompleteAtom = atom(null, (get, set, method: MethodKey | undefined) => {
  if (method) set(rememberMethodAtom, method);
  noteSignIn(get, set);
  set(emitAtom, { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} });
});

/** Ends a sign-in, after a second factor if one is required. Its Back leads to the log-in, if one is known. */
export const requireSecondFactorAtom = atom(null, (get, set, end: Pick<SignInEnd, 'finish'>) => {
  const { askAtom } = get(secondFactorAtom);
  noteSignIn(get, set);
  return askAtom && get(configAtom).secondFactor.when !== 'never'
    ? set(askAtom, { ...end, back: get(loginPlaceAtom) && (() => set(returnToLoginAtom)) })
    : end.finish();
});

/** Ends a sign-in: reports it to the host, and shows the confirmation. */
export const completeSignInAtom = atom(null, (_get, set, confirmation: ScreenName, method: MethodKey | undefined) =>
  set(requireSecondFactorAtom, {
    finish: (shown = confirmation) => {
      set(reportCompleteAtom, method);
      return set(goToAtom, shown);
    },
  }),
);

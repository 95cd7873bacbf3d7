import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import { providerAtom } from '../core/provider/provider.atoms';
import { noSessionErrors } from '../core/provider/session-errors';
import { type SignInEnd, signInEndAtom } from '../core/screen/second-factor.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import { goBackAtom, goToAtom } from '../core/screen/screen.atoms';
import { confirmedSessionAtom } from '../session';

/** The user of whom a second factor is asked, or for whom one is set up. */
export const askedUserAtom = atom<string | undefined>(undefined);

/** The end of a sign-in that its user has left, until another first factor is proved: a proof may still be checked. */
export const leftEndAtom = atom<SignInEnd | undefined>(undefined);

/** Lets the sign-in that was left wait again, for a proof of its user that comes late: it still counts. */
export const resumeAtom = atom(null, (get, set, userId: unknown) => {
  const left = get(leftEndAtom);
  if (!left || get(signInEndAtom) || userId !== get(askedUserAtom)) return;
  set(leftEndAtom, undefined);
  set(signInEndAtom, left);
});

/** Ends the waiting sign-in, once. After a set-up another confirmation is shown. */
export const finishAtom = atom(null, (get, set, confirmation?: ScreenName) => {
  const end = get(signInEndAtom);
  set(signInEndAtom, undefined);
  return end?.finish(confirmation);
});

/**
 * 'Back': leads to where users log in. The session stays, with its one factor. If that place is unknown and the session was lost, it
 * leads to the screen behind.
 */
export const goBackToLoginAtom = atom(null, (get, set) => {
  const end = get(signInEndAtom);
  if (!end) return undefined;
  set(leftEndAtom, get(providerAtom).person() && end);
  set(signInEndAtom, undefined);
  return end.back ? end.back() : set(goBackAtom);
});

/** Returns to the log-in after a call that failed because the session has ended meanwhile: no other call would succeed. */
export const returnWithoutSession = (_get: Getter, set: Setter, { type }: ProviderError): 'handled' | undefined => {
  if (!noSessionErrors.has(type)) return undefined;
  void set(goBackToLoginAtom);
  return 'handled';
};

/** Names another account that has replaced the session of the waiting sign-in. A press completes the sign-in with it. */
export const showOtherAccountAtom = atom(null, (_get, set) => {
  set(signInEndAtom, undefined);
  set(confirmedSessionAtom, 'other');
  return set(goToAtom, 'SessionConfirmation');
});

/**
 * Tells whether the user of the set-up is still signed in. If not, it leads to the log-in, or to the other account's name
 * (T-RACE-25).
 */
export const keepAccountAtom = atom(null, (get, set): boolean => {
  const person = get(providerAtom).person();
  const isKept = !get(signInEndAtom) || person?.userId === get(askedUserAtom);
  if (!isKept) void set(person ? showOtherAccountAtom : goBackToLoginAtom);
  return isKept;
});

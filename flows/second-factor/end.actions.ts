import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import { providerAtom } from '../core/provider/provider.atoms';
import { noSessionErrors } from '../core/provider/session-errors';
import { type SignInEnd, signInEndAtom } from '../core/screen/second-factor.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import { goBackAtom } from '../core/screen/screen.atoms';
import { showOtherSessionAtom } from '../session';

/** The user of whom a second factor is asked, or for whom one is set up. */
export const askedUserAtom = atom<string | undefined>(undefined);

/** The end of a sign-in that its user has left, until another first factor is proved: a proof may still be checked. */
export const leftEndAtom = atom<SignInEnd | undefined>(undefined);

/** Restores a sign-in that the user has left, because a late proof of the same user still counts. */
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
  return set(showOtherSessionAtom);
});

/**
 * Leaves for the log-in, or for the name of the other account, if the user of the set-up is not signed in any more (T-RACE-25).
 * Returns true if it has left.
 */
export const leaveIfAccountChangedAtom = atom(null, (get, set): boolean => {
  const person = get(providerAtom).person();
  const hasChanged = Boolean(get(signInEndAtom)) && person?.userId !== get(askedUserAtom);
  if (hasChanged) void set(person ? showOtherAccountAtom : goBackToLoginAtom);
  return hasChanged;
});

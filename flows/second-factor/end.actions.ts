import { atom, type Getter, type Setter } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import { isSessionOver } from '../core/provider/session-over';
import { providerAtom } from '../core/provider/provider.atoms';
import { noSessionErrors } from '../core/provider/session-errors';
import { type SignInEnd, signInEndAtom } from '../core/screen/second-factor.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import { focusRequestAtom, goBackAtom, goToAtom, screenAtom } from '../core/screen/screen.atoms';
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
 * 'Back', and 'Try again' after the end of the session: leads to where users log in, or, if that place is unknown, to the screen
 * behind. A session stays, with its one factor.
 */
export const goBackToLoginAtom = atom(null, (get, set) => {
  const end = get(signInEndAtom);
  if (!end) return undefined;
  set(leftEndAtom, get(providerAtom).person() && end);
  set(signInEndAtom, undefined);
  return end.back ? end.back() : set(goBackAtom);
});

/** The failure that is shown because the session of the sign-in has ended; undefined until then (B-SECOND-9). */
export const sessionEndAtom = atom<ProviderError | undefined>(undefined);

const noSession = 'session_not_found';

/**
 * Shows on SecondFactor that the session of the waiting sign-in has ended, with the failure by which it was found out. The sign-in
 * still waits, because a late proof makes another session.
 */
export const showSessionEndAtom = atom(null, (get, set, error: ProviderError = { type: noSession }) => {
  if (!get(signInEndAtom)) return undefined;
  const isElsewhere = get(screenAtom) !== 'SecondFactor';
  if (!get(sessionEndAtom)) {
    // The provider's other names for it have sentences for developers.
    set(sessionEndAtom, noSessionErrors.has(error.type) ? { ...error, type: noSession } : error);
    if (!isElsewhere) return set(focusRequestAtom, { target: 'heading' });
  }
  return isElsewhere ? set(goToAtom, 'SecondFactor') : undefined;
});

/** Ends the sign-in after a call that failed, if there is no session any more: no other call would succeed. */
export const endWithoutSession = (get: Getter, set: Setter, error: ProviderError): 'handled' | undefined => {
  if (!noSessionErrors.has(error.type) && !isSessionOver(get)) return undefined;
  void set(showSessionEndAtom, error);
  return 'handled';
};

/** Names another account that has replaced the session of the waiting sign-in. A press completes the sign-in with it. */
export const showOtherAccountAtom = atom(null, (_get, set) => {
  set(signInEndAtom, undefined);
  return set(showOtherSessionAtom);
});

/**
 * Leaves the set-up if its user is not signed in any more: names the other account, or shows that the session has ended
 * (T-RACE-25). Returns true if it has left.
 */
export const leaveIfAccountChangedAtom = atom(null, (get, set): boolean => {
  const person = get(providerAtom).person();
  const hasChanged = person ? person.userId !== get(askedUserAtom) : isSessionOver(get);
  if (!get(signInEndAtom) || !hasChanged) return false;
  void (person ? set(showOtherAccountAtom) : set(showSessionEndAtom));
  return true;
});

import { atom } from 'jotai/vanilla';
import { providerAtom } from '../core/provider/provider.atoms';
import { signInEndAtom } from '../core/screen/second-factor.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import { goBackAtom, goToAtom } from '../core/screen/screen.atoms';
import { confirmedSessionAtom } from '../session';

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
  set(signInEndAtom, undefined);
  return end && (end.back ? end.back() : set(goBackAtom));
});

/** Names another account that has replaced the session of the waiting sign-in. A press completes the sign-in with it. */
export const showOtherAccountAtom = atom(null, (_get, set) => {
  set(signInEndAtom, undefined);
  set(confirmedSessionAtom, 'other');
  return set(goToAtom, 'SessionConfirmation');
});

/** The user whose second factor is being set up; undefined before. */
export const setupUserAtom = atom<string | undefined>(undefined);

/**
 * Tells whether the user of the set-up is still signed in. If not, it leads to the log-in, or to the other account's name
 * (T-RACE-25).
 */
export const keepAccountAtom = atom(null, (get, set): boolean => {
  const person = get(providerAtom).person();
  const isKept = !get(signInEndAtom) || person?.userId === get(setupUserAtom);
  if (!isKept) void set(person ? showOtherAccountAtom : goBackToLoginAtom);
  return isKept;
});

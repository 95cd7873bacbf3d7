import { atom } from 'jotai/vanilla';
import { leaveAtom } from '../host/browser.atoms';
import { goBackAtom } from './screen.atoms';

/** The place of the log-in: in this widget, on another page of the host's, or unknown. */
export type LoginPlace = 'here' | URL | undefined;

/** The place of the log-in that Back leads to. The mount sets it. */
export const loginPlaceAtom = atom<LoginPlace>('here');

/** Returns to the log-in. Where none is known, the screen behind is shown. */
export const returnToLoginAtom = atom(null, (get, set) => {
  const place = get(loginPlaceAtom);
  return place instanceof URL ? set(leaveAtom, place) : set(goBackAtom);
});

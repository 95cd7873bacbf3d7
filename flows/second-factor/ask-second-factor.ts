import { atom } from 'jotai/vanilla';
import { loadCodeAtom } from '../core/lazy/load-code.atoms';
import { type SignInEnd, signInEndAtom } from '../core/screen/second-factor.atoms';
import { goToAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { within } from '../core/time/within';
import { secondFactor } from './second-factor.lazy';

/** The longest wait for the code, in milliseconds; after it the screen itself shows that its code is loading. */
const longestWait = 1_000;

/** Asks for a second factor, or has one set up, before a sign-in ends. Its code is fetched then. */
export const askSecondFactorAtom = atom(null, async (get, set, end: SignInEnd): Promise<void> => {
  const signal = get(screenSignalAtom);
  set(signInEndAtom, end);
  await within(longestWait, set(loadCodeAtom, secondFactor));
  if (signal.aborted) return undefined;
  const code = secondFactor.value();
  return code ? set(code.beginAtom) : set(goToAtom, 'SecondFactor');
});

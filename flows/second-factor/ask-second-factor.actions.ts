import { atom } from 'jotai/vanilla';
import { awaitCodeAtom } from '../core/lazy/load-code.atoms';
import { type SignInEnd, signInEndAtom } from '../core/screen/second-factor.atoms';
import { goToAtom, screenSignalAtom } from '../core/screen/screen.atoms';
import { secondFactor } from './second-factor.lazy';

/**
 * Asks for a second factor, or has one set up, before a sign-in ends. Its code is fetched then; if that takes longer, the
 * screen itself shows that it is loading.
 */
export const askSecondFactorAtom = atom(null, async (get, set, end: SignInEnd): Promise<void> => {
  const signal = get(screenSignalAtom);
  set(signInEndAtom, end);
  await set(awaitCodeAtom, secondFactor);
  if (signal.aborted) return get(signInEndAtom) === end ? set(signInEndAtom, undefined) : undefined;
  const code = secondFactor.value();
  return code ? set(code.beginSecondFactorAtom) : set(goToAtom, 'SecondFactor');
});

import { atom } from 'jotai/vanilla';
import { secretAtom } from '../core/screen/secret.atoms';
import type { SecondWay } from './need';

/** The presence of a Back. It stays with its screen until the next one is shown, so that focus on it is not lost. */
export const canGoBackAtom = atom(false);

/** A sign-in whose user has a second factor to prove. */
export interface Asked {
  userId: string;
  ways: readonly SecondWay[];
}

/** The ways to prove it, and whose they are; undefined from the beginning of a sign-in until that is known. */
export const askedAtom = atom<Asked | undefined>(undefined);

/** The view of SecondFactor that is shown: the code of the app, the list of ways, or a code that was sent. */
export type SecondFactorView = 'app' | 'ways' | 'passcode';

/** The view that is shown. */
export const viewAtom = atom<SecondFactorView>('app');

/** The code of an authenticator app, as typed so far. */
export const appCodeAtom = secretAtom();

/** A recovery code, as typed so far. */
export const recoveryCodeAtom = secretAtom();

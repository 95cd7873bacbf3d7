import { atom } from 'jotai/vanilla';
import { secretAtom } from '../core/screen/secret.atoms';
import type { AvailableFactor } from './need';

/** True if the screen has a Back. It is kept until the next screen is shown, so that focus on it is not lost. */
export const canGoBackAtom = atom(false);

/** A sign-in whose user must prove a second factor. */
export interface PendingProof {
  userId: string;
  factors: readonly AvailableFactor[];
}

/** The pending proof of a second factor; undefined from the start of a sign-in until its factors are known. */
export const pendingProofAtom = atom<PendingProof | undefined>(undefined);

/** The view of SecondFactor that is shown: the code of the app, the list of methods, or a code that was sent. */
export type SecondFactorView = 'app' | 'methods' | 'passcode';

/** The view that is shown. */
export const viewAtom = atom<SecondFactorView>('app');

/** The code of an authenticator app, as typed so far. */
export const appCodeAtom = secretAtom();

/** A recovery code, as typed so far. */
export const recoveryCodeAtom = secretAtom();

/** True on a telephone or a tablet, where the authenticator app is most likely on the same device. Read once for each store. */
export const isPhoneAtom = atom(() => matchMedia('(pointer: coarse) and (hover: none)').matches);

import { atom } from 'jotai/vanilla';
import { secretAtom } from '../core/screen/secret.atoms';
import { secondsLeft, type Stretch } from '../core/time/countdown';
import { now } from '../core/time/timing';
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

/** The seconds for which an authenticator app shows a code (RFC 6238). */
const stepSeconds = 30;

const untilAtom = atom<Stretch>({ endsAt: 0, seconds: 0 });

/** Seconds until the app shows its next code, after one that was used already. */
export const nextCodeInAtom = secondsLeft(untilAtom);

/** Waits for the app's next code: it comes with each half minute of the clock. */
export const waitForNextCodeAtom = atom(null, (_get, set) => {
  const seconds = stepSeconds - (Math.floor(Date.now() / 1_000) % stepSeconds);
  set(untilAtom, { seconds, endsAt: now() + seconds * 1_000 });
});

import { atom } from 'jotai/vanilla';
import { secondsLeft, type Stretch } from '../core/time/countdown';
import { now } from '../core/time/now';

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

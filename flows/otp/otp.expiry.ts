import { atom, type Setter } from 'jotai/vanilla';
import { announceAtom } from '../core/words/announce.atoms';
import { countdown } from '../core/time/countdown';
import { sayAtom, type Say } from '../core/words/words.atoms';
import { otpMessages } from './otp.messages';

const expiry = countdown((get, set, left, before) => {
  // A tab that slept may have passed several; only where it woke is worth saying.
  const passed = [0, 30, 60].find((second) => left <= second && before > second);
  if (passed === undefined) return;
  const say = get(sayAtom)(otpMessages);
  set(announceAtom, left === 0 ? say('otp.expired') : spoken(say, left));
});

/** Seconds until the newest passcode expires. */
export const secondsLeftAtom = expiry.secondsLeftAtom;

/** Whether it has. */
export const isExpiredAtom = atom((get) => get(secondsLeftAtom) === 0);

/** Begins the expiry of a new passcode and says how long it is; the rest is said at 1:00, at 0:30 and at the end. */
export const startExpiryAtom = atom(null, (get, set: Setter, seconds: number) => {
  set(expiry.startAtom, seconds);
  set(announceAtom, spoken(get(sayAtom)(otpMessages), seconds));
});

function spoken(say: Say<typeof otpMessages>, seconds: number): string {
  if (seconds >= 60) return say('otp.spokenMinutes', { count: Math.round(seconds / 60) });
  return say('otp.spokenSeconds', { count: seconds });
}

import { atom } from 'jotai/vanilla';
import { secondsLeft } from '../core/time/countdown';
import { announceAtom } from '../core/words/announce.atoms';
import { sayAtom, type Say } from '../core/words/words.atoms';
import { otpAtom } from './otp.atoms';
import { otpMessages } from './otp.messages';

const lifeAtom = atom((get) => {
  const otp = get(otpAtom);
  if (otp.status === 'unsent') return { endsAt: 0, seconds: 0 };
  return { endsAt: otp.passcode.expiresAt, seconds: otp.passcode.seconds };
});

/** Seconds until the newest passcode expires. They are announced at the start, at 1:00, at 0:30 and at the end. */
export const secondsLeftAtom = secondsLeft(lifeAtom, (get, set, left, before) => {
  const say = get(sayAtom)(otpMessages);
  if (left > before) return set(announceAtom, announcedTime(say, left));
  // A tab that slept may have passed several; only the current one is announced.
  const passed = [0, 30, 60].some((second) => left <= second && before > second);
  if (passed) set(announceAtom, left === 0 ? say('otp.expired') : announcedTime(say, left));
});

/** The expiry of the passcode: true once it has passed. */
export const isExpiredAtom = atom((get) => get(secondsLeftAtom) === 0);

function announcedTime(say: Say<typeof otpMessages>, seconds: number): string {
  if (seconds >= 60) return say('otp.announcedMinutes', { count: Math.round(seconds / 60) });
  return say('otp.announcedSeconds', { count: seconds });
}

import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import type { Answer } from '../core/provider/provider';
import { type Action, action, type ActionDefinition } from '../core/request/action';
import { secondsLeft, type TimeSpan } from '../core/time/countdown';
import { now } from '../core/time/timing';
import { sayAtom } from '../core/words/words.atoms';
import { otpMessages } from '../otp';

/** The seconds for which an authenticator app shows a code (RFC 6238). */
const stepSeconds = 30;

const untilAtom = atom<TimeSpan>({ endsAt: 0, seconds: 0 });

/** Seconds until the app shows its next code, after one that was used already. */
export const nextCodeInAtom = secondsLeft(untilAtom);

/** Waits for the app's next code: it comes with each half minute of the clock. */
const waitForNextCodeAtom = atom(null, (_get, set) => {
  const seconds = stepSeconds - (Math.floor(Date.now() / 1_000) % stepSeconds);
  set(untilAtom, { seconds, endsAt: now() + seconds * 1_000 });
});

/** The check of a code of an authenticator app. One that was used already starts the wait for the next. */
export function appCodeProof(then: Pick<ActionDefinition<string, Answer>, 'onSuccess' | 'onFailure'>): Action<string> {
  return action<string, Answer>({
    operation: 'totps.authenticate',
    kind: 'authenticate',
    pendingWords: (get) => get(sayAtom)(otpMessages)('otp.verifying'),
    call: (provider, code, { get }) =>
      provider.authenticateTotp({ code, sessionDurationMinutes: get(configAtom).sessionDurationMinutes }),
    onSuccess: then.onSuccess,
    onFailure: (get, set, error, code) => {
      if (error.type === 'totp_code_already_authenticated') set(waitForNextCodeAtom);
      return then.onFailure?.(get, set, error, code);
    },
  });
}

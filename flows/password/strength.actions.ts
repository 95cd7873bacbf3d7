import { atom } from 'jotai/vanilla';
import type { PasswordStrength } from '../core/provider/password-calls';
import type { AnyAction } from '../core/request/action-state';
import { request } from '../core/request/request';
import { clearFailure } from '../core/request/typing';
import { screenSignalAtom } from '../core/screen/screen.atoms';
import { watchTime } from '../core/time/timing';
import { announceAtom } from '../core/words/announce.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { passwordAtom } from './password.atoms';
import { passwordEmailAtom } from './password-user.atoms';
import { announceRatingAtom } from './strength-announcement';
import {
  awaitedCheck,
  newPasswordRefusal,
  shownRulesAtom,
  shownStrengthAtom,
  strengthAnswerAtom,
  strengthAtom,
  textAtom,
} from './strength.atoms';
import { strengthMessages } from './strength.messages';

/** The pause after the last key before the password is checked, in milliseconds. */
const pause = 300;

const isCheckingAtom = atom(false);
const waitingAtom = atom<{ stop(): void }>({ stop: () => undefined });

/**
 * Types a new password; it is checked once the typing pauses. Typing clears a failure of the action that sends it, which
 * was about the sent password.
 */
export const typeNewPasswordAtom = atom(null, (get, set, password: string, action?: AnyAction) => {
  if (action) clearFailure(get, set, action);
  if (!get(passwordAtom)) set(strengthAnswerAtom, { status: 'none' });
  if (password !== get(passwordAtom)) set(textAtom, get(textAtom) + 1);
  set(passwordAtom, password);
  set(scheduleAtom, pause);
});

/** Repeats the check of a password that failed. */
export const recheckAtom = atom(null, (get, set) => {
  if (get(strengthAtom).status === 'failed') set(scheduleAtom, 0);
});

const scheduleAtom = atom(null, (get, set, delay: number) => {
  get(waitingAtom).stop();
  set(waitingAtom, watchTime(get(screenSignalAtom), { [delay]: () => void set(checkAtom) }));
});

const checkAtom = atom(null, async (get, set) => {
  const password = get(passwordAtom);
  // One check at a time: after an answer the current text is checked.
  if (!password || get(isCheckingAtom)) return;
  set(isCheckingAtom, true);
  const text = get(textAtom);
  const email = get(passwordEmailAtom);
  const signal = get(screenSignalAtom);
  const outcome = await request(get, set, {
    operation: 'passwords.strengthCheck',
    call: (provider) => provider.checkPasswordStrength({ ...(email && { email }), password }),
    signal,
  });
  set(isCheckingAtom, false);
  if (signal.aborted) return undefined;
  if (get(textAtom) !== text) return set(scheduleAtom, 0);
  if (!outcome.ok) return set(strengthAnswerAtom, { status: 'failed', text });
  // A user who has pressed Continue waits for this answer, even if the same one was announced before.
  const before = get(awaitedCheck.latestAtom) ? undefined : get(shownStrengthAtom);
  set(strengthAnswerAtom, { status: 'judged', text, strength: outcome.value });
  return set(announceStrengthAtom, before);
});

/** Announces the strength of the current text. */
const announceStrengthAtom = atom(null, (get, set, before?: PasswordStrength) => {
  const state = get(strengthAtom);
  if (state.status === 'judged') set(announceRatingAtom, state.strength, before);
});

/** Continue with an invalid password: shows the reason, and sends nothing. Rules that are not met are announced again. */
export const refuseAtom = atom(null, (get, set) => {
  set(recheckAtom);
  // The press waits for the repeated check. A blur may be that of a press, under which no sentence may go.
  if (get(strengthAtom).status === 'failed') set(strengthAnswerAtom, { status: 'none' });
  if (get(shownRulesAtom).length > 0) set(announceStrengthAtom);
  if (get(strengthAtom).status === 'checking') {
    set(awaitedCheck.refuseAtom);
    set(announceAtom, get(sayAtom)(strengthMessages)('strength.checking'));
  }
  set(newPasswordRefusal.refuseAtom);
});

import { atom } from 'jotai/vanilla';
import type { PasswordStrength } from '../core/provider/password-calls';
import type { AnyAction } from '../core/request/action-state';
import { request } from '../core/request/request';
import { clearFailure } from '../core/request/typing';
import { refusal } from '../core/screen/refusal.atoms';
import { screenSignalAtom } from '../core/screen/screen.atoms';
import { watchTime } from '../core/time/timing';
import { announceAtom } from '../core/words/announce.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { passwordAtom } from './password.atoms';
import { type PasswordRule, rulesAtom } from './password-rules.atoms';
import { passwordEmailAtom } from './password-user.atoms';
import { announceRatingAtom } from './strength-announcement';
import { strengthMessages } from './strength.messages';

/** The pause after the last key before the password is checked, in milliseconds. */
const pause = 300;

/** The answer about a text, by the number of its change, so that no password is kept for comparison. */
type StrengthAnswer =
  | { status: 'none' }
  | { status: 'judged'; text: number; strength: PasswordStrength }
  | { status: 'failed'; text: number };

const strengthAnswerAtom = atom<StrengthAnswer>({ status: 'none' });
const textAtom = atom(0);
const isCheckingAtom = atom(false);
const waitingAtom = atom<{ stop(): void }>({ stop: () => undefined });

/** The strength of the current password. Only an answer about this very text counts. */
export type Strength =
  | { status: 'empty' }
  | { status: 'checking'; last?: PasswordStrength }
  | { status: 'judged'; strength: PasswordStrength }
  | { status: 'failed' };

/** The strength of the new password that is being typed, as far as the server has judged it. */
export const strengthAtom = atom<Strength>((get) => {
  const answer = get(strengthAnswerAtom);
  if (!get(passwordAtom)) return { status: 'empty' };
  if (answer.status === 'none') return { status: 'checking' };
  if (answer.text === get(textAtom)) {
    return answer.status === 'judged' ? { status: 'judged', strength: answer.strength } : { status: 'failed' };
  }
  return answer.status === 'judged' ? { status: 'checking', last: answer.strength } : { status: 'checking' };
});

/** The strength that is shown: that of the current text, or of the one before while this one is checked. */
export const shownStrengthAtom = atom((get): PasswordStrength | undefined => {
  const state = get(strengthAtom);
  if (state.status === 'judged') return state.strength;
  return state.status === 'checking' ? state.last : undefined;
});

/** The rules that are shown: those of luds, and before the first answer, which tells whether they apply (WCAG 3.3.2). */
export const shownRulesAtom = atom((get): readonly PasswordRule[] => {
  const strength = get(shownStrengthAtom);
  const isShown = (strength?.policy ?? 'luds') === 'luds' && get(strengthAtom).status !== 'failed';
  return isShown ? get(rulesAtom)(strength) : [];
});

/** The validity of the new password: true if this very text was checked, and Continue may submit it. */
export const isPasswordValidAtom = atom((get) => {
  const strength = get(strengthAtom);
  return strength.status === 'judged' && strength.strength.isValid;
});

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
  // A user who has pressed Continue waits for this answer, whatever was announced before.
  const before = get(awaitedCheck.latestAtom) ? undefined : get(shownStrengthAtom);
  set(strengthAnswerAtom, { status: 'judged', text, strength: outcome.value });
  return set(announceStrengthAtom, before);
});

/** Announces the strength of the current text. */
const announceStrengthAtom = atom(null, (get, set, before?: PasswordStrength) => {
  const state = get(strengthAtom);
  if (state.status === 'judged') set(announceRatingAtom, state.strength, before);
});

/** The refusal of a password that is not valid yet. A pending or failed check is shown elsewhere. */
export const newPasswordRefusal = refusal((get) => {
  const { status } = get(strengthAtom);
  return !get(isPasswordValidAtom) && status !== 'failed' && status !== 'checking';
});

/** A press on Continue before the check is over. */
export const awaitedCheck = refusal((get) => get(strengthAtom).status === 'checking');

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

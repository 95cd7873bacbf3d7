import { atom } from 'jotai/vanilla';
import type { PasswordStrength } from '../core/provider/password-calls';
import { refusal } from '../core/screen/refusal.atoms';
import { passwordAtom } from './password.atoms';
import { type PasswordRule, rulesAtom } from './password-rules.atoms';

/** The answer about a text, by the number of its change, so that no password is kept for comparison. */
type StrengthAnswer =
  | { status: 'none' }
  | { status: 'judged'; text: number; strength: PasswordStrength }
  | { status: 'failed'; text: number };

/** The latest answer. */
export const strengthAnswerAtom = atom<StrengthAnswer>({ status: 'none' });

/** The number of the current text. */
export const textAtom = atom(0);

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

/** The refusal of a password that is not valid yet. A pending or failed check is shown elsewhere. */
export const newPasswordRefusal = refusal((get) => {
  const { status } = get(strengthAtom);
  return !get(isPasswordValidAtom) && status !== 'failed' && status !== 'checking';
});

/** A press on Continue before the check is over. */
export const awaitedCheck = refusal((get) => get(strengthAtom).status === 'checking');

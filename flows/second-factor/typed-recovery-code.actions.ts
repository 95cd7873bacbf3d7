import { atom } from 'jotai/vanilla';
import { toAsciiDigits } from '../../primitives/field/field-text';
import { secretAtom } from '../core/screen/secret.atoms';
import { sendRecoveryCodeAtom, typeAppCodeAtom, verifyAppCode } from './proofs.actions';
import { appCodeAtom } from './second-factor.atoms';

/** The text that was typed into the field for the code of the app, with the letters, which the field does not take. */
const typedAtom = secretAtom();

/** Tells whether a text may be the beginning of a recovery code, and is no code of an app. */
const mayBeRecoveryCode = (text: string) => /^(?=.*[a-z])[a-z\d-]{1,14}$/i.test(toAsciiDigits(text.normalize('NFKC')));

/** The character of the latest key, until the field has its text. */
const pressedAtom = secretAtom();

/** Uses a text in place of the code of the app. Returns false if it is no recovery code. */
const acceptTextAtom = atom(null, (_get, set, text: string): boolean => {
  if (!set(sendRecoveryCodeAtom, text)) return false;
  set(typedAtom, '');
  set(appCodeAtom, '');
  return true;
});

/** Remembers what was typed. Returns true if it is a recovery code, which is used. */
const typeTextAtom = atom(null, (_get, set, text: string): boolean => {
  set(typedAtom, text);
  return mayBeRecoveryCode(text) && set(acceptTextAtom, text);
});

/** Follows a key in the field for the code of the app. A recovery code is used at its last key, as one that is pasted is. */
export const pressKeyAtom = atom(null, (get, set, key: string): void => {
  if (key === 'Enter') return set(typedAtom, '');
  const typed = get(typedAtom);
  const character = key.length === 1 ? key : '';
  set(pressedAtom, character);
  set(typeTextAtom, key === 'Backspace' ? typed.slice(0, -1) : typed + character);
});

/** A text that has come into a field. */
export interface InsertedText {
  /** The text, if the browser tells it. */
  text: string | null;
  /** The content of the field since. */
  content: string;
}

/**
 * Follows a text that comes into the field without keys: a suggestion of a keyboard, dictation, an input method, a password manager.
 * Returns true if a recovery code is complete by it, and is used.
 */
export const insertTextAtom = atom(null, (get, set, { text, content }: InsertedText): boolean => {
  const isOfKey = text !== null && text === get(pressedAtom);
  set(pressedAtom, '');
  // A megabyte is no code, and reading it would block the page.
  if (isOfKey || content.length > 100) return false;
  if ([content, text ?? ''].some((whole) => set(acceptTextAtom, whole))) return true;
  // Six digits are the code of the app, also with letters around them.
  const isAppCode = toAsciiDigits(text ?? '').replaceAll(/\D/g, '').length === 6;
  return !isAppCode && text !== null && set(typeTextAtom, get(typedAtom) + text);
});

/** Types into the field for the code of the app. */
export const typeDigitsAtom = atom(null, (get, set, digits: string) => {
  // Emptied at once. Backspace takes back one key.
  if (digits === '' && get(appCodeAtom).length > 1) set(typedAtom, '');
  set(typeAppCodeAtom, digits);
});

/** Checks the code of the app at its last digit. Digits that may be those of a recovery code wait for a press. */
export const completeAppCodeAtom = atom(null, (get, set, digits: string) => {
  if (mayBeRecoveryCode(get(typedAtom))) return undefined;
  set(typedAtom, '');
  return set(verifyAppCode.startAtom, digits);
});

import { atom } from 'jotai/vanilla';
import { toAsciiDigits } from '../../primitives/field/field-text';
import { secretAtom } from '../core/screen/secret.atoms';
import { sendRecoveryCodeAtom, typeAppCodeAtom, verifyAppCode } from './proofs.actions';
import { appCodeAtom } from './second-factor.atoms';

/** The text that was typed into the field for the code of the app, with the letters, which the field does not take. */
const typedAtom = secretAtom();

/** Tells whether a text may be the beginning of a recovery code, and is no code of an app. */
const mayBeRecoveryCode = (text: string) => /^(?=.*[a-z])[a-z\d-]{1,14}$/i.test(toAsciiDigits(text));

/** Follows a key in the field for the code of the app. A recovery code is used at its last key, as one that is pasted is. */
export const pressKeyAtom = atom(null, (get, set, key: string): void => {
  if (key === 'Enter') return set(typedAtom, '');
  const typed = get(typedAtom);
  const next = key === 'Backspace' ? typed.slice(0, -1) : typed + (key.length === 1 ? key : '');
  set(typedAtom, next);
  if (!mayBeRecoveryCode(next) || !set(sendRecoveryCodeAtom, next)) return;
  set(typedAtom, '');
  set(appCodeAtom, '');
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

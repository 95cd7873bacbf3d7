import { atom } from 'jotai/vanilla';
import { refusal } from '../core/screen/refusal.atoms';
import { announceAtom } from '../core/words/announce.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { isPasswordValidAtom, recheckAtom, strengthAtom } from './strength.atoms';
import { strengthMessages } from './strength.messages';

/** The refusal of a password that is not good yet. One that is being judged, or could not be, is told of elsewhere. */
export const newPasswordRefusal = refusal((get) => {
  const { status } = get(strengthAtom);
  return !get(isPasswordValidAtom) && status !== 'failed' && status !== 'checking';
});

/** Continue was pressed before the password is good: it explains itself and sends nothing. */
export const refuseAtom = atom(null, (get, set) => {
  set(recheckAtom);
  if (get(strengthAtom).status === 'checking') set(announceAtom, get(sayAtom)(strengthMessages)('strength.checking'));
  set(newPasswordRefusal.refuseAtom);
});

import { atom } from 'jotai/vanilla';
import { announceAtom } from '../core/words/announce.atoms';
import { departureAtom, focusRequestAtom } from '../core/screen/screen.atoms';
import { sayAtom } from '../core/words/words.atoms';
import { isPasswordValidAtom, recheckAtom, strengthAtom } from './strength.atoms';
import { strengthMessages } from './strength.messages';

const refusalsAtom = atom<{ departure: object; count: number }>({ departure: {}, count: 0 });

/** Why Continue did nothing, and how often it was pressed in vain; nothing once the password is good. */
export const refusalAtom = atom((get) => {
  const { departure, count } = get(refusalsAtom);
  if (count === 0 || departure !== get(departureAtom) || get(isPasswordValidAtom)) return undefined;
  const strength = get(strengthAtom);
  // The breach sentence and the meter below say what is wrong; this says that it must be put right first.
  return strength.status === 'failed' || strength.status === 'checking' ? undefined : { count };
});

/** Continue was pressed before the password is good: it explains itself and sends nothing (`design.md` section 6). */
export const refuseAtom = atom(null, (get, set) => {
  set(recheckAtom);
  if (get(strengthAtom).status === 'checking') set(announceAtom, get(sayAtom)(strengthMessages)('strength.checking'));
  set(refusalsAtom, ({ departure, count }) => {
    const here = get(departureAtom);
    return { departure: here, count: departure === here ? count + 1 : 1 };
  });
  set(focusRequestAtom, { target: 'invalid' });
});

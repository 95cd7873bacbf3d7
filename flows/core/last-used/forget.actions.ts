import { atom } from 'jotai/vanilla';
import { focusRequestAtom } from '../screen/screen.atoms';
import { announceAtom } from '../words/announce.atoms';
import { sayAtom } from '../words/words.atoms';
import { lastUsedMessages } from './last-used.messages';
import { lastUsedAtom, rememberWayAtom } from './last-used.atoms';

/** Forgets the way, says so, and moves focus to where it stands: the button that did it is gone. */
export const forgetAloudAtom = atom(null, (get, set) => {
  const way = get(lastUsedAtom);
  set(rememberWayAtom, '');
  set(announceAtom, get(sayAtom)(lastUsedMessages)('lastUsed.forgotten'));
  set(focusRequestAtom, { target: `key:${way}` });
});

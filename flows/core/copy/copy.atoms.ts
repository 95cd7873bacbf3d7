import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../host/host.atoms';
import { watchTime } from '../time/watch-time';
import { announceAtom } from '../words/announce.atoms';
import { sayAtom } from '../words/words.atoms';
import { copyMessages } from './copy.messages';
import { copyText } from './copy-text';

/** The time for which 'Copied' is shown, in milliseconds. */
const copiedShown = 2_000;

/** The thing whose text was copied a moment ago, by the name or the object it was copied as. */
export const justCopiedAtom = atom<object | string | undefined>(undefined);

/** Copies the text of a thing, says so, and shows so for a moment. A browser that refuses copies nothing. */
export const copyAtom = atom(null, async (get, set, thing: object | string, text: string): Promise<void> => {
  if (!(await copyText(text)) || get(mountSignalAtom).aborted) return;
  set(justCopiedAtom, thing);
  set(announceAtom, get(sayAtom)(copyMessages)('copy.copied'));
  watchTime(get(mountSignalAtom), {
    [copiedShown]: () => {
      if (get(justCopiedAtom) === thing) set(justCopiedAtom, undefined);
    },
  });
});

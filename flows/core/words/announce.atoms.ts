import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { watchTime } from '../time/timing';
import { mountSignalAtom } from '../host/host.atoms';

/** The words of the mount's one polite live region. `serial` changes with each, so the same words are spoken again. */
export interface Announcement {
  /** Words; with an element where a part of them is in another language than the page. */
  text: ReactNode;
  serial: number;
}

const currentAtom = atom<Announcement>({ text: '', serial: 0 });

/** The words to speak, for the live region alone. */
export const announcementAtom = atom((get) => get(currentAtom));

/** The duration of words in the region, in milliseconds: time to be spoken, and then nothing stale is left to be found. */
const staying = 5_000;

/** Speaks to people who do not see the screen (WCAG 4.1.3). Failures speak for themselves, as alerts beside their cause. */
export const announceAtom = atom(null, (get, set, text: ReactNode) => {
  const serial = get(currentAtom).serial + 1;
  set(currentAtom, { text, serial });
  watchTime(get(mountSignalAtom), {
    [staying]: () => {
      if (get(currentAtom).serial === serial) set(currentAtom, { text: '', serial });
    },
  });
});

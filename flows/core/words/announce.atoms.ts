import { atom } from 'jotai/vanilla';
import type { ReactNode } from 'react';
import { watchTime } from '../time/timing';
import { mountSignalAtom } from '../host/host.atoms';

/**
 * The text of the mount's only polite live region. `serial` changes with each, so that the same text is announced
 * again.
 */
export interface Announcement {
  /** The text; a part in another language than the page is an element. */
  text: ReactNode;
  serial: number;
}

const currentAtom = atom<Announcement>({ text: '', serial: 0 });

/** The text to announce, for the live region alone. */
export const announcementAtom = atom((get) => get(currentAtom));

/**
 * The time that a text stays in the region, in milliseconds: long enough to be announced, and removed before it is
 * found as stale.
 */
const shownFor = 5_000;

/** Announces a text to screen readers (WCAG 4.1.3). Failures announce themselves, as alerts beside their cause. */
export const announceAtom = atom(null, (get, set, text: ReactNode) => {
  const serial = get(currentAtom).serial + 1;
  set(currentAtom, { text, serial });
  watchTime(get(mountSignalAtom), {
    [shownFor]: () => {
      if (get(currentAtom).serial === serial) set(currentAtom, { text: '', serial });
    },
  });
});

import { atom } from 'jotai/vanilla';

/** What the mount's one polite live region says. `serial` changes with each, so the same words are spoken again. */
export interface Announcement {
  text: string;
  serial: number;
}

const currentAtom = atom<Announcement>({ text: '', serial: 0 });

/** The words to speak, for the live region alone. */
export const announcementAtom = atom((get) => get(currentAtom));

/** Speaks to people who do not see the screen (WCAG 4.1.3). Failures speak for themselves, as alerts beside their cause. */
export const announceAtom = atom(null, (_get, set, text: string) =>
  set(currentAtom, ({ serial }) => ({ text, serial: serial + 1 })),
);

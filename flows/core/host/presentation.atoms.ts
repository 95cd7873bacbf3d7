import { atom } from 'jotai/vanilla';

/** What a theme says that is not CSS. */
export interface Presentation {
  hideHeaderText: boolean;
  logo?: { src: string; alt: string };
}

/** The parts of the theme that screens arrange themselves by. */
export const presentationAtom = atom<Presentation>({ hideHeaderText: false });

/** Whether the widget stands in a shadow root, ours or the host's: not every browser offers passkeys in a field there. */
export const isInShadowAtom = atom(false);

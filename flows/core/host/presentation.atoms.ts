import { atom } from 'jotai/vanilla';

/** The part of a theme that is not CSS. */
export interface Presentation {
  hideHeaderText: boolean;
  logo?: { src: string; alt: string };
}

/** The parts of the theme that screens arrange themselves by. */
export const presentationAtom = atom<Presentation>({ hideHeaderText: false });

/** The shadow root around the widget, ours or the host's, if any: not every browser offers passkeys in a field there. */
export const isInShadowAtom = atom(false);

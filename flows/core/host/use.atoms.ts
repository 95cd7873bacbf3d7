import { atom } from 'jotai/vanilla';

/**
 * Whether somebody has begun to use the widget, by pointer, touch or keyboard. Until then nothing is fetched that only a
 * press needs: most who see a page never come that far.
 */
export const isUsedAtom = atom(false);

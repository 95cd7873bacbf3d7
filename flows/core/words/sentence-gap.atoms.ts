import { atom } from 'jotai/vanilla';
import { localeAtom } from './words.atoms';

/** The blank between two sentences; Chinese and Japanese set none after their full stop. */
export const sentenceGapAtom = atom((get) => (/^(?:zh|ja)\b/.test(get(localeAtom).tag) ? '' : ' '));

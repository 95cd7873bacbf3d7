import { atom } from 'jotai/vanilla';
import { screenSignalAtom } from '../core/screen/screen.atoms';
import type { Channel } from './contact';

/** The channel whose tab the user has selected; undefined until they select one. */
export const pickedChannelAtom = atom<Channel | undefined>(undefined);

/** Identifies a visit of a contact form: it ends with the screen, and when the user selects another tab. */
export const formVisitAtom = atom((get) => [get(screenSignalAtom), get(pickedChannelAtom)]);

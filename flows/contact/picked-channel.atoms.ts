import { atom } from 'jotai/vanilla';
import type { Channel } from './contact';

/** The channel whose tab the user has selected; undefined until they select one. */
export const pickedChannelAtom = atom<Channel | undefined>(undefined);

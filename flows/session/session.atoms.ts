import { atom } from 'jotai/vanilla';

/** The session that is confirmed: `new` for one that began elsewhere, `known` for one that was there already. */
export const confirmedSessionAtom = atom<'new' | 'known'>('new');

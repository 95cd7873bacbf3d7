import { atom } from 'jotai/vanilla';

/**
 * The session that SessionConfirmation confirms: `new` for the log-in that was waited for, `known` for one that was there
 * already, `other` for another account than was waited for, which a press completes.
 */
export type ConfirmedSession = 'new' | 'known' | 'other';

export const confirmedSessionAtom = atom<ConfirmedSession>('new');

import { atom } from 'jotai/vanilla';

/**
 * The session that SessionConfirmation confirms: `new` for the log-in that was waited for, `known` for one that was there
 * already, `other` for one that nobody here waited for, which is completed by a press.
 */
export type ConfirmedSession = 'new' | 'known' | 'other';

export const confirmedSessionAtom = atom<ConfirmedSession>('new');

import { atom } from 'jotai/vanilla';

/**
 * The creation of a passkey that nothing on the screen shows, from its start (B-OFFER-3). A host's dialog closes meanwhile,
 * and its mount must not end before it.
 */
export const silentCreationAtom = atom<Promise<void> | undefined>(undefined);

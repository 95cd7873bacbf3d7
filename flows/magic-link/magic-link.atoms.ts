import { atom } from 'jotai/vanilla';

/** The magic link on its way, if there is one, and its address. */
export type MagicLink = { status: 'unsent' } | { status: 'sent'; email: string };

export const magicLinkAtom = atom<MagicLink>({ status: 'unsent' });

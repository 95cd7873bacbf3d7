import { atom } from 'jotai/vanilla';

/** Whether a magic link is on its way, and to which address. */
export type MagicLink = { status: 'unsent' } | { status: 'sent'; email: string };

export const magicLinkAtom = atom<MagicLink>({ status: 'unsent' });

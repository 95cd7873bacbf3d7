import { atom } from 'jotai/vanilla';

/** The link on its way to a phone, if there is one, and its number. */
export type TextLink = { status: 'unsent' } | { status: 'sent'; phoneNumber: string };

export const textLinkAtom = atom<TextLink>({ status: 'unsent' });

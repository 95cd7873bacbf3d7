import { atom } from 'jotai/vanilla';

/** Whether a link is on its way to a phone, and to which number. */
export type TextLink = { status: 'unsent' } | { status: 'sent'; phoneNumber: string };

export const textLinkAtom = atom<TextLink>({ status: 'unsent' });

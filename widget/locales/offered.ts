import type { Locale } from '../../flows/core/words/locale';

/** A language that is offered: each is a chunk of its own. */
export interface OfferedLocale {
  tag: string;
  dir: Locale['dir'];
  load(): Promise<Pick<Locale, 'messages' | 'transform'>>;
}

/** The languages of `design.md` section 2, and one that shows which sentences are hard-coded. */
export const offeredLocales = {
  en: { tag: 'en', dir: 'ltr', load: async () => ({ messages: {} }) },
  'en-XA': {
    tag: 'en-XA',
    dir: 'ltr',
    load: async () => ({ messages: {}, transform: (await import('./pseudo')).pseudo }),
  },
} satisfies Record<string, OfferedLocale>;

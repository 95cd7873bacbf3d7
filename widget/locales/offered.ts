import type { Locale } from '../../flows/core/words/locale';
import type { Messages } from '../../flows/core/words/message';
import type { OfferedTag } from './find-tag';

/** A language that is offered: each is a chunk of its own. */
export interface OfferedLocale {
  tag: string;
  dir: Locale['dir'];
  load(): Promise<Pick<Locale, 'messages' | 'transform'>>;
}

/** The file of a language; its `import()` is spelled out below, so that bundlers make it a chunk. */
type Fetch = () => Promise<{ messages: Messages }>;

const offer = (tag: string, dir: Locale['dir'], fetch: Fetch): OfferedLocale => ({
  tag,
  dir,
  load: async () => ({ messages: (await fetch()).messages }),
});

/** The languages that are offered (B-WORDS-2), and one that shows which sentences are hard-coded. */
export const offeredLocales = {
  en: { tag: 'en', dir: 'ltr', load: async () => ({ messages: {} }) },
  es: offer('es', 'ltr', () => import('./es')),
  fr: offer('fr', 'ltr', () => import('./fr')),
  de: offer('de', 'ltr', () => import('./de')),
  it: offer('it', 'ltr', () => import('./it')),
  'pt-BR': offer('pt-BR', 'ltr', () => import('./pt-BR')),
  nl: offer('nl', 'ltr', () => import('./nl')),
  pl: offer('pl', 'ltr', () => import('./pl')),
  cs: offer('cs', 'ltr', () => import('./cs')),
  sv: offer('sv', 'ltr', () => import('./sv')),
  da: offer('da', 'ltr', () => import('./da')),
  nb: offer('nb', 'ltr', () => import('./nb')),
  fi: offer('fi', 'ltr', () => import('./fi')),
  tr: offer('tr', 'ltr', () => import('./tr')),
  ru: offer('ru', 'ltr', () => import('./ru')),
  uk: offer('uk', 'ltr', () => import('./uk')),
  el: offer('el', 'ltr', () => import('./el')),
  ro: offer('ro', 'ltr', () => import('./ro')),
  hu: offer('hu', 'ltr', () => import('./hu')),
  ar: offer('ar', 'rtl', () => import('./ar')),
  he: offer('he', 'rtl', () => import('./he')),
  fa: offer('fa', 'rtl', () => import('./fa')),
  hi: offer('hi', 'ltr', () => import('./hi')),
  th: offer('th', 'ltr', () => import('./th')),
  vi: offer('vi', 'ltr', () => import('./vi')),
  id: offer('id', 'ltr', () => import('./id')),
  ja: offer('ja', 'ltr', () => import('./ja')),
  ko: offer('ko', 'ltr', () => import('./ko')),
  'zh-Hans': offer('zh-Hans', 'ltr', () => import('./zh-Hans')),
  'zh-Hant': offer('zh-Hant', 'ltr', () => import('./zh-Hant')),
  'en-XA': {
    tag: 'en-XA',
    dir: 'ltr',
    load: async () => ({ messages: {}, transform: (await import('./pseudo')).pseudo }),
  },
} satisfies Record<OfferedTag, OfferedLocale>;

import { english, type Locale } from '../../flows/core/words/locale';
import { type OfferedLocale, offeredLocales } from './offered';

/** The offered language that suits best the tags a host asks for, in its order; English when none does. */
export function findLocale(asked: string | readonly string[] | undefined): OfferedLocale {
  for (const tag of typeof asked === 'string' ? [asked] : (asked ?? [])) {
    const found = offerFor(tag);
    if (found) return found;
  }
  return offeredLocales.en;
}

/** Tells whether a language is offered, by its own tag or by another. */
export function isOffered(tag: string): boolean {
  return offerFor(tag) !== undefined;
}

function offerFor(asked: string): OfferedLocale | undefined {
  // Some hosts write `pt_BR`; one without types may give anything.
  const tag = `${asked}`.replaceAll('_', '-');
  const offers: readonly OfferedLocale[] = Object.values(offeredLocales);
  const named = (name: string) => offers.find((offer) => offer.tag.toLowerCase() === name.toLowerCase());
  const [language = '', second = ''] = tag.split('-');
  return named(tag) ?? named(`${language}-${second}`) ?? named(language) ?? named(alias(language.toLowerCase(), tag));
}

/** Languages that are offered under another name: an older one, one of one language in two, or one for how it is written. */
const aliases: Readonly<Record<string, string>> = {
  zh: 'zh-Hans',
  yue: 'zh-Hans',
  no: 'nb',
  nn: 'nb',
  pt: 'pt-BR',
  iw: 'he',
  in: 'id',
  mo: 'ro',
};

/** Tags that say the same in another way. Cantonese is written in traditional letters, but in China. */
function alias(language: string, tag: string): string {
  if (/^(yue(?!-(hans|cn))|zh-(.*-)?(hant|tw|hk|mo))\b/i.test(tag)) return 'zh-Hant';
  return Object.hasOwn(aliases, language) ? (aliases[language] ?? '') : '';
}

/** Fetches a language. When it cannot be had, the widget speaks English rather than not at all. */
export async function loadLocale({ tag, dir, load }: OfferedLocale): Promise<Locale> {
  try {
    return { tag, dir, ...(await load()) };
  } catch {
    return english;
  }
}

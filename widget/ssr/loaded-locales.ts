import { english, type Locale } from '../../flows/core/words/locale';
import { type AskedLocale, chooseLocale, isEnglishAsked } from '../locales/choose-locale';
import { localeFinder } from '../locales/locales.lazy';

/** The loaded languages, by tag: a page has one or two, a server all. */
const known = new Map<string, Locale>();

/** The language that a host requests, if it is loaded; undefined while it has to be fetched. */
export function knownLocale(asked: AskedLocale): Locale | undefined {
  if (isEnglishAsked(asked)) return english;
  const found = localeFinder.value()?.findLocale(asked);
  return found && known.get(found.tag);
}

/** Fetches the requested language. English replaces one that fails to load. */
export async function loadKnownLocale(asked: AskedLocale): Promise<Locale> {
  const locale = await chooseLocale(asked);
  known.set(locale.tag, locale);
  return locale;
}

import { english, type Locale } from '../../flows/core/words/locale';
import { localeFinder } from './locales.lazy';

/** The tags a host asks for, or none. */
export type AskedLocale = string | readonly string[] | undefined;

/** Tells whether a host asks for English, which is always loaded. A page in English never fetches the list of languages. */
export function isEnglishAsked(asked: AskedLocale): boolean {
  const first = typeof asked === 'string' ? asked : asked?.[0];
  return first === undefined || /^en(?:-(?!XA$)|$)/i.test(first);
}

/** The language for what a host asks for; English when it is not offered, or its code cannot be loaded. */
export async function chooseLocale(asked: AskedLocale): Promise<Locale> {
  if (isEnglishAsked(asked)) return english;
  const code = await localeFinder.load();
  return code.ok ? code.value.loadLocale(code.value.findLocale(asked)) : english;
}

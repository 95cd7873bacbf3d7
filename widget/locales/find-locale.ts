import { english, type Locale } from '../../flows/core/words/locale';
import { findTag } from './find-tag';
import { type OfferedLocale, offeredLocales } from './offered';

export { findTag };

/** The offered language that suits best the tags a host asks for, in its order; English when none does. */
export function findLocale(asked: string | readonly string[] | undefined): OfferedLocale {
  for (const tag of typeof asked === 'string' ? [asked] : (asked ?? [])) {
    const found = findTag(tag);
    if (found) return offeredLocales[found];
  }
  return offeredLocales.en;
}

/** Fetches a language. If it cannot be loaded, the widget is in English. */
export async function loadLocale({ tag, dir, load }: OfferedLocale): Promise<Locale> {
  try {
    return { tag, dir, ...(await load()) };
  } catch {
    return english;
  }
}

import type { AskedLocale } from '../locales/choose-locale';
import { type Mistake, mistake } from './mistake';

/** The tags of languages whose English names a host may have written. */
const languageTags = 'en es fr de it pt-BR nl pl cs sv da nb fi tr ru uk el ro hu ar he fa hi th vi id ja ko'.split(
  ' ',
);

/** Finds the tag of the offered language that serves a tag; undefined where none does. */
export type FindTag = (tag: string) => string | undefined;

/** The tag of the language with an English name, such as `english`. */
function tagOf(name: string): string | undefined {
  const names = new Intl.DisplayNames('en', { type: 'language' });
  return languageTags.find((tag) => names.of(tag)?.toLowerCase() === name.toLowerCase());
}

/**
 * The mistakes in the languages that a host requests. A language that only the visitor requests is not the host's
 * mistake.
 */
export function localeMistakes(asked: AskedLocale, findTag: FindTag, visitors: readonly string[]): Mistake[] {
  const tags = typeof asked === 'string' ? [asked] : (asked ?? []);
  const wrong = tags.filter((tag) => !isTag(tag));
  const reported = wrong.map((tag) =>
    mistake(
      'which-is-not-a-language-tag',
      `locale has '${tag}', which is not a language tag (BCP 47): write it as 'de' or 'pt-BR'.`,
    ),
  );
  const [first] = tags;
  const isUsed = tags.some((tag) => wrong.includes(tag) || visitors.includes(tag) || findTag(tag) !== undefined);
  if (first === undefined || isUsed) return reported;
  const meant = tagOf(first);
  const question = meant === undefined ? '' : ` Did you mean '${meant}'?`;
  const named = tags.map((tag) => `'${tag}'`).join(', ');
  return [
    mistake(
      'which-is-not-offered',
      `locale is ${named}, which is not offered, so English is used. docs/words.md lists the languages.${question}`,
    ),
  ];
}

function isTag(tag: string): boolean {
  try {
    // Some hosts write `pt_BR`.
    return Intl.getCanonicalLocales(`${tag}`.replaceAll('_', '-')).length > 0;
  } catch {
    return false;
  }
}

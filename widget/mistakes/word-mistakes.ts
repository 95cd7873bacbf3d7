import type { Message, Messages } from '../../flows/core/words/message';
import { pieces } from '../../flows/core/words/pieces';
import type { AskedLocale } from '../locales/choose-locale';

/** The texts of a message, whatever its form: a host's may be read from anywhere. */
const textsOf = (message: Message | undefined) =>
  Object.values(typeof message === 'string' ? [message] : { ...message }).map(String);

const placeholdersOf = (message: Message | undefined) =>
  new Set(textsOf(message).flatMap((text) => pieces(text).filter((_, index) => index % 2 === 1)));

/** The mistakes in a host's own sentences: ids and placeholders that the widget does not have. */
export function stringMistakes(strings: Messages, words: Messages): string[] {
  return Object.entries(strings).flatMap(([id, message]) => {
    if (!Object.hasOwn(words, id)) return [`strings has '${id}', and no sentence has that id: it is never shown.`];
    const known = placeholdersOf(words[id]);
    const may = known.size > 0 ? `There may be ${[...known].map((name) => `{${name}}`).join(', ')}.` : 'There is none.';
    return [...placeholdersOf(message)]
      .filter((name) => !known.has(name))
      .map((name) => `strings['${id}'] has {${name}}, which is shown as it stands: nothing fills it. ${may}`);
  });
}

/** The mistakes in the languages that a host asks for. One that only the visitor asks for is none of the host's. */
export function localeMistakes(
  asked: AskedLocale,
  isOffered: (tag: string) => boolean,
  visitors: readonly string[],
): string[] {
  const tags = typeof asked === 'string' ? [asked] : (asked ?? []);
  return tags.flatMap((tag) => {
    if (!isTag(tag)) return [`locale has '${tag}', which is no language tag (BCP 47): write it as 'de' or 'pt-BR'.`];
    if (tags.length > 1 || visitors.includes(tag) || isOffered(tag)) return [];
    return [`locale is '${tag}', which is not offered, so English is spoken. docs/words.md lists the languages.`];
  });
}

function isTag(tag: string): boolean {
  try {
    // Some hosts write `pt_BR`.
    return Intl.getCanonicalLocales(`${tag}`.replaceAll('_', '-')).length > 0;
  } catch {
    return false;
  }
}

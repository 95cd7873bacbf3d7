import { type Message, type Messages, type OwnMessages, pieces } from '../../flows/core/words/message';
import { nearestName } from '../../tokens/nearest-name';
import { asObject } from '../host/untyped';
import type { AskedLocale } from '../locales/choose-locale';
import { type Mistake, mistake } from './mistake';

/** The tags of languages whose English names a host may have written. */
const languageTags = 'en es fr de it pt-BR nl pl cs sv da nb fi tr ru uk el ro hu ar he fa hi th vi id ja ko'.split(
  ' ',
);

/** The texts of a message in any form: a host may load its messages from anywhere. */
const textsOf = (message: Message | Messages | undefined) =>
  Object.values(typeof message === 'string' ? [message] : { ...message }).map(String);

const placeholdersOf = (message: Message | Messages | undefined) =>
  new Set(textsOf(message).flatMap((text) => pieces(text).filter((_, index) => index % 2 === 1)));

/** Finds the tag of the offered language that serves a tag; undefined where none does. */
type FindTag = (tag: string) => string | undefined;

/**
 * The mistakes in a host's own messages: ids, placeholders and languages that the widget does not have.
 * @param findTag finds the only tag under which the messages of a language are read. By default every tag is one.
 */
export function stringMistakes(strings: OwnMessages, words: Messages, findTag: FindTag = (tag) => tag): Mistake[] {
  // An id has a dot, and the tag of a language has none.
  return Object.entries(strings).flatMap(([name, given]) => {
    if (name.includes('.') || typeof given === 'string') return mistakesOf('strings', { [name]: given }, words);
    const tag = findTag(name);
    if (tag !== name) return [tagMistake(name, tag)];
    // A language without messages may have no value.
    return mistakesOf(`strings['${name}']`, asObject(given), words);
  });
}

/** The mistake of a tag under which no messages are read, with the tag of that language, if it is offered. */
function tagMistake(name: string, tag: string | undefined): Mistake {
  const reason =
    tag === undefined
      ? 'which is neither the id of a sentence nor a language that is offered.'
      : `whose sentences are never shown, because that language is offered as '${tag}'. Write them under '${tag}'.`;
  return mistake('no-sentence-has-that-id', `strings has '${name}', ${reason}`);
}

/** The mistakes in messages for all languages, or for one. */
function mistakesOf(where: string, messages: OwnMessages, words: Messages): Mistake[] {
  return Object.entries(messages).flatMap(([id, message]) => {
    if (!Object.hasOwn(words, id))
      return [
        mistake(
          'no-sentence-has-that-id',
          `${where} has '${id}', and no sentence has that id: it is never shown.${guess(id, Object.keys(words))}`,
        ),
      ];
    const known = placeholdersOf(words[id]);
    const may = known.size > 0 ? `There may be ${[...known].map((name) => `{${name}}`).join(', ')}.` : 'There is none.';
    return [...placeholdersOf(message)]
      .filter((name) => !known.has(name))
      .map((name) =>
        mistake(
          'which-is-shown-unchanged',
          `${where}['${id}'] has {${name}}, which is shown unchanged: nothing fills it. ${may}`,
        ),
      );
  });
}

/** Suggests a similar name, if there is one. */
function guess(name: string, known: readonly string[]): string {
  const nearest = nearestName(name, known);
  return nearest === undefined ? '' : ` Did you mean '${nearest}'?`;
}

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

import { type Message, type Messages, type OwnMessages, pieces } from '../../flows/core/words/message';
import type { nearestName } from '../../tokens/nearest-name';
import { asObject } from '../host/untyped';
import type { FindTag } from '../mistakes/locale-mistakes';
import { type Mistake, mistake } from '../mistakes/mistake';

/** The texts of a message in any form: a host may load its messages from anywhere. */
const textsOf = (message: Message | Messages | undefined) =>
  Object.values(typeof message === 'string' ? [message] : { ...message }).map(String);

const placeholdersOf = (message: Message | Messages | undefined) =>
  new Set(textsOf(message).flatMap((text) => pieces(text).filter((_, index) => index % 2 === 1)));

/** The functions that find names. The caller has them: as imports they would be in the first screens of a page. */
interface Finders {
  /** Finds the only tag under which the messages of a language are read. Default: every tag is one. */
  findTag?: FindTag;
  /** Finds the id that was probably meant. Default: none. */
  nearestOf?: typeof nearestName;
}

/** The mistakes in a host's own messages: ids, placeholders and languages that the widget does not have. */
export function stringMistakes(
  strings: OwnMessages,
  words: Messages,
  { findTag = (tag) => tag, nearestOf = () => undefined }: Finders = {},
): Mistake[] {
  const mistakesOf = mistakesIn(words, nearestOf);
  // An id has a dot, and the tag of a language has none.
  return Object.entries(strings).flatMap(([name, given]) => {
    if (name.includes('.') || typeof given === 'string') return mistakesOf('strings', { [name]: given });
    const tag = findTag(name);
    if (tag !== name) return [tagMistake(name, tag)];
    // A language without messages may have no value.
    return mistakesOf(`strings['${name}']`, asObject(given));
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

/** Finds the mistakes in messages for all languages, or for one. */
function mistakesIn(words: Messages, nearestOf: typeof nearestName) {
  return (where: string, messages: OwnMessages): Mistake[] =>
    Object.entries(messages).flatMap(([id, message]) => {
      if (!Object.hasOwn(words, id)) {
        const nearest = nearestOf(id, Object.keys(words));
        const question = nearest === undefined ? '' : ` Did you mean '${nearest}'?`;
        const sentence = `${where} has '${id}', and no sentence has that id: it is never shown.${question}`;
        return [mistake('no-sentence-has-that-id', sentence)];
      }
      const known = placeholdersOf(words[id]);
      const may =
        known.size > 0 ? `There may be ${[...known].map((name) => `{${name}}`).join(', ')}.` : 'There is none.';
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

import type * as t from '@babel/types';
import type { Message } from '../../flows/core/words/message';
import { messages } from '../../widget/locales/nl';
import { stringMistakes } from '../../widget/development/string-mistakes';
import { convertMessage } from './convert-message';
import { type Entry, entriesOf, literalText, unknownPartsOf } from './nodes';
import { providerStrings, type WordMeaning } from './provider-strings';
import { noteComments } from './comments';
import { removeProperty } from './removed-properties';
import { replace, type Source, addNote, textOf } from './source';
import { quoted } from './write-object';

/** Rewrites the host's own messages in place: their ids, and placeholders of another format. */
export function rewriteStrings(source: Source, strings: t.ObjectExpression): void {
  if (source.done.has(strings)) return;
  source.done.add(strings);
  for (const part of unknownPartsOf(strings))
    addNote(source, 'lost', part, `"${textOf(source, part)}" stays as it was: its ids are not written here.`);
  for (const entry of entriesOf(strings)) {
    const why = rewriteSentence(source, entry);
    if (why === undefined) continue;
    addNote(source, 'lost', entry.property, `the sentence "${entry.key}" is not carried over: ${why}.`);
    removeProperty(source, strings, entry.property);
  }
}

/** Rewrites one message, or notes why it cannot be converted. */
function rewriteSentence(source: Source, { key, property, value }: Entry): string | undefined {
  const meaning: WordMeaning | undefined = Object.entries(providerStrings).find(([id]) => id === key)?.[1];
  // One of our ids is unchanged.
  if (meaning === undefined) return Object.hasOwn(messages, key) ? undefined : 'there is no such id';
  if (typeof meaning === 'string') return meaning;
  const text = literalText(value);
  let written = textOf(source, value);
  if (text === undefined)
    addNote(source, 'look', property, `"${key}" is carried over unread: its placeholders may be others.`);
  else {
    const converted = convertMessage(text);
    if ('why' in converted) return converted.why;
    const [mistake] = meaning.flatMap((id) => stringMistakes({ [id]: converted.message }, messages));
    if (mistake !== undefined) return mistake.sentence.replace(/\.$/, '');
    if (converted.message !== text) written = messageText(source, converted.message);
  }
  const replacement = meaning.map((id) => `${quoted(source, id)}: ${written}`).join(', ');
  noteComments(source, property, `the sentence "${key}"`, replacement);
  replace(source, property, replacement);
  return undefined;
}

function messageText(source: Source, message: Message): string {
  if (typeof message === 'string') return quoted(source, message);
  const forms = Object.entries(message).map(([form, text]) => {
    return `${source.isData ? JSON.stringify(form) : form}: ${quoted(source, text)}`;
  });
  return `{ ${forms.join(', ')} }`;
}

/** Tells whether an object contains messages by the provider's ids. */
export const hasProviderIds = (object: t.ObjectExpression): boolean =>
  entriesOf(object).some(({ key }) => key.includes('.') && Object.hasOwn(providerStrings, key));

import { atom } from 'jotai/vanilla';
import { english, type Locale } from './locale';
import {
  fillIn,
  type Filling,
  type Message,
  type Messages,
  type OwnMessages,
  ownMessagesIn,
  type Placeholders,
  pluralForm,
} from './message';

/** The language of this mount. */
export const localeAtom = atom<Locale>(english);

/** The host's own sentences. They win over ours. */
export const stringsAtom = atom<OwnMessages>({});

/** The template of a message, in the host's words, the language's, or English. */
export const templateAtom = atom((get) => {
  const { tag, messages, transform } = get(localeAtom);
  const strings = ownMessagesIn(tag, get(stringsAtom));
  return (id: string, inEnglish: Message, count?: unknown): string => {
    const own = strings[id];
    const template = pluralForm(own ?? messages[id] ?? inEnglish, count, tag);
    return transform && own === undefined ? transform(template) : template;
  };
});

/** The values for a message's placeholders; a message without placeholders takes none. */
export type Values<Given, Value = string | number> = [Placeholders<Given>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Given>, Value>>];

/** Returns the text of a message of one flow's list. */
export type Say<List extends Messages> = <Id extends keyof List & string>(
  id: Id,
  ...values: Values<List[Id]>
) => string;

/** Returns the function that says the messages of a list. */
export type SayIn = <List extends Messages>(list: List) => Say<List>;

/**
 * A function that returns the text of a message, with its placeholders filled in. Pass it a list of messages first:
 * `get(sayAtom)({ 'code.title': 'A code is on its way to {address}' })('code.title', { address })`.
 */
export const sayAtom = atom((get) => {
  const template = get(templateAtom);
  const fill = fillIn(get(localeAtom).tag);
  return <List extends Messages>(list: List): Say<List> =>
    (id, ...[values]) => {
      const given: Filling = values ?? {};
      return fill(template(id, list[id] ?? '', given['count']), given);
    };
});

/** The space between two sentences; Chinese and Japanese use none after their full stop. */
export const sentenceGapAtom = atom((get) => (/^(?:zh|ja)\b/.test(get(localeAtom).tag) ? '' : ' '));

import { atom } from 'jotai/vanilla';
import { english, type Locale } from './locale';
import { fillIn, type Filling, type Message, type Messages, type Placeholders, pluralForm } from './message';

/** The language of this mount. */
export const localeAtom = atom<Locale>(english);

/** The host's own sentences: by id for every language, and by the tag of one language those of that one. */
export type OwnMessages = Readonly<Record<string, Message | Messages>>;

/** The host's own sentences. They win over ours. */
export const stringsAtom = atom<OwnMessages>({});

/** The template of a message, in the host's words, the language's, or English. */
export const templateAtom = atom((get) => {
  const { tag, messages, transform } = get(localeAtom);
  const given = get(stringsAtom);
  // Those of this language win over those of all. A host's may be read from anywhere.
  const strings: Messages = { ...given, ...Object(given[tag]) };
  return (id: string, inEnglish: Message, count?: unknown): string => {
    const isOwn = Object.hasOwn(strings, id);
    const template = pluralForm((isOwn ? strings[id] : messages[id]) ?? inEnglish, count, tag);
    return transform && !isOwn ? transform(template) : template;
  };
});

/** Values for a message's placeholders; none are asked for where there are none. */
export type Values<Given, Value = string | number> = [Placeholders<Given>] extends [never]
  ? []
  : [values: Readonly<Record<Placeholders<Given>, Value>>];

/** Says a message of one flow's list, in words. */
export type Say<List extends Messages> = <Id extends keyof List & string>(
  id: Id,
  ...values: Values<List[Id]>
) => string;

/** Says messages of any list. */
export type SayIn = <List extends Messages>(list: List) => Say<List>;

/** The function that says a message: `get(sayAtom)(otpMessages)('otp.title')`. */
export const sayAtom = atom((get) => {
  const template = get(templateAtom);
  const fill = fillIn(get(localeAtom).tag);
  return <List extends Messages>(list: List): Say<List> =>
    (id, ...[values]) => {
      const given: Filling = values ?? {};
      return fill(template(id, list[id] ?? '', given['count']), given);
    };
});

/** The blank between two sentences; Chinese and Japanese set none after their full stop. */
export const sentenceGapAtom = atom((get) => (/^(?:zh|ja)\b/.test(get(localeAtom).tag) ? '' : ' '));

import { atom } from 'jotai/vanilla';
import { english, type Locale } from './locale';
import { fill, type Message, type Messages, type Placeholders, pluralForm } from './message';

/** The language of this mount. */
export const localeAtom = atom<Locale>(english);

/** The host's own sentences, by id. They win over every language. */
export const stringsAtom = atom<Messages>({});

/** The template of a message, in the host's words, the language's, or English. */
export const templateAtom = atom((get) => {
  const { tag, messages, transform } = get(localeAtom);
  const strings = get(stringsAtom);
  return (id: string, inEnglish: Message, count?: unknown): string => {
    const own = Object.hasOwn(strings, id) && strings[id];
    // A host's strings may be read from anywhere: what has no form for this count is passed over.
    const ownForm: unknown = own ? pluralForm(own, count, tag) : own;
    if (typeof ownForm === 'string') return ownForm;
    const message = messages[id] ?? inEnglish;
    const template = pluralForm(message, count, tag);
    return transform ? transform(template) : template;
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

/** How a message is said: `get(sayAtom)(otpMessages)('otp.title')`. */
export const sayAtom = atom((get) => {
  const template = get(templateAtom);
  const { tag } = get(localeAtom);
  return <List extends Messages>(list: List): Say<List> =>
    (id, ...[values]) => {
      const given: Readonly<Record<string, string | number>> = values ?? {};
      return fill(template(id, list[id] ?? '', given['count']), given, tag);
    };
});

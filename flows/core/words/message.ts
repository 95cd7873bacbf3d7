/** A sentence by the plural category of its `count` (CLDR). */
export type PluralMessage = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

/** A sentence: text with `{placeholders}`. Plain data, compiled ahead; the browser only fills it in. */
export type Message = string | PluralMessage;

/** Sentences by id. */
export type Messages = Readonly<Record<string, Message>>;

type PlaceholdersIn<Text> = Text extends `${string}{${infer Name}}${infer Rest}` ? Name | PlaceholdersIn<Rest> : never;

/** The names a message must be given values for. */
export type Placeholders<Given> = Given extends string
  ? PlaceholdersIn<Given>
  : Given extends { other: infer Other }
    ? PlaceholdersIn<Other> | 'count'
    : never;

/** The form of a message for its count, in a language. */
export function pluralForm(message: Message, count: unknown, locale: string): string {
  if (typeof message === 'string') return message;
  // A host's may be read from anywhere, and have no form at all.
  return message[new Intl.PluralRules(locale).select(Number(count))] ?? message.other ?? '';
}

/** Values for a message's placeholders, by name. */
export type Filling = Readonly<Record<string, string | number>>;

/** A sentence by the plural category of its `count` (CLDR). */
export type PluralMessage = Readonly<{ other: string } & Partial<Record<Intl.LDMLPluralRule, string>>>;

/** A sentence: text with `{placeholders}`. Plain data, compiled ahead; the browser only fills it in. */
export type Message = string | PluralMessage;

/** Sentences by id. */
export type Messages = Readonly<Record<string, Message>>;

/** The host's own sentences: by id for every language, and by the tag of one language those of that one. */
export type OwnMessages = Readonly<Record<string, Message | Messages>>;

/** The host's own sentences in one language: those of that language win over those of all languages. */
export function ownMessagesIn(language: string, own: OwnMessages): Messages {
  // A host's sentences are not checked by a compiler.
  return { ...own, ...Object(own[language]) };
}

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
  // A host's message is not checked by a compiler, and may have no form at all.
  return message[new Intl.PluralRules(locale).select(Number(count))] ?? message.other ?? '';
}

/** Values for a message's placeholders, by name. */
export type Filling = Readonly<Record<string, string | number>>;

/** Fills the placeholders of a sentence. One without a value stays, so a wrong translation shows and breaks nothing. */
type Fill = (template: string, values: Filling) => string;

/** Letters that run from right to left, and characters that steer direction. */
const turning = /[\p{Bidi_C}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A character that is not of ASCII. It is tested first, because the set above takes a browser long to compile. */
const beyondASCII = /[^\0-\x7f]/;

/**
 * Makes the function that fills placeholders in a language. Numbers have its digits. If the sentence or a value runs
 * from right to left, each text is isolated, so that "Acme Inc." keeps its dot and no name changes the direction of the
 * sentence. Otherwise nothing is added, so that a control's name has no invisible characters.
 */
export function fillIn(tag: string): Fill {
  // The first number format of a page takes many milliseconds, and most first screens have no number.
  let digits: Intl.NumberFormat | undefined;
  return (template, values) => {
    if (!template.includes('{')) return template;
    const texts = [template, ...Object.values(values)].join();
    const isTurned = beyondASCII.test(texts) && turning.test(texts);
    return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (typeof value === 'number') return (digits ??= new Intl.NumberFormat(tag)).format(value);
      return value === undefined ? whole : isTurned ? isolated(value) : value;
    });
  };
}

/** A text in an isolate of its own. An isolate character within it would end that. */
function isolated(text: string): string {
  return `\u2068${text.replaceAll(/[\u2066-\u2069]/g, '')}\u2069`;
}

/** Cuts a template at its placeholders: text at even indexes, names at odd ones. */
export function pieces(template: string): string[] {
  return template.split(/\{(\w+)\}/);
}

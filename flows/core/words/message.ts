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
  return message[new Intl.PluralRules(locale).select(Number(count))] ?? message.other;
}

/** Letters that run from right to left, and characters that steer direction. */
const turning =
  /[\u0590-\u08ff\u200f\u202a-\u202e\u2066-\u2069\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Fills placeholders; one that has no value stays as it is, so a wrong translation is seen and harms nothing. Numbers
 * have the language's digits. Where anything runs from right to left, each text is isolated, so that "Acme Inc." keeps
 * its dot and no name turns the sentence; elsewhere it is left alone, and nothing unseen stands in a control's name.
 */
export function fill(template: string, values: Readonly<Record<string, string | number>>, locale: string): string {
  const isTurned = turning.test(template) || Object.values(values).some((value) => turning.test(`${value}`));
  return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (typeof value === 'number') return new Intl.NumberFormat(locale).format(value);
    return value === undefined ? whole : isTurned ? isolated(value) : value;
  });
}

/** A text whose direction is its own. An isolate of its own would end ours. */
function isolated(text: string): string {
  return `\u2068${text.replaceAll(/[\u2066-\u2069]/g, '')}\u2069`;
}

/** Cuts a template at its placeholders: text at even places, names at odd ones. */
export function pieces(template: string): string[] {
  return template.split(/\{(\w+)\}/);
}

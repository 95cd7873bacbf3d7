import type { Filling } from './message';

/** Fills the placeholders of a sentence. One without a value stays, so a wrong translation shows and breaks nothing. */
type Fill = (template: string, values: Filling) => string;

/** Letters that run from right to left, and characters that steer direction. */
const turning = /[\p{Bidi_C}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A character that is not of ASCII. It is looked for first: the set above takes a browser long to make. */
const beyondASCII = /[^\0-\x7f]/;

/**
 * Makes what fills placeholders in a language. Numbers have its digits. Where the sentence or a value runs from right to
 * left, each text is isolated, so that "Acme Inc." keeps its dot and no name turns the sentence; elsewhere it is left
 * alone, and nothing unseen is in a control's name.
 */
export function fillIn(tag: string): Fill {
  // A browser's first one takes many milliseconds, and most first screens have no number.
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

/** A text whose direction is its own. An isolate of its own would end ours. */
function isolated(text: string): string {
  return `\u2068${text.replaceAll(/[\u2066-\u2069]/g, '')}\u2069`;
}

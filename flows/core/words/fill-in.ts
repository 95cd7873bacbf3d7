import type { Filling } from './message';

/** Fills the placeholders of a sentence. One without a value stays, so a wrong translation shows and breaks nothing. */
type Fill = (template: string, values: Filling) => string;

/** Letters that run from right to left, and characters that steer direction. */
const turning = /[\p{Bidi_C}\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/**
 * Makes what fills placeholders in a language. Numbers have its digits. Where the sentence or a value runs from right to
 * left, each text is isolated, so that "Acme Inc." keeps its dot and no name turns the sentence; elsewhere it is left
 * alone, and nothing unseen stands in a control's name.
 */
export function fillIn(tag: string): Fill {
  const digits = new Intl.NumberFormat(tag);
  return (template, values) => {
    const isTurned = turning.test([template, ...Object.values(values)].join());
    return template.replaceAll(/\{(\w+)\}/g, (whole, name: string) => {
      const value = Object.hasOwn(values, name) ? values[name] : undefined;
      if (typeof value === 'number') return digits.format(value);
      return value === undefined ? whole : isTurned ? isolated(value) : value;
    });
  };
}

/** A text whose direction is its own. An isolate of its own would end ours. */
function isolated(text: string): string {
  return `\u2068${text.replaceAll(/[\u2066-\u2069]/g, '')}\u2069`;
}

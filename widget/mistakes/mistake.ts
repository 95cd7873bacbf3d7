import type { Section } from '../host/sections';

/** A mistake of a developer, as it is reported: once for the page, in the console and to the host's `onError`. */
export interface Mistake {
  /** The cause, the effect, and the remedy. */
  sentence: string;
  /** The section of the documentation that explains it. */
  section: Section;
}

/** Makes a mistake of the section that explains it, and its sentence. */
export const mistake = (section: Section, sentence: string): Mistake => ({ section, sentence });

/** Quotes a value that a host passed in place of another. */
export function quote(value: unknown): string {
  if (typeof value === 'string') return `'${value}'`;
  return typeof value === 'object' && value ? 'an object' : String(value);
}

/**
 * The mistake of a value outside a closed set. An option that was left out has none.
 * @param effect the effect of such a value. By default the first of the set is used.
 */
export function notOneOf(
  path: string,
  known: readonly unknown[],
  given: unknown,
  effect = `'${String(known[0])}' is used.`,
): Mistake[] {
  if (given === undefined || known.includes(given)) return [];
  return [
    mistake('which-is-not-one-of', `${path} is ${quote(given)}, which is not one of: ${known.join(', ')}. ${effect}`),
  ];
}

/** A reason why a mount cannot be used. Its sentence is shown in place of the widget, and reported to each host. */
export interface Problem extends Omit<Mistake, 'section'> {
  /** As of a mistake. Absent where nothing is wrong with the page: without a signed-in user the console says nothing. */
  section?: Section;
  /** The remedy, for the console, where the sentence on the screen does not say it. */
  remedy?: string;
}

import type { Messages } from './message';

/** A language the widget can speak: its tag, its direction and its sentences. */
export interface Locale {
  /** BCP 47, as offered (B-WORDS-2). */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** Sentences by id. What is missing is said in English. */
  messages: Messages;
  /** For the pseudo-locale: changes every sentence before its placeholders are filled. */
  transform?(template: string): string;
}

/** English: the sentences that live beside their flows. */
export const english: Locale = { tag: 'en', dir: 'ltr', messages: {} };

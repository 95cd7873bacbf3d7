import type { Messages } from './message';

/** A language of the widget: its tag, its direction and its sentences. */
export interface Locale {
  /** BCP 47, as offered (B-WORDS-2). */
  tag: string;
  dir: 'ltr' | 'rtl';
  /** Sentences by id. A missing one falls back to English. */
  messages: Messages;
  /** For the pseudo-locale: changes every sentence before its placeholders are filled. */
  transform?(template: string): string;
}

/** English, whose sentences are in the files of their flows. */
export const english: Locale = { tag: 'en', dir: 'ltr', messages: {} };

import type { StoryContext } from '@storybook/react-vite';
import { createStore } from 'jotai/vanilla';
import type { Locale } from '../words/locale';
import { localeAtom, sayAtom, type SayIn } from '../words/words.atoms';

/** The text of a story in the language of the toolbar: `wordsOf(loaded)(otpMessages)('otp.verify')`. */
export function wordsOf(loaded: StoryContext['loaded']): SayIn {
  const store = createStore();
  // The language in the toolbar; a test that renders a story has none.
  const locale: Locale | undefined = loaded['locale'];
  if (locale) store.set(localeAtom, locale);
  return store.get(sayAtom);
}

/** A sentence without its bidi isolates, which it does not have where names are elements. */
export const withoutIsolates = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '');

/** Finds a control by a name that consists of text and elements. */
export const namedAs = (words: string) => (name: string) => withoutIsolates(name) === withoutIsolates(words);

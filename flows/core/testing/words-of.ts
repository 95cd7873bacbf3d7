import type { StoryContext } from '@storybook/react-vite';
import { createStore } from 'jotai/vanilla';
import type { Locale } from '../words/locale';
import { localeAtom, sayAtom, type SayIn } from '../words/words.atoms';

/** The words of a story, in the language that it is looked at in: `wordsOf(loaded)(otpMessages)('otp.verify')`. */
export function wordsOf(loaded: StoryContext['loaded']): SayIn {
  const store = createStore();
  // What the toolbar says; a test that renders a story has none.
  const locale: Locale | undefined = loaded['locale'];
  if (locale) store.set(localeAtom, locale);
  return store.get(sayAtom);
}

/** A sentence without the characters that keep the direction of names to themselves: where names are elements it has none. */
export const withoutIsolates = (words: string) => words.replaceAll(/[\u2066-\u2069]/g, '');

/** Finds a control by a name that is rendered of words and elements. */
export const namedAs = (words: string) => (name: string) => withoutIsolates(name) === withoutIsolates(words);

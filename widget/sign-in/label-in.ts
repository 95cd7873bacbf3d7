import type { Locale } from '../../flows/core/words/locale';
import { signInMessages } from '../../flows/sign-in/sign-in.messages';
import type { Strings } from '../locales/catalogue';

/** The label "Log in" in a host's words, else in a language. */
export function labelIn({ messages }: Locale, strings: Strings | undefined): string {
  const own = strings?.['signIn.logIn'] ?? messages['signIn.logIn'];
  return typeof own === 'string' ? own : signInMessages['signIn.logIn'];
}

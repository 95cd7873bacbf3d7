import { chooseLocale } from '../locales/choose-locale';
import type { SignInOptions } from './sign-in-options';
import type { Locale } from '../../flows/core/words/locale';
import { signInMessages } from '../../flows/sign-in/sign-in.messages';
import type { Strings } from '../locales/catalogue';

/** The label "Log in" in the host's own messages, else in a language. */
export function labelIn({ messages }: Locale, strings: Strings | undefined): string {
  const own = strings?.['signIn.logIn'] ?? messages['signIn.logIn'];
  return typeof own === 'string' ? own : signInMessages['signIn.logIn'];
}

/** The label "Log in" in the host's own messages and language. */
export async function logInLabel({ strings, locale }: Pick<SignInOptions, 'strings' | 'locale'>): Promise<string> {
  return labelIn(await chooseLocale(locale), strings);
}

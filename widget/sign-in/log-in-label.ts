import { signInMessages } from '../../flows/sign-in/sign-in.messages';
import { chooseLocale } from '../locales/choose-locale';
import type { SignInOptions } from './sign-in-options';

/** The label "Log in" in the words and the language of a host. */
export async function logInLabel({ strings, locale }: Pick<SignInOptions, 'strings' | 'locale'>): Promise<string> {
  const own = strings?.['signIn.logIn'];
  if (own !== undefined) return own;
  const translated = (await chooseLocale(locale)).messages['signIn.logIn'];
  return typeof translated === 'string' ? translated : signInMessages['signIn.logIn'];
}

import { chooseLocale } from '../locales/choose-locale';
import { labelIn } from './label-in';
import type { SignInOptions } from './sign-in-options';

/** The label "Log in" in the words and the language of a host. */
export async function logInLabel({ strings, locale }: Pick<SignInOptions, 'strings' | 'locale'>): Promise<string> {
  return labelIn(await chooseLocale(locale), strings);
}

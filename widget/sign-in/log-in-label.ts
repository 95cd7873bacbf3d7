import { chooseLocale } from '../locales/choose-locale';
import { labelInLocale } from './label-in-locale';
import type { SignInOptions } from './sign-in-options';

/** The label "Log in" in the host's own messages and language. */
export async function logInLabel({ strings, locale }: Pick<SignInOptions, 'strings' | 'locale'>): Promise<string> {
  return labelInLocale(await chooseLocale(locale), strings);
}

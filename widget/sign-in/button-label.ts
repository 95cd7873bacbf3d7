import { chooseLocale } from '../locales/choose-locale';
import { labelIn } from './log-in-label';
import type { SignInOptions } from './sign-in-options';

/** The label "Log in" in the host's own messages and language. */
export async function logInLabel({ strings, locale }: Pick<SignInOptions, 'strings' | 'locale'>): Promise<string> {
  return labelIn(await chooseLocale(locale), strings);
}

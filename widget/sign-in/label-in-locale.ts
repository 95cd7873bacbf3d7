import type { Locale } from '../../flows/core/words/locale';
import { ownMessagesIn } from '../../flows/core/words/message';
import { signInMessages } from '../../flows/sign-in/sign-in.messages';
import type { Strings } from '../locales/catalogue';

/** The label "Log in" in the host's own messages, else in a language. */
export function labelInLocale({ tag, messages }: Locale, strings: Strings = {}): string {
  const label = ownMessagesIn(tag, strings)['signIn.logIn'] ?? messages['signIn.logIn'];
  return typeof label === 'string' ? label : signInMessages['signIn.logIn'];
}

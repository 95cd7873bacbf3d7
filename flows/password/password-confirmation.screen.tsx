import { Confirmation } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { passwordMessages } from './password.messages';

/** PasswordConfirmation: signed in, by a password made, used or reset. */
export function PasswordConfirmation() {
  const say = useWords(passwordMessages);
  return <Confirmation title={say('password.confirmationTitle')} text={say('password.confirmationText')} />;
}

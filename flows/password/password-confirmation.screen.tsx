import { CheckIcon } from '../../primitives/icon/check-icon';
import { Text } from '../../primitives/text/text';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { passwordMessages } from './password.messages';

/** PasswordConfirmation: signed in, by a password made, used or reset. */
export function PasswordConfirmation() {
  const say = useWords(passwordMessages);
  return (
    <SubScreen title={say('password.confirmationTitle')} above={<CheckIcon />}>
      <Text>{say('password.confirmationText')}</Text>
    </SubScreen>
  );
}

import { CheckIcon } from '../../primitives/icon/check-icon';
import { Text } from '../../primitives/text/text';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { passkeyMessages } from './passkey.messages';

/** PasskeyConfirmation: signed in with a passkey. */
export function PasskeyConfirmation() {
  const say = useWords(passkeyMessages);
  return (
    <SubScreen title={say('passkey.confirmationTitle')} above={<CheckIcon />}>
      <Text>{say('passkey.confirmationText')}</Text>
    </SubScreen>
  );
}

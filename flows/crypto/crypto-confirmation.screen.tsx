import { CheckIcon } from '../../primitives/icon/check-icon';
import { Text } from '../../primitives/text/text';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { cryptoMessages } from './crypto.messages';

/** CryptoConfirmation: signed in with a wallet. */
export function CryptoConfirmation() {
  const say = useWords(cryptoMessages);
  return (
    <SubScreen title={say('crypto.confirmationTitle')} above={<CheckIcon />}>
      <Text>{say('crypto.confirmationText')}</Text>
    </SubScreen>
  );
}

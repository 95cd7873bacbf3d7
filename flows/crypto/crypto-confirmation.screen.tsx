import { Confirmation } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { cryptoMessages } from './crypto.messages';

/** CryptoConfirmation: signed in with a wallet. */
export function CryptoConfirmation() {
  const say = useWords(cryptoMessages);
  return <Confirmation title={say('crypto.confirmationTitle')} text={say('crypto.confirmationText')} />;
}

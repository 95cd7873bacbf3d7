import { Confirmation } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { passkeyMessages } from './passkey.messages';

/** PasskeyConfirmation: signed in with a passkey. */
export function PasskeyConfirmation() {
  const say = useWords(passkeyMessages);
  return <Confirmation title={say('passkey.confirmationTitle')} text={say('passkey.confirmationText')} />;
}

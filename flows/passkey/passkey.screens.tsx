import { Confirmation } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { passkeyMessages } from './passkey.messages';

// The other screen after a log-in; those of managing passkeys come with their mount.
export { PasskeyOffer } from '../passkey-offer';

/** PasskeyConfirmation: signed in with a passkey. */
export function PasskeyConfirmation() {
  const say = useWords(passkeyMessages);
  return <Confirmation text={say('passkey.confirmationText')} />;
}

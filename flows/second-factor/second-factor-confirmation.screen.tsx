import { Confirmation } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { sessionMessages } from '../session';
import { secondFactorMessages } from './second-factor.messages';

/** SecondFactorConfirmation: logged in, and the second factor is set up. */
export function SecondFactorConfirmation() {
  const say = useWords(secondFactorMessages);
  const saySession = useWords(sessionMessages);
  return (
    <Confirmation title={saySession('session.confirmationTitle')} text={say('secondFactor.isOn')} canGoBack={false} />
  );
}

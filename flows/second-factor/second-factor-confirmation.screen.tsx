import { CheckIcon } from '../../primitives/icon/check-icon';
import { Text } from '../../primitives/text/text';
import { Screen } from '../core/screen/screen';
import { useWords } from '../core/words/use-words';
import { sessionMessages } from '../session';
import { secondFactorMessages } from './second-factor.messages';

/** SecondFactorConfirmation: logged in, and the second factor is set up. */
export function SecondFactorConfirmation() {
  const say = useWords(secondFactorMessages);
  const saySession = useWords(sessionMessages);
  return (
    <Screen title={saySession('session.confirmationTitle')} above={<CheckIcon />}>
      <Text>{say('secondFactor.isOn')}</Text>
    </Screen>
  );
}

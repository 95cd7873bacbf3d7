import { useAtomValue } from 'jotai/react';
import { CheckIcon } from '../../primitives/icon';
import { Text } from '../../primitives/text';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { LoggedInAs } from './logged-in-as';
import { confirmedSessionAtom } from './session.atoms';
import { sessionMessages } from './session.messages';

/** SessionConfirmation: somebody is signed in, by what was done elsewhere or before (B-SESSION-2). */
export function SessionConfirmation() {
  const say = useWords(sessionMessages);
  const session = useAtomValue(confirmedSessionAtom);
  return (
    <SubScreen title={say('session.confirmationTitle')} above={<CheckIcon />}>
      {session === 'new' ? <Text>{say('session.confirmationText')}</Text> : <LoggedInAs />}
    </SubScreen>
  );
}

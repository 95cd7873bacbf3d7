import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { CheckIcon } from '../../primitives/icon/more-icons';
import { Text } from '../../primitives/text/text';
import { ActionStatus } from '../core/request/action-status';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { continueSession } from './greeting.actions';
import { LoggedInAs } from './logged-in-as';
import { confirmedSessionAtom } from './session.atoms';
import { sessionMessages } from './session.messages';
import { greetingWatchAtom } from './session-watch.atoms';

/** SessionConfirmation: an account is signed in, by what was done elsewhere or before (B-SESSION-1, B-SESSION-2). */
export function SessionConfirmation() {
  const say = useWords(sessionMessages);
  const session = useAtomValue(confirmedSessionAtom);
  if (session === 'other') return <OtherSession />;
  return (
    <SubScreen title={say('session.confirmationTitle')} above={<CheckIcon />}>
      {session === 'new' ? <Text>{say('session.confirmationText')}</Text> : <LoggedInAs />}
    </SubScreen>
  );
}

/** A session of another account than was waited for here: it is named, and nothing is complete before a press. */
function OtherSession() {
  useAtomValue(greetingWatchAtom);
  const say = useWords(sessionMessages);
  const goOn = useSetAtom(continueSession.startAtom);
  const isPending = useAtomValue(continueSession.stateAtom).status === 'pending';
  return (
    <SubScreen title={say('session.greetingTitle')}>
      <LoggedInAs />
      <ActionStatus action={continueSession}>
        <Button rank="primary" isBusy={isPending} onClick={() => void goOn()}>
          {say('session.continue')}
        </Button>
      </ActionStatus>
    </SubScreen>
  );
}

import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { CheckIcon } from '../../primitives/icon/more-icons';
import { Stack } from '../../primitives/stack/stack';
import { Text } from '../../primitives/text/text';
import { ActionButton } from '../core/request/action-button';
import { ActionStatus } from '../core/request/action-status';
import { Screen } from '../core/screen/screen';
import { goBackAtom } from '../core/screen/screen.atoms';
import { SubScreen } from '../core/screen/sub-screen';
import { logInMessages } from '../core/words/late.messages';
import { useWords } from '../core/words/use-words';
import { continueSession, logoutWatchAtom } from './greeting.actions';
import { LoggedInAs } from './logged-in-as';
import { sessionAnnouncementAtom } from './session-announcement.atoms';
import { confirmedSessionAtom } from './session.atoms';
import { sessionMessages } from './session.messages';

export { greetAtom } from './greeting.actions';

/** SessionConfirmation: an account is signed in, in another tab or from before (B-SESSION-1, B-SESSION-2). */
export function SessionConfirmation() {
  useAtomValue(sessionAnnouncementAtom);
  const say = useWords(logInMessages);
  const session = useAtomValue(confirmedSessionAtom);
  if (session === 'other') return <OtherSession />;
  return (
    <SubScreen title={say('core.successTitle')} above={<CheckIcon />}>
      {session === 'new' ? <Text>{say('core.loggedInText')}</Text> : <LoggedInAs />}
    </SubScreen>
  );
}

/** The session of an unexpected account: it is named, and completes only at a press. */
function OtherSession() {
  useAtomValue(logoutWatchAtom);
  const say = useWords(sessionMessages);
  const sayLogIn = useWords(logInMessages);
  const goOn = useSetAtom(continueSession.startAtom);
  return (
    <SubScreen title={say('session.greetingTitle')}>
      <LoggedInAs />
      <ActionStatus action={continueSession}>
        <ActionButton action={continueSession} onClick={() => void goOn()}>
          {sayLogIn('core.continue')}
        </ActionButton>
      </ActionStatus>
    </SubScreen>
  );
}

/** SessionGreeting: shown in place of Main to a user who is logged in already, where the host wants it (B-SESSION-3). */
export function SessionGreeting() {
  useAtomValue(logoutWatchAtom);
  const say = useWords(sessionMessages);
  const sayLogIn = useWords(logInMessages);
  const goOn = useSetAtom(continueSession.startAtom);
  const goToMain = useSetAtom(goBackAtom);
  return (
    <Screen title={say('session.greetingTitle')}>
      <LoggedInAs />
      <Stack gap="item">
        <ActionStatus action={continueSession}>
          <ActionButton action={continueSession} onClick={() => void goOn()}>
            {sayLogIn('core.continue')}
          </ActionButton>
        </ActionStatus>
        <Button rank="secondary" onClick={() => void goToMain()}>
          {say('session.useAnother')}
        </Button>
      </Stack>
    </Screen>
  );
}

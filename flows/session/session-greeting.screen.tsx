import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Stack } from '../../primitives/stack/stack';
import { ActionStatus } from '../core/request/action-status';
import { Screen } from '../core/screen/screen';
import { goBackAtom } from '../core/screen/screen.atoms';
import { useWords } from '../core/words/use-words';
import { continueSession } from './greeting.actions';
import { LoggedInAs } from './logged-in-as';
import { sessionMessages } from './session.messages';
import { greetingWatchAtom } from './session-watch.atoms';

/** SessionGreeting: shown in place of Main to a user who is logged in already, where the host wants it (B-SESSION-3). */
export function SessionGreeting() {
  useAtomValue(greetingWatchAtom);
  const say = useWords(sessionMessages);
  const goOn = useSetAtom(continueSession.startAtom);
  const goToMain = useSetAtom(goBackAtom);
  const isPending = useAtomValue(continueSession.stateAtom).status === 'pending';
  return (
    <Screen title={say('session.greetingTitle')}>
      <LoggedInAs />
      <Stack gap="item">
        <ActionStatus action={continueSession}>
          <Button rank="primary" isBusy={isPending} onClick={() => void goOn()}>
            {say('session.continue')}
          </Button>
        </ActionStatus>
        <Button rank="secondary" onClick={() => void goToMain()}>
          {say('session.useAnother')}
        </Button>
      </Stack>
    </Screen>
  );
}

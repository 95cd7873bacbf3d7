import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { Spinner } from '../../primitives/spinner/spinner';
import { ActionStatus } from '../core/request/action-status';
import { goBackAtom } from '../core/screen/screen.atoms';
import { SubScreen } from '../core/screen/sub-screen';
import { coreMessages } from '../core/words/core.messages';
import { logInMessages } from '../core/words/late.messages';
import { useWords } from '../core/words/use-words';
import { isLinkUseless, loggingIn, startLoginLinkAtom } from './password-reset.actions';
import { passwordResetMessages } from './password-reset.messages';

/** 'Logging in...' while the link is being used; its failure, and the next step. */
export function LoggingIn() {
  const say = useWords(passwordResetMessages);
  const sayLogIn = useWords(logInMessages);
  const sayCore = useWords(coreMessages);
  const state = useAtomValue(loggingIn.stateAtom);
  const tryAgain = useSetAtom(startLoginLinkAtom);
  const goBack = useSetAtom(goBackAtom);
  const isPending = state.status === 'pending';
  return (
    <SubScreen
      title={sayLogIn(isPending ? 'core.loggingIn' : 'core.notLoggedInTitle')}
      above={isPending && <Spinner isLarge />}
    >
      <ActionStatus action={loggingIn}>
        {!isPending && !isLinkUseless(state) && (
          <Button rank="secondary" onClick={() => void tryAgain()}>
            {sayCore('core.tryAgain')}
          </Button>
        )}
      </ActionStatus>
      {!isPending && <Button onClick={() => void goBack()}>{say('passwordReset.goToLogin')}</Button>}
    </SubScreen>
  );
}

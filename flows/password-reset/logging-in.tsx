import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button';
import { Spinner } from '../../primitives/spinner';
import { ActionProblem, ActionServerMessage } from '../core/request/action-problem';
import { ActionWait } from '../core/request/action-wait';
import { SubScreen } from '../core/screen/sub-screen';
import { coreMessages } from '../core/words/core.messages';
import { useWords } from '../core/words/use-words';
import { followLinkAtom, loginWithToken } from './login-with-token';
import { passwordResetMessages } from './password-reset.messages';
import { ToLogin } from './to-login';

/** 'Logging in...' while the link is being used; what went wrong, and a way on, when it could not be. */
export function LoggingIn() {
  const say = useWords(passwordResetMessages);
  const sayCore = useWords(coreMessages);
  const state = useAtomValue(loginWithToken.stateAtom);
  const tryAgain = useSetAtom(followLinkAtom);
  if (state.status === 'pending') {
    return (
      <SubScreen title={say('passwordReset.loggingIn')} above={<Spinner size={25} />}>
        <ActionWait action={loginWithToken} />
      </SubScreen>
    );
  }
  const isLinkSpent = state.status === 'failed' && state.error.type === 'unable_to_auth_magic_link';
  return (
    <SubScreen title={say('passwordReset.failedTitle')}>
      <ActionProblem action={loginWithToken} />
      <ActionServerMessage action={loginWithToken} />
      {!isLinkSpent && (
        <Button rank="secondary" onClick={() => void tryAgain()}>
          {sayCore('core.tryAgain')}
        </Button>
      )}
      <ToLogin />
    </SubScreen>
  );
}

import { useAtomValue, useSetAtom } from 'jotai/react';
import { Banner } from '../../primitives/banner';
import { ActionProblem } from '../core/request/action-problem';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { NewPasswordForm } from '../password';
import { LoggingIn } from './logging-in';
import { passwordResetMessages } from './password-reset.messages';
import { resetPassword } from './reset-password';
import { resetTokenAtom } from './reset-token.atoms';
import { ToLogin } from './to-login';

/** PasswordResetForm: a link for logging in does so; any other asks for a new password (spec section 2). */
export function PasswordResetFormScreen() {
  const { status } = useAtomValue(resetTokenAtom);
  if (status === 'login') return <LoggingIn />;
  return status === 'missing' ? <MissingToken /> : <ResetForm />;
}

function ResetForm() {
  const say = useWords(passwordResetMessages);
  const reset = useSetAtom(resetPassword.startAtom);
  const state = useAtomValue(resetPassword.stateAtom);
  const isLinkSpent = state.status === 'failed' && state.error.type === 'unable_to_auth_magic_link';
  return (
    <SubScreen title={say('passwordReset.title')}>
      <ActionProblem action={resetPassword} fields={['password']} />
      {isLinkSpent ? (
        <ToLogin />
      ) : (
        <NewPasswordForm action={resetPassword} onSubmit={(password) => void reset(password)} />
      )}
    </SubScreen>
  );
}

function MissingToken() {
  const say = useWords(passwordResetMessages);
  return (
    <SubScreen title={say('passwordReset.title')}>
      <Banner tone="error">{say('passwordReset.missingToken')}</Banner>
      <ToLogin />
    </SubScreen>
  );
}

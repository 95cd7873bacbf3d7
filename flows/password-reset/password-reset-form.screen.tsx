import { useAtomValue, useSetAtom } from 'jotai/react';
import { Banner } from '../../primitives/banner/banner';
import { Button } from '../../primitives/button/button';
import { ActionStatus } from '../core/request/action-status';
import { goBackAtom } from '../core/screen/screen.atoms';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { AskAboutLink, ContinueWithLink } from '../followed-link';
import { NewPasswordForm } from '../password';
import { LoggingIn } from './logging-in';
import { acceptLoginLinkAtom, followLinkAtom, resetPassword, stayAtom } from './password-reset.actions';
import { linkHoldAtom, resetTokenAtom } from './password-reset.atoms';
import { passwordResetMessages } from './password-reset.messages';

/** PasswordResetForm: a log-in link logs in; any other link asks for a new password (B-RESET-2). */
export function PasswordResetForm() {
  const { status } = useAtomValue(resetTokenAtom);
  if (status === 'login') return <LoginLink />;
  return status === 'missing' ? <MissingToken /> : <ResetForm />;
}

function LoginLink() {
  const hold = useAtomValue(linkHoldAtom);
  const follow = useSetAtom(followLinkAtom);
  const accept = useSetAtom(acceptLoginLinkAtom);
  const stay = useSetAtom(stayAtom);
  if (hold === 'press') return <ContinueWithLink onContinue={() => void follow()} />;
  return hold === 'answer' ? <AskAboutLink onUse={() => void accept()} onStay={() => void stay()} /> : <LoggingIn />;
}

function ResetForm() {
  const say = useWords(passwordResetMessages);
  const reset = useSetAtom(resetPassword.startAtom);
  const state = useAtomValue(resetPassword.stateAtom);
  const isLinkSpent = state.status === 'failed' && state.error.type === 'unable_to_auth_magic_link';
  return (
    <SubScreen title={say('passwordReset.title')}>
      {isLinkSpent ? (
        <ActionStatus action={resetPassword}>
          <GoToLogin />
        </ActionStatus>
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
      <GoToLogin />
    </SubScreen>
  );
}

/** The next step after a spent link. */
function GoToLogin() {
  const say = useWords(passwordResetMessages);
  const goBack = useSetAtom(goBackAtom);
  return (
    <Button rank="primary" onClick={() => void goBack()}>
      {say('passwordReset.goToLogin')}
    </Button>
  );
}

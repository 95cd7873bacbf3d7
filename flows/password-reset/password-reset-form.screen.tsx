import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/banner/banner';
import { Button } from '../../primitives/button/button';
import { ActionStatus } from '../core/request/action-status';
import { loginPlaceAtom, returnToLoginAtom } from '../core/screen/login-place.atoms';
import { Screen } from '../core/screen/screen';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { AskAboutLink, ContinueWithLink } from '../followed-link';
import { NewPasswordForm } from '../password';
import { LoggingIn } from './logging-in';
import {
  acceptLoginLinkAtom,
  declineLoginLinkAtom,
  isLinkUseless,
  loginLinkWatchAtom,
  resetPassword,
  startLoginLinkAtom,
} from './password-reset.actions';
import { linkHoldAtom, resetTokenAtom } from './password-reset.atoms';
import { passwordResetMessages } from './password-reset.messages';

/** PasswordResetForm: a log-in link logs in; any other link asks for a new password (B-RESET-2). */
export function PasswordResetForm() {
  const { status } = useAtomValue(resetTokenAtom);
  if (status === 'login' || status === 'loggedIn') return <LoginLink />;
  return status === 'missing' ? <MissingToken /> : <ResetForm />;
}

function LoginLink() {
  const hold = useAtomValue(linkHoldAtom);
  const follow = useSetAtom(startLoginLinkAtom);
  if (hold === 'press') return <ContinueWithLink onContinue={() => void follow()} />;
  if (hold !== 'answer') return <LoggingIn />;
  return <LinkQuestion />;
}

function LinkQuestion() {
  useAtomValue(loginLinkWatchAtom);
  const accept = useSetAtom(acceptLoginLinkAtom);
  const stay = useSetAtom(declineLoginLinkAtom);
  return <AskAboutLink onUse={() => void accept()} onStay={() => void stay()} />;
}

function ResetForm() {
  const reset = useSetAtom(resetPassword.startAtom);
  const state = useAtomValue(resetPassword.stateAtom);
  return (
    <ResetScreen>
      {isLinkUseless(state) ? (
        <ActionStatus action={resetPassword}>
          <GoToLogin />
        </ActionStatus>
      ) : (
        <NewPasswordForm action={resetPassword} onSubmit={(password) => void reset(password)} />
      )}
    </ResetScreen>
  );
}

function MissingToken() {
  const say = useWords(passwordResetMessages);
  return (
    <ResetScreen>
      <Banner tone="error">{say('passwordReset.missingToken')}</Banner>
      <GoToLogin />
    </ResetScreen>
  );
}

/** The screen, with Back where the log-in is in this widget. */
function ResetScreen({ children }: { children: ReactNode }) {
  const say = useWords(passwordResetMessages);
  const Frame = useAtomValue(loginPlaceAtom) === 'here' ? SubScreen : Screen;
  return <Frame title={say('passwordReset.title')}>{children}</Frame>;
}

/** The next step after a spent link; none where the log-in is unknown. */
function GoToLogin() {
  const say = useWords(passwordResetMessages);
  const goToLogin = useSetAtom(returnToLoginAtom);
  if (!useAtomValue(loginPlaceAtom)) return null;
  return <Button onClick={() => void goToLogin()}>{say('passwordReset.goToLogin')}</Button>;
}

import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button/button';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { AlternativeMethods } from './alternative-methods';
import { CurrentPasswordForm } from './current-password-form';
import { LockedEmail } from './locked-email';
import { emptyRefusal, submitLoginAtom, typePasswordAtom } from './password-login.atoms';
import { passwordAtom } from './password.atoms';
import { loginWithPassword, resetToForgot, submitLogin } from './password.actions';
import { passwordMessages } from './password.messages';

/** The form by which a known user logs in with their password. */
export function PasswordLogin({ email }: { email: string }) {
  const say = useWords(passwordMessages);
  const submit = useSetAtom(submitLoginAtom);
  const forget = useSetAtom(resetToForgot.startAtom);
  const isForgetting = useAtomValue(resetToForgot.stateAtom).status === 'pending';
  return (
    <SubScreen title={say('password.loginTitle')}>
      <CurrentPasswordForm
        action={submitLogin}
        password={useAtomValue(passwordAtom)}
        problem={useFieldProblem(loginWithPassword, 'password')}
        empty={useAtomValue(emptyRefusal.latestAtom)}
        onType={useSetAtom(typePasswordAtom)}
        onSubmit={() => void submit(email)}
      >
        <LockedEmail email={email} />
      </CurrentPasswordForm>
      <ActionStatus action={resetToForgot}>
        <Button rank="quiet" isBusy={isForgetting} onClick={() => void forget(email)}>
          {say('password.forgot')}
        </Button>
      </ActionStatus>
      <AlternativeMethods email={email} />
    </SubScreen>
  );
}

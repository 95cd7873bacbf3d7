import { useAtomValue, useSetAtom } from 'jotai/react';
import type { FormEvent } from 'react';
import { Button } from '../../primitives/button';
import { PasswordField } from '../../primitives/password-field';
import { Stack } from '../../primitives/stack';
import { ActionProblem, ActionServerMessage, useFieldProblem } from '../core/request/action-problem';
import { ActionWait } from '../core/request/action-wait';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { LockedEmail } from './locked-email';
import { emptyRefusalAtom, submitLoginAtom, typePasswordAtom } from './password-login.atoms';
import { passwordAtom } from './password.atoms';
import { loginWithPassword } from './password.login';
import { passwordMessages } from './password.messages';
import { resetToBreached, resetToDedupe, resetToForgot } from './password.reset-start';
import { SecondWays } from './second-ways';

/** Somebody known logs in with their password. */
export function PasswordLogin({ email }: { email: string }) {
  const say = useWords(passwordMessages);
  const password = useAtomValue(passwordAtom);
  const type = useSetAtom(typePasswordAtom);
  const submit = useSetAtom(submitLoginAtom);
  const forget = useSetAtom(resetToForgot.startAtom);
  const isPending = useAtomValue(loginWithPassword.stateAtom).status === 'pending';
  const isForgetting = useAtomValue(resetToForgot.stateAtom).status === 'pending';
  const empty = useAtomValue(emptyRefusalAtom);
  const answered = useFieldProblem(loginWithPassword, 'password');
  const problem = empty === undefined ? answered : { error: say('password.required'), errorAttempt: empty };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void submit(email);
  };
  return (
    <SubScreen title={say('password.loginTitle')}>
      <ActionProblem action={loginWithPassword} fields={['password']} />
      <ActionProblem action={resetToForgot} />
      <ActionProblem action={resetToDedupe} />
      <ActionProblem action={resetToBreached} />
      <form noValidate onSubmit={onSubmit}>
        <Stack gap="item">
          <LockedEmail email={email} />
          <PasswordField
            label={say('password.label')}
            name="password"
            autoComplete="current-password"
            showLabel={say('password.show')}
            hideLabel={say('password.hide')}
            isRequired
            value={password}
            onChange={type}
            {...problem}
          />
          <ActionServerMessage action={loginWithPassword} fields={['password']} />
          <Button type="submit" rank="primary" isBusy={isPending}>
            {say('password.continue')}
          </Button>
          <ActionWait action={loginWithPassword} />
          <Button rank="quiet" isBusy={isForgetting} onClick={() => void forget(email)}>
            {say('password.forgot')}
          </Button>
          <ActionServerMessage action={resetToForgot} />
          <ActionWait action={resetToForgot} />
        </Stack>
      </form>
      <SecondWays email={email} />
    </SubScreen>
  );
}

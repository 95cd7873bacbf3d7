import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button';
import { PasswordField } from '../../primitives/password-field';
import { Form } from '../../primitives/form';
import { Stack } from '../../primitives/stack';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { AlternativeMethods } from './alternative-methods';
import { LockedEmail } from './locked-email';
import { emptyRefusal, submitLoginAtom, typePasswordAtom } from './password-login.atoms';
import { passwordAtom } from './password.atoms';
import { loginWithPassword, resetToForgot, submitLogin } from './password.actions';
import { passwordMessages } from './password.messages';

/** The form by which somebody known logs in with their password. */
export function PasswordLogin({ email }: { email: string }) {
  const say = useWords(passwordMessages);
  const password = useAtomValue(passwordAtom);
  const type = useSetAtom(typePasswordAtom);
  const submit = useSetAtom(submitLoginAtom);
  const forget = useSetAtom(resetToForgot.startAtom);
  const isPending = useAtomValue(submitLogin.stateAtom).status === 'pending';
  const isForgetting = useAtomValue(resetToForgot.stateAtom).status === 'pending';
  const empty = useAtomValue(emptyRefusal.latestAtom);
  const answered = useFieldProblem(loginWithPassword, 'password');
  const problem = empty === undefined ? answered : { error: say('password.required'), errorCause: empty };
  return (
    <SubScreen title={say('password.loginTitle')}>
      <ActionStatus action={submitLogin} fields={['password']}>
        <Form onSubmit={() => void submit(email)}>
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
            <Button type="submit" rank="primary" isBusy={isPending}>
              {say('password.continue')}
            </Button>
          </Stack>
        </Form>
      </ActionStatus>
      <ActionStatus action={resetToForgot}>
        <Button rank="quiet" isBusy={isForgetting} onClick={() => void forget(email)}>
          {say('password.forgot')}
        </Button>
      </ActionStatus>
      <AlternativeMethods email={email} />
    </SubScreen>
  );
}

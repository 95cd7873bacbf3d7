import { useAtomValue, useSetAtom } from 'jotai/react';
import { Button } from '../../primitives/button';
import { Form } from '../../primitives/form';
import { PasswordField } from '../../primitives/password-field';
import { Stack } from '../../primitives/stack';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { useWords } from '../core/words/use-words';
import { passwordMessages } from '../password';
import { CancelButton } from './cancel-button';
import { confirmByPassword, emptyPassword, submitPasswordAtom, typePasswordAtom } from './proofs.actions';
import { passwordAtom } from './step-up.atoms';

/** The password is entered. */
export function PasswordView({ email }: { email: string }) {
  const say = useWords(passwordMessages);
  const password = useAtomValue(passwordAtom);
  const type = useSetAtom(typePasswordAtom);
  const submit = useSetAtom(submitPasswordAtom);
  const isPending = useAtomValue(confirmByPassword.stateAtom).status === 'pending';
  const empty = useAtomValue(emptyPassword.latestAtom);
  const answered = useFieldProblem(confirmByPassword, 'password');
  const problem = empty === undefined ? answered : { error: say('password.required'), errorCause: empty };
  return (
    <>
      <ActionStatus action={confirmByPassword} fields={['password']}>
        <Form onSubmit={() => void submit(email)}>
          <Stack gap="item">
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
      <CancelButton action={confirmByPassword} />
    </>
  );
}

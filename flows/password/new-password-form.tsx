import { useAtomValue, useSetAtom } from 'jotai/react';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button/button';
import { Form } from '../../primitives/form/form';
import { Stack } from '../../primitives/stack/stack';
import type { ErrorType } from '../core/provider/errors';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import type { AnyAction } from '../core/request/action';
import { logInMessages } from '../core/words/log-in.messages';
import { useWords } from '../core/words/use-words';
import { NewPasswordField } from './new-password-field';
import { newPasswordRefusal, refuseAtom } from './new-password-form.atoms';
import { passwordAtom } from './password.atoms';
import { passwordMessages } from './password.messages';
import { isPasswordValidAtom } from './strength.atoms';
import { strengthMessages } from './strength.messages';

/** The props of a form for a new password. */
export interface NewPasswordFormProps {
  /** Sends it. */
  action: AnyAction;
  onSubmit(password: string): void;
  /** Sentences in place of the catalogue's. */
  sentences?: Partial<Record<ErrorType, string>>;
  /** Above the password: whose it is, so that a password manager knows. */
  children?: ReactNode;
}

/** A form for a new password: to create an account, or to reset the old one. Continue waits until it is good. */
export function NewPasswordForm({ action, onSubmit, sentences, children }: NewPasswordFormProps) {
  const say = useWords(passwordMessages);
  const sayLogIn = useWords(logInMessages);
  const sayStrength = useWords(strengthMessages);
  const password = useAtomValue(passwordAtom);
  const isValid = useAtomValue(isPasswordValidAtom);
  const refusal = useAtomValue(newPasswordRefusal.latestAtom);
  const refuse = useSetAtom(refuseAtom);
  const isPending = useAtomValue(action.stateAtom).status === 'pending';
  const answered = useFieldProblem(action, 'password', sentences);
  const why = password ? sayStrength('strength.notYet') : say('password.required');
  const problem = refusal === undefined ? answered : { error: why, errorCause: refusal };
  const submit = () => {
    if (isValid) onSubmit(password);
    else refuse();
  };
  return (
    <ActionStatus action={action} fields={['password']}>
      <Form onSubmit={submit}>
        <Stack gap="item">
          {children}
          <NewPasswordField {...problem} />
          <Button type="submit" rank="primary" isBusy={isPending} isBlocked={!isValid} onBlockedPress={() => refuse()}>
            {sayLogIn('core.continue')}
          </Button>
        </Stack>
      </Form>
    </ActionStatus>
  );
}

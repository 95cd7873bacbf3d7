import { useAtomValue, useSetAtom } from 'jotai/react';
import type { FormEvent, ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { Stack } from '../../primitives/stack';
import { ActionServerMessage, useFieldProblem } from '../core/request/action-problem';
import type { AnyAction } from '../core/request/action';
import { ActionWait } from '../core/request/action-wait';
import { useWords } from '../core/words/use-words';
import { NewPasswordField } from './new-password-field';
import { refusalAtom, refuseAtom } from './new-password-form.atoms';
import { passwordAtom } from './password.atoms';
import { passwordMessages } from './password.messages';
import { isPasswordValidAtom } from './strength.atoms';
import { strengthMessages } from './strength.messages';

/** What a form for a new password needs. */
export interface NewPasswordFormProps {
  /** Sends it. */
  action: AnyAction;
  onSubmit(password: string): void;
  /** Above the password: whose it is, so that a password manager knows. */
  children?: ReactNode;
}

/** A form for a new password: to create an account, or to reset the old one. Continue waits until it is good. */
export function NewPasswordForm({ action, onSubmit, children }: NewPasswordFormProps) {
  const say = useWords(passwordMessages);
  const sayStrength = useWords(strengthMessages);
  const password = useAtomValue(passwordAtom);
  const isValid = useAtomValue(isPasswordValidAtom);
  const refusal = useAtomValue(refusalAtom);
  const refuse = useSetAtom(refuseAtom);
  const isPending = useAtomValue(action.stateAtom).status === 'pending';
  const answered = useFieldProblem(action, 'password');
  const why = password ? sayStrength('strength.notYet') : say('password.required');
  const problem = refusal ? { error: why, errorAttempt: refusal.count } : answered;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isValid) onSubmit(password);
    else refuse();
  };
  return (
    <form noValidate onSubmit={submit}>
      <Stack gap="item">
        {children}
        <NewPasswordField {...problem} />
        <ActionServerMessage action={action} fields={['password']} />
        <Button type="submit" rank="primary" isBusy={isPending} isBlocked={!isValid} onBlockedPress={() => refuse()}>
          {say('password.continue')}
        </Button>
        <ActionWait action={action} />
      </Stack>
    </form>
  );
}

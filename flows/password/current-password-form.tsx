import type { ReactNode } from 'react';
import { Form } from '../../primitives/form/form';
import { PasswordField } from '../../primitives/password-field/password-field';
import { Stack } from '../../primitives/stack/stack';
import type { AnyAction } from '../core/request/action-state';
import { ActionButton } from '../core/request/action-button';
import { ActionStatus, useFieldProblem } from '../core/request/action-status';
import { logInMessages } from '../core/words/late.messages';
import { useWords } from '../core/words/use-words';
import { passwordMessages } from './password.messages';

export interface CurrentPasswordFormProps {
  /** The action that sends it. A failure of it that is about the password is shown at the field. */
  action: AnyAction;
  password: string;
  /** The latest refusal of an empty field, while it still is empty; else undefined. */
  empty: object | undefined;
  onType: (password: string) => void;
  onSubmit: () => void;
  /** The content above the field. Default: nothing. */
  children?: ReactNode;
}

/** The form for a password that the user has. */
export function CurrentPasswordForm(props: CurrentPasswordFormProps) {
  const { action, password, empty, onType, onSubmit, children } = props;
  const say = useWords(passwordMessages);
  const sayLogIn = useWords(logInMessages);
  const problem = useFieldProblem(action, 'password');
  const shown = empty === undefined ? problem : { error: say('password.required'), errorCause: empty };
  return (
    <ActionStatus action={action} fields={['password']}>
      <Form onSubmit={onSubmit}>
        <Stack gap="item">
          {children}
          <PasswordField
            label={say('password.label')}
            name="password"
            autoComplete="current-password"
            showLabel={say('password.show')}
            hideLabel={say('password.hide')}
            isRequired
            value={password}
            onChange={onType}
            {...shown}
          />
          <ActionButton action={action} type="submit">
            {sayLogIn('core.continue')}
          </ActionButton>
        </Stack>
      </Form>
    </ActionStatus>
  );
}

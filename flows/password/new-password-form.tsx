import { useAtomValue, useSetAtom } from 'jotai/react';
import { type ReactNode, useId } from 'react';
import { Form } from '../../primitives/form/form';
import { PasswordField } from '../../primitives/password-field/password-field';
import { Stack } from '../../primitives/stack/stack';
import type { ErrorType } from '../core/provider/errors';
import type { AnyAction } from '../core/request/action-state';
import { ActionButton } from '../core/request/action-button';
import { ActionStatus, type FieldProblem, useFieldProblem } from '../core/request/action-status';
import { logInMessages } from '../core/words/late.messages';
import { useWords } from '../core/words/use-words';
import { passwordAtom, passwordConfigAtom, passwordRules } from './password.atoms';
import { passwordMessages } from './password.messages';
import { PasswordStrengthReport } from './strength-report';
import { recheckAtom, refuseAtom, typeNewPasswordAtom } from './strength.actions';
import { isPasswordValidAtom, newPasswordRefusal, shownRulesAtom } from './strength.atoms';
import { strengthMessages } from './strength.messages';

/** The props of a form for a new password. */
export interface NewPasswordFormProps {
  /** Sends it. */
  action: AnyAction;
  onSubmit(password: string): void;
  /** Sentences in place of the catalogue's. */
  sentences?: Partial<Record<ErrorType, string>>;
  /** The content above the password: its account, so that a password manager knows it. */
  children?: ReactNode;
}

/**
 * A form for a new password: to create an account, or to reset the old one. Continue is blocked until the password is
 * valid.
 */
export function NewPasswordForm({ action, onSubmit, sentences, children }: NewPasswordFormProps) {
  const say = useWords(passwordMessages);
  const sayLogIn = useWords(logInMessages);
  const sayStrength = useWords(strengthMessages);
  const password = useAtomValue(passwordAtom);
  const isValid = useAtomValue(isPasswordValidAtom);
  const refusal = useAtomValue(newPasswordRefusal.latestAtom);
  const refuse = useSetAtom(refuseAtom);
  const notYet = sayStrength('strength.notYet');
  const answered = useFieldProblem(action, 'password', { weak_password: notYet, ...sentences });
  const why = password ? notYet : say('password.required');
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
          <NewPasswordField action={action} {...problem} />
          <ActionButton action={action} type="submit" isBlocked={!isValid} onBlockedPress={() => refuse()}>
            {sayLogIn('core.continue')}
          </ActionButton>
        </Stack>
      </Form>
    </ActionStatus>
  );
}

/** A new password, with the server's rating under it. Its description has the rules, but not which are met: that changes with the text. */
export function NewPasswordField({ action, error, errorCause }: FieldProblem & Pick<NewPasswordFormProps, 'action'>) {
  const say = useWords(passwordMessages);
  const password = useAtomValue(passwordAtom);
  const type = useSetAtom(typeNewPasswordAtom);
  const recheck = useSetAtom(recheckAtom);
  const passwordConfig = useAtomValue(passwordConfigAtom);
  const rulesId = useId();
  const rules = useAtomValue(shownRulesAtom);
  return (
    <>
      <PasswordField
        label={say('password.newLabel')}
        name="new-password"
        autoComplete="new-password"
        showLabel={say('password.show')}
        hideLabel={say('password.hide')}
        minLength={passwordConfig?.ludsMinimumCount}
        passwordRules={passwordRules(passwordConfig)}
        isRequired
        value={password}
        onChange={(text) => type(text, action)}
        onLeave={() => recheck()}
        error={error}
        errorCause={errorCause}
        describedBy={rules.map((_rule, index) => rulesId + index).join(' ')}
      />
      <PasswordStrengthReport rulesId={rulesId} />
    </>
  );
}

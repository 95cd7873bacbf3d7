import { useAtomValue, useSetAtom } from 'jotai/react';
import { PasswordField } from '../../primitives/password-field/password-field';
import type { FieldProblem } from '../core/request/action-status';
import { useWords } from '../core/words/use-words';
import { passwordAtom, passwordConfigAtom, passwordRules } from './password.atoms';
import { passwordMessages } from './password.messages';
import { recheckAtom, typeNewPasswordAtom } from './strength.atoms';
import { PasswordStrengthReport } from './strength-report';

/** A new password and, under it, what the server thinks of it as it is typed. */
export function NewPasswordField({ error, errorCause }: FieldProblem) {
  const say = useWords(passwordMessages);
  const password = useAtomValue(passwordAtom);
  const type = useSetAtom(typeNewPasswordAtom);
  const recheck = useSetAtom(recheckAtom);
  const passwordConfig = useAtomValue(passwordConfigAtom);
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
        onChange={type}
        onLeave={() => recheck()}
        error={error}
        errorCause={errorCause}
      />
      <PasswordStrengthReport />
    </>
  );
}

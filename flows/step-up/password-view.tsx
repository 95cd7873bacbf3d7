import { useAtomValue, useSetAtom } from 'jotai/react';
import { useFieldProblem } from '../core/request/action-status';
import { CurrentPasswordForm } from '../password';
import { CancelButton } from './cancel-button';
import { confirmByPassword, emptyPassword, submitPasswordAtom, typePasswordAtom } from './proofs.actions';
import { passwordAtom } from './step-up.atoms';

/** The password is entered. */
export function PasswordView({ email }: { email: string }) {
  const submit = useSetAtom(submitPasswordAtom);
  return (
    <>
      <CurrentPasswordForm
        action={confirmByPassword}
        password={useAtomValue(passwordAtom)}
        problem={useFieldProblem(confirmByPassword, 'password')}
        empty={useAtomValue(emptyPassword.latestAtom)}
        onType={useSetAtom(typePasswordAtom)}
        onSubmit={() => void submit(email)}
      />
      <CancelButton action={confirmByPassword} />
    </>
  );
}

import { useSetAtom } from 'jotai/react';
import { ActionProblem } from '../core/request/action-problem';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { LockedEmail } from './locked-email';
import { NewPasswordForm } from './new-password-form';
import { createPassword } from './password.create';
import { passwordMessages } from './password.messages';
import { SecondWays } from './second-ways';

/** Somebody new makes a password. */
export function PasswordCreate({ email }: { email: string }) {
  const say = useWords(passwordMessages);
  const create = useSetAtom(createPassword.startAtom);
  return (
    <SubScreen title={say('password.createTitle')}>
      <ActionProblem action={createPassword} fields={['password']} />
      <NewPasswordForm action={createPassword} onSubmit={(password) => void create({ email, password })}>
        <LockedEmail email={email} />
      </NewPasswordForm>
      <SecondWays email={email} />
    </SubScreen>
  );
}

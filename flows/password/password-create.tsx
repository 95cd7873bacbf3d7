import { useSetAtom } from 'jotai/react';
import { SubScreen } from '../core/screen/sub-screen';
import { useWords } from '../core/words/use-words';
import { AlternativeMethods } from './alternative-methods';
import { LockedEmail } from './locked-email';
import { NewPasswordForm } from './new-password-form';
import { createPassword } from './password.actions';
import { passwordMessages } from './password.messages';
import { strengthMessages } from './strength.messages';

/** The form by which a new user makes a password. */
export function PasswordCreate({ email }: { email: string }) {
  const say = useWords(passwordMessages);
  const breached = useWords(strengthMessages)('strength.breached');
  const create = useSetAtom(createPassword.startAtom);
  return (
    <SubScreen title={say('password.createTitle')}>
      <NewPasswordForm
        action={createPassword}
        sentences={{ breached_password: breached }}
        onSubmit={(password) => void create({ email, password })}
      >
        <LockedEmail email={email} />
      </NewPasswordForm>
      <AlternativeMethods email={email} />
    </SubScreen>
  );
}

import { TextField } from '../../primitives/text-field/text-field';
import { emailMessages } from '../contact';
import { useWords } from '../core/words/use-words';

/** The address of the account: locked and copyable, so that a password manager saves or fills the password of it. */
export function LockedEmail({ email }: { email: string }) {
  const say = useWords(emailMessages);
  return (
    <TextField
      label={say('main.emailLabel')}
      name="username"
      type="email"
      autoComplete="username"
      dir="ltr"
      isLocked
      value={email}
      onChange={() => undefined}
    />
  );
}

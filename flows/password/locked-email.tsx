import { TextField } from '../../primitives/text-field/text-field';
import { useWords } from '../core/words/use-words';
import { emailMessages } from '../contact';

/** The address that was given on Main: locked, copyable, and what a password manager saves the password for. */
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

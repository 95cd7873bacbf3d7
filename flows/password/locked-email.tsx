import { TextField } from '../../primitives/text-field/text-field';
import { useWords } from '../core/words/use-words';
import { passwordMessages } from './password.messages';

/** The address that was given on Main: locked, copyable, and what a password manager saves the password for. */
export function LockedEmail({ email }: { email: string }) {
  const say = useWords(passwordMessages);
  return (
    <TextField
      label={say('password.emailLabel')}
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

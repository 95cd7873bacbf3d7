import { useAtomValue } from 'jotai/react';
import { passwordUserAtom } from './password-user.atoms';
import { PasswordCreate } from './password-create';
import { PasswordLogin } from './password-login';

/** PasswordCreateOrLogin: a new user makes a password, a known user uses theirs (B-PASS-1). */
export function PasswordCreateOrLogin() {
  const user = useAtomValue(passwordUserAtom);
  if (user.status === 'unknown') return null;
  return user.type === 'new' ? <PasswordCreate email={user.email} /> : <PasswordLogin email={user.email} />;
}

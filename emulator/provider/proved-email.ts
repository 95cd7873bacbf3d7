import type { Account } from './accounts';
import type { Caller } from './caller';
import type { UserEmail } from './user';

/**
 * Verifies an address by a proof without a password: a link, a code, a social provider. A password that was set before
 * the address was first proved may be that of a stranger, so it must be reset. The session of the proof tells whether
 * it is the owner's own: it has the password among its factors.
 */
export function proveEmail({ user }: Account, email: UserEmail, caller?: Caller): void {
  const isFirst = !email.verified;
  email.verified = true;
  if (isFirst && user.password && !hasPasswordFactor(caller, user.user_id)) user.password.requires_reset = true;
}

function hasPasswordFactor(caller: Caller | undefined, userId: string): boolean {
  const session = caller?.live?.session;
  return session?.user_id === userId && session.authentication_factors.some(({ type }) => type === 'password');
}

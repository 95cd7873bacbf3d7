import type { Account } from '../accounts';
import { ApiError } from '../errors';
import { newId } from '../ids';
import type { Project } from '../project';
import { hashPassword, type PasswordHash } from './hash';
import { ratePassword, wordsOfEmail } from './strength';

/** Hashes a password that the project's policy accepts, or refuses it. */
export async function acceptPassword(project: Project, password: string, email: string): Promise<PasswordHash> {
  const { valid_password, breached_password } = await ratePassword(project, password, wordsOfEmail(email));
  if (breached_password) throw new ApiError('breached_password');
  if (!valid_password) throw new ApiError('weak_password');
  return hashPassword(password);
}

/** Sets the password of an account, the first or a new one. */
export function setPassword(account: Account, passwordHash: PasswordHash): void {
  account.passwordHash = passwordHash;
  account.user.password = {
    password_id: account.user.password?.password_id ?? newId('password'),
    requires_reset: false,
  };
}

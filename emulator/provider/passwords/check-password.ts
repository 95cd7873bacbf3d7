import type { Account } from '../accounts';
import { ApiError } from '../errors';
import type { Project } from '../project';
import { countFailure, refuseLocked } from '../user-lock';
import { hasLeakedSince } from './breached';
import { matchesPassword } from './hash';

/** Refuses every password but the account's own, and its own if it must be reset first. */
export async function checkPassword(project: Project, account: Account, password: string): Promise<void> {
  refuseLocked(account, project.clock);
  if (!account.user.password) throw new ApiError('no_user_password');
  const isWrong = account.passwordHash && !(await matchesPassword(password, account.passwordHash));
  // Other calls may have locked the account while the password was hashed.
  refuseLocked(account, project.clock);
  if (isWrong) {
    countFailure(account, project.clock);
    throw new ApiError('unauthorized_credentials');
  }
  if (hasLeakedSince(project, password)) account.user.password.requires_reset = true;
  if (account.user.password.requires_reset || !account.passwordHash) throw new ApiError('reset_password');
}

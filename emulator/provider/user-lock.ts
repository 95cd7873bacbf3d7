import type { Account } from './accounts';
import type { Clock } from './clock';
import { ApiError } from './errors';

const attemptsAllowed = 10;
const lockMinutes = 60;

/** Refuses a locked account, with any factor: only time lifts a lock. */
export function refuseLocked(account: Account, clock: Clock): void {
  if (account.lockedUntil > clock.now()) throw new ApiError('user_lock_limit_reached');
}

/** Counts a wrong code or password; the tenth in a row locks the account for an hour. */
export function countFailure(account: Account, clock: Clock): void {
  account.failedAttempts += 1;
  if (account.failedAttempts < attemptsAllowed) return;
  account.failedAttempts = 0;
  account.lockedUntil = clock.now() + lockMinutes * 60_000;
}

/** Resets the failure count of a user who has proved their identity. A lock stays. */
export function clearFailures(account: Account): void {
  account.failedAttempts = 0;
}

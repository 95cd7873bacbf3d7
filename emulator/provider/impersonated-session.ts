import type { Account } from './accounts';
import type { Caller } from './caller';
import { ApiError } from './errors';
import type { LiveSession } from './sessions';

/** Tells whether a member of staff acts as the user of a session. */
export const isImpersonated = ({ session }: LiveSession): boolean =>
  session.authentication_factors.some(({ type }) => type === 'impersonated');

/** Refuses a proof of an account to a member of staff who acts as its user: that session gains nothing by it. */
export function refuseImpersonated({ live }: Caller, { user }: Account): void {
  if (live?.session.user_id === user.user_id && isImpersonated(live)) throw new ApiError('session_not_mutable');
}

import { authResult, resultWithoutSession } from '../auth-result';
import { requireSession } from '../caller';
import { readSessionMinutes } from '../durations';
import { ApiError } from '../errors';
import type { AuthenticationFactor } from '../factors';
import { refuseImpersonated } from '../impersonated-session';
import { acceptPassword, setPassword } from '../passwords/set-password';
import { sdkRoute } from '../sdk-route';
import { refuseLocked } from '../user-lock';

const freshFor = 5 * 60_000;

/** The factors that prove the owner of an address or of a password. */
const proofs = new Set(['password knowledge', 'magic_link email', 'otp email']);

/** Sets a new password in a session with a fresh factor, and ends every other session of the user. */
export const passwordsResetBySession = sdkRoute(
  'passwords.resetBySession',
  'POST',
  '/passwords/session/reset',
  async ({ project, caller, body }) => {
    const { live, account } = requireSession(project, caller);
    const { user } = account;
    const password = body.string('password');
    const minutes = readSessionMinutes(body, project);
    refuseImpersonated(caller, account);
    refuseLocked(account, project.clock);
    const isFresh = ({ type, delivery_method, last_authenticated_at }: AuthenticationFactor) =>
      proofs.has(`${type} ${delivery_method}`) && project.clock.now() - Date.parse(last_authenticated_at) < freshFor;
    if (!live.session.authentication_factors.some(isFresh)) throw new ApiError('session_too_old_to_reset_password');
    const passwordHash = await acceptPassword(project, password, user.emails[0]?.email ?? '');
    // Other calls may have locked the account while the password was hashed.
    refuseLocked(account, project.clock);
    setPassword(account, passwordHash);
    project.tokens.revoke(user.user_id, ['reset_password', 'login']);
    project.sessions.revokeAll(user.user_id, live);
    if (minutes === undefined) return resultWithoutSession(account);
    project.sessions.extend(live, minutes);
    return authResult(project, account, live);
  },
);

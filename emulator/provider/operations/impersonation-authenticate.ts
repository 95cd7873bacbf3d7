import { authResult } from '../auth-result';
import { ApiError } from '../errors';
import { impersonatedFactor } from '../factors';
import { impersonatedSessionMinutes } from '../impersonation';
import { sdkRoute } from '../sdk-route';

/** Starts a separate session for a member of staff who acts as a user; it lasts one hour. */
export const impersonationAuthenticate = sdkRoute(
  'impersonation.authenticate',
  'POST',
  '/impersonation/authenticate',
  async ({ project, caller, body }) => {
    const secret = body.string('impersonation_token');
    const impersonation = project.impersonations.find(secret);
    const account = impersonation && project.accounts.byId(impersonation.userId);
    if (!impersonation || !account || !project.impersonations.spend(secret)) {
      throw new ApiError('unable_to_auth_impersonation_token');
    }
    const live = project.sessions.start(account.user.user_id, caller.userAgent);
    project.sessions.addFactor(live, impersonatedFactor(impersonation));
    project.sessions.extend(live, impersonatedSessionMinutes);
    return authResult(project, account, live);
  },
);

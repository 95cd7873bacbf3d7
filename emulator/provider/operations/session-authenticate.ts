import { authResult } from '../auth-result';
import { requireSession } from '../caller';
import { readOptionalSessionMinutes } from '../durations';
import { sdkRoute } from '../sdk-route';

/**
 * Refreshes a session. It is extended only when the request has a duration, and never in a session in which staff act
 * as the user.
 */
export const sessionAuthenticate = sdkRoute(
  'session.authenticate',
  'POST',
  '/sessions/authenticate',
  ({ project, caller, body }) => {
    const minutes = readOptionalSessionMinutes(body);
    const { live, account } = requireSession(project, caller);
    const isImpersonated = live.session.authentication_factors.some(({ type }) => type === 'impersonated');
    if (minutes !== undefined && !isImpersonated) project.sessions.extend(live, minutes);
    return authResult(project, account, live);
  },
);

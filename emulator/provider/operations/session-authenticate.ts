import { authResult } from '../auth-result';
import { requireSession } from '../caller';
import { readSessionMinutes } from '../durations';
import { isImpersonated } from '../impersonated-session';
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
    const minutes = readSessionMinutes(body, project);
    const { live, account } = requireSession(project, caller);
    if (minutes !== undefined && !isImpersonated(live)) project.sessions.extend(live, minutes);
    return authResult(project, account, live);
  },
);

import { authResult } from '../auth-result';
import { requireSession } from '../caller';
import { readOptionalSessionMinutes } from '../durations';
import { sdkRoute } from '../sdk-route';

/** Refreshes a session; it lasts longer only when the request says how long. */
export const sessionAuthenticate = sdkRoute(
  'session.authenticate',
  'POST',
  '/sessions/authenticate',
  ({ project, caller, body }) => {
    const minutes = readOptionalSessionMinutes(body);
    const { live, account } = requireSession(project, caller);
    if (minutes !== undefined) project.sessions.extend(live, minutes);
    return authResult(project, account, live);
  },
);

import { requireSession } from '../caller';
import { sdkRoute } from '../sdk-route';

/** Ends a session. */
export const sessionRevoke = sdkRoute('session.revoke', 'POST', '/sessions/revoke', ({ project, caller }) => {
  const { live } = requireSession(project, caller);
  project.sessions.revoke(live.token);
  return {};
});

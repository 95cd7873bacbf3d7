import { requireSession } from '../caller';
import { sdkRoute } from '../sdk-route';

/** The caller's own user; its members are directly in the envelope. */
export const userGet = sdkRoute(
  'user.get',
  'GET',
  '/users/me',
  ({ project, caller }) => requireSession(project, caller).account.user,
);

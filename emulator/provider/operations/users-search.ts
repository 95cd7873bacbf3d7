import { readEmail } from '../email-address';
import { sdkRoute } from '../sdk-route';

/** Says which way of signing in an address calls for. */
export const usersSearch = sdkRoute('users.search', 'POST', '/users/search', ({ project, body }) => {
  const found = project.accounts.byEmail(readEmail(body.string('email')));
  if (!found) return { userType: 'new' };
  return { userType: found.account.user.password ? 'password' : 'passwordless' };
});

import { readEmail } from '../email-address';
import { sdkRoute } from '../sdk-route';

/** Returns the sign-in method for an address. */
export const usersSearch = sdkRoute('users.search', 'POST', '/users/search', ({ project, body }) => {
  const found = project.accounts.byEmail(readEmail(body.string('email')));
  if (!found) return { userType: 'new' };
  return { userType: found.account.user.password ? 'password' : 'passwordless' };
});

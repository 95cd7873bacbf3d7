import { signIn } from '../auth-result';
import { readSessionMinutes } from '../durations';
import { readEmail } from '../email-address';
import { ApiError } from '../errors';
import { passwordFactor } from '../factors';
import { hasLeakedSince } from '../passwords/breached';
import { matchesPassword } from '../passwords/hash';
import { sdkRoute } from '../sdk-route';
import { countFailure, refuseLocked } from '../user-lock';

/** Signs in with a password. */
export const passwordsAuthenticate = sdkRoute(
  'passwords.authenticate',
  'POST',
  '/passwords/authenticate',
  async ({ project, caller, body }) => {
    const address = readEmail(body.string('email'));
    const password = body.string('password');
    const minutes = readSessionMinutes(body);
    const found = project.accounts.byEmail(address);
    if (!found) throw new ApiError('email_not_found');
    const { account } = found;
    refuseLocked(account, project.clock);
    if (!account.user.password) throw new ApiError('no_user_password');
    if (account.passwordHash && !(await matchesPassword(password, account.passwordHash))) {
      countFailure(account, project.clock);
      throw new ApiError('unauthorized_credentials');
    }
    if (hasLeakedSince(project, password)) account.user.password.requires_reset = true;
    if (account.user.password.requires_reset || !account.passwordHash) throw new ApiError('reset_password');
    return signIn(project, caller, { account, factor: passwordFactor, minutes });
  },
);

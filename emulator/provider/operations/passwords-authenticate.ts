import { signIn } from '../auth-result';
import { readSessionMinutes } from '../durations';
import { readEmail } from '../email-address';
import { ApiError } from '../errors';
import { passwordFactor } from '../factors';
import { checkPassword } from '../passwords/check-password';
import { sdkRoute } from '../sdk-route';

/** Signs in with a password. */
export const passwordsAuthenticate = sdkRoute(
  'passwords.authenticate',
  'POST',
  '/passwords/authenticate',
  async ({ project, caller, body }) => {
    const address = readEmail(body.string('email'));
    const password = body.string('password');
    const minutes = readSessionMinutes(body, project);
    const found = project.accounts.byEmail(address);
    if (!found) throw new ApiError('email_not_found');
    const { account } = found;
    await checkPassword(project, account, password);
    return signIn(project, caller, { account, factor: passwordFactor, minutes });
  },
);

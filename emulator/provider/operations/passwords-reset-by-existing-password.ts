import { signIn } from '../auth-result';
import { readSessionMinutes } from '../durations';
import { readEmail } from '../email-address';
import { ApiError } from '../errors';
import { passwordFactor } from '../factors';
import { refuseImpersonated } from '../impersonated-session';
import { checkPassword } from '../passwords/check-password';
import { acceptPassword, setPassword } from '../passwords/set-password';
import { sdkRoute } from '../sdk-route';
import { refuseLocked } from '../user-lock';

/** Sets a new password with the existing one, ends every session of the user, and signs in. */
export const passwordsResetByExistingPassword = sdkRoute(
  'passwords.resetByExistingPassword',
  'POST',
  '/passwords/existing_password/reset',
  async ({ project, caller, body }) => {
    const address = readEmail(body.string('email'));
    const existing = body.string('existing_password');
    const password = body.string('new_password');
    const minutes = readSessionMinutes(body, project);
    const found = project.accounts.byEmail(address);
    if (!found) throw new ApiError('email_not_found');
    const { account } = found;
    refuseImpersonated(caller, account);
    const { passwordHash: checked } = account;
    await checkPassword(project, account, existing);
    const passwordHash = await acceptPassword(project, password, address);
    // Another call may have locked the account, or replaced the password, while both were hashed.
    refuseLocked(account, project.clock);
    if (account.passwordHash !== checked) throw new ApiError('unauthorized_credentials');
    setPassword(account, passwordHash);
    project.tokens.revoke(account.user.user_id, ['reset_password', 'login']);
    project.sessions.revokeAll(account.user.user_id);
    return signIn(project, { ...caller, live: undefined }, { account, factor: passwordFactor, minutes });
  },
);

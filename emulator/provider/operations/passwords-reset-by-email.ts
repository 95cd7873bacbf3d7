import { signIn } from '../auth-result';
import { readSessionMinutes } from '../durations';
import { ApiError } from '../errors';
import { emailFactor } from '../factors';
import { refuseImpersonated } from '../impersonated-session';
import { acceptPassword, setPassword } from '../passwords/set-password';
import { verifyCodeVerifier } from '../pkce';
import { sdkRoute } from '../sdk-route';
import { refuseLocked } from '../user-lock';

/** Sets a new password with the token of a reset mail, ends every other session of the user, and signs in. */
export const passwordsResetByEmail = sdkRoute(
  'passwords.resetByEmail',
  'POST',
  '/passwords/email/reset',
  async ({ project, caller, body }) => {
    const secret = body.string('token');
    const password = body.string('password');
    const minutes = readSessionMinutes(body, project);
    const token = project.tokens.find(secret, ['reset_password']);
    const found = token && project.accounts.byEmailId(token.emailId);
    if (!found) throw new ApiError('unable_to_auth_password_reset_token');
    refuseImpersonated(caller, found.account);
    refuseLocked(found.account, project.clock);
    await verifyCodeVerifier(token.codeChallenge, body.optionalString('code_verifier'));
    const passwordHash = await acceptPassword(project, password, found.email.email);
    // Other calls may have locked the account while the password was hashed.
    refuseLocked(found.account, project.clock);
    if (!project.tokens.spend(secret)) throw new ApiError('unable_to_auth_password_reset_token');
    // Links of earlier mails, and the other link of this one, are for a password that has been replaced.
    project.tokens.revoke(token.userId, ['reset_password', 'login']);
    setPassword(found.account, passwordHash);
    project.sessions.revokeAll(token.userId, caller.live);
    found.email.verified = true;
    return signIn(project, caller, { account: found.account, factor: emailFactor('magic_link', found.email), minutes });
  },
);

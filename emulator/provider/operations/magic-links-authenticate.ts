import { signIn } from '../auth-result';
import { readSessionMinutes } from '../durations';
import { ApiError } from '../errors';
import { emailFactor } from '../factors';
import { refuseImpersonated } from '../impersonated-session';
import { verifyCodeVerifier } from '../pkce';
import { sdkRoute } from '../sdk-route';

/** Signs in with the token of a magic link, or of the log-in link in a password reset mail. */
export const magicLinksAuthenticate = sdkRoute(
  'magicLinks.authenticate',
  'POST',
  '/magic_links/authenticate',
  async ({ project, caller, body }) => {
    const secret = body.string('token');
    const minutes = readSessionMinutes(body, project);
    const token = project.tokens.find(secret, ['magic_links', 'login']);
    const found = token && project.accounts.byEmailId(token.emailId);
    if (!found) throw new ApiError('unable_to_auth_magic_link');
    refuseImpersonated(caller, found.account);
    // The client tries a verifier of another flow first, so a mismatch must not spend the token.
    await verifyCodeVerifier(token.codeChallenge, body.optionalString('code_verifier'));
    if (!project.tokens.spend(secret)) throw new ApiError('unable_to_auth_magic_link');
    found.email.verified = true;
    const factor = emailFactor('magic_link', found.email);
    return {
      ...(await signIn(project, caller, { account: found.account, factor, minutes })),
      method_id: found.email.email_id,
    };
  },
);

import { signIn } from '../auth-result';
import { readSessionMinutes } from '../durations';
import { ApiError } from '../errors';
import { emailFactor } from '../factors';
import { refuseImpersonated } from '../impersonated-session';
import { verifyCodeVerifier } from '../pkce';
import { proveEmail } from '../proved-email';
import { sdkRoute } from '../sdk-route';
import { refuseLocked } from '../user-lock';

const types = ['magic_links', 'login'] as const;

/** Signs in with the token of a magic link, or of the log-in link in a password reset mail. */
export const magicLinksAuthenticate = sdkRoute(
  'magicLinks.authenticate',
  'POST',
  '/magic_links/authenticate',
  async ({ project, caller, body }) => {
    const secret = body.string('token');
    const minutes = readSessionMinutes(body, project);
    if (!project.tokens.wasIssued(secret, types)) throw new ApiError('magic_link_not_found');
    const token = project.tokens.find(secret, types);
    const found = token && project.accounts.byEmailId(token.emailId);
    if (!found) throw new ApiError('unable_to_auth_magic_link');
    refuseImpersonated(caller, found.account);
    // The client tries a verifier of another flow first, so a mismatch must not spend the token.
    await verifyCodeVerifier(token.codeChallenge, body.optionalString('code_verifier'));
    refuseLocked(found.account, project.clock);
    if (!project.tokens.spend(secret)) throw new ApiError('unable_to_auth_magic_link');
    proveEmail(found.account, found.email, caller);
    const factor = emailFactor('magic_link', found.email);
    return {
      ...(await signIn(project, caller, { account: found.account, factor, minutes })),
      method_id: found.email.email_id,
    };
  },
);

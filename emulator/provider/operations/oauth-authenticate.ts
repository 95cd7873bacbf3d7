import { signIn } from '../auth-result';
import { readSessionMinutes } from '../durations';
import { ApiError } from '../errors';
import { oauthFactor } from '../factors';
import { refuseImpersonated } from '../impersonated-session';
import { providerValues } from '../oauth/provider-values';
import { verifyCodeVerifier } from '../pkce';
import { proveEmail } from '../proved-email';
import { sdkRoute } from '../sdk-route';
import { refuseLocked } from '../user-lock';

/** Signs in with the token of a return from a social provider, or from One Tap. */
export const oauthAuthenticate = sdkRoute(
  'oauth.authenticate',
  'POST',
  '/oauth/authenticate',
  async ({ project, caller, body }) => {
    const secret = body.string('token');
    const minutes = readSessionMinutes(body, project);
    const token = project.oauthTokens.find(secret);
    const account = token && project.accounts.byId(token.userId);
    const registration = account?.user.providers.find(
      ({ oauth_user_registration_id }) => oauth_user_registration_id === token?.registrationId,
    );
    if (!token || !account || !registration) throw new ApiError('oauth_token_not_found');
    refuseImpersonated(caller, account);
    await verifyCodeVerifier(token.codeChallenge, body.optionalString('code_verifier'));
    refuseLocked(account, project.clock);
    if (!project.oauthTokens.spend(secret)) throw new ApiError('oauth_token_not_found');
    const email = account.user.emails.find(({ email_id }) => email_id === token.emailId);
    if (email && token.isProof) proveEmail(account, email, caller);
    const factor = oauthFactor(registration, token.emailId);
    return {
      ...(await signIn(project, caller, { account, factor, minutes })),
      provider_subject: registration.provider_subject,
      provider_type: registration.provider_type,
      profile_picture_url: registration.profile_picture_url,
      locale: registration.locale,
      provider_values: providerValues(token.scopes, project.clock),
    };
  },
);

import { requireSession } from '../caller';
import { ApiError } from '../errors';
import { socialProviders } from '../oauth/providers';
import { sdkRoute } from '../sdk-route';

/** Creates a token by which the caller adds an account with a social provider: for one start of that provider. */
export const oauthAttach = sdkRoute('oauth.attach', 'POST', '/oauth/attach', ({ project, caller, body }) => {
  const { user } = requireSession(project, caller).account;
  const type = body.string('provider');
  if (!Object.hasOwn(socialProviders, type)) throw new ApiError('invalid_oauth_provider');
  return { oauth_attach_token: project.oauthAttachments.issue({ type, userId: user.user_id }, 600) };
});

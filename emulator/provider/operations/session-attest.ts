import { signIn } from '../auth-result';
import type { Caller } from '../caller';
import { readSessionMinutes } from '../durations';
import { ApiError } from '../errors';
import { trustedTokenFactor } from '../factors';
import { type SdkCall, sdkRoute } from '../sdk-route';
import { readTrustedToken } from '../trusted-tokens';

/** Signs in with a token of a server that the project trusts. The token names the user by their e-mail address. */
export const sessionAttest = sdkRoute('session.attest', 'POST', '/sessions/attest', async (call) => {
  const { project, body } = call;
  const profileId = body.string('profile_id');
  const token = body.string('token');
  const minutes = readSessionMinutes(body, project);
  const profile = project.settings.policy.trusted_token_profiles.find(({ profile_id }) => profile_id === profileId);
  if (!profile) throw new ApiError('trusted_token_profile_not_found');
  const caller = await callerOf(call);
  const trusted = await readTrustedToken(token, profile, project.clock);
  if (!trusted) throw new ApiError('invalid_trusted_auth_token');
  const found = project.accounts.byEmail(trusted.email.toLowerCase());
  if (!found) throw new ApiError('user_not_found');
  return signIn(project, caller, { account: found.account, factor: trustedTokenFactor(trusted.id), minutes });
});

/** The caller with the session that the body names, or else that of the Authorization header. */
async function callerOf({ project, caller, body }: SdkCall): Promise<Caller> {
  const token = body.optionalString('session_token');
  const jwt = body.optionalString('session_jwt');
  if (token === undefined && jwt === undefined) return caller;
  const live =
    token === undefined
      ? project.sessions.byId((await project.signJwt.sessionIdOf(jwt ?? '')) ?? '')
      : project.sessions.find(token);
  if (!live) throw new ApiError('session_not_found');
  return { ...caller, live };
}

import { decodeJwt } from 'jose';
import { ApiError } from '../errors';
import { isRegisteredURI, withParameters } from '../idp/redirect-uris';
import { type SdkCall, sdkRoute } from '../sdk-route';

/** Returns whether the user must confirm the log-out, and where they are redirected (OIDC RP-Initiated Logout 1.0). */
export const idpOauthLogoutStart = sdkRoute('idp.oauthLogoutStart', 'POST', '/oauth/logout/start', async (call) => {
  const { project, body } = call;
  const client = project.clients.find(body.string('client_id'));
  if (!client) throw new ApiError('connected_app_not_found', 'The OAuth client could not be found.');
  const address = body.string('post_logout_redirect_uri');
  if (!isRegisteredURI(address, client.post_logout_redirect_uris)) {
    throw new ApiError(
      'connected_app_supplied_redirect_url_not_found_in_client',
      'The post_logout_redirect_uri is not registered for this client.',
    );
  }
  const hint = body.optionalString('id_token_hint');
  const isHinted = hint !== undefined && (await isOwnHint(call, hint, client.client_id));
  const state = body.optionalString('state');
  return {
    consent_required: !client.first_party && !isHinted,
    redirect_uri: withParameters(address, state === undefined ? {} : { state }),
  };
});

/** An ID token hint that this provider signed, for that application, about the signed-in user. It may have expired. */
async function isOwnHint({ project, caller }: SdkCall, hint: string, clientId: string): Promise<boolean> {
  if (!(await project.isOwnIdToken(hint))) throw new ApiError('id_token_invalid');
  const { aud, sub } = decodeJwt(hint);
  if (aud !== clientId) throw new ApiError('id_token_incorrect_audience');
  return sub !== undefined && sub === caller.live?.session.user_id;
}

import { requireSession } from '../caller';
import { ApiError } from '../errors';
import { answeredURI, isGrantable, needsConsent, readAuthorization, requireChallenge } from '../idp/authorization';
import { codeLifetime } from '../idp/authorization-code';
import { sdkRoute } from '../sdk-route';

/**
 * Completes a request. A granted one, or one that needs no consent, gets a code at the requested address. A page answers
 * the latter by itself, with `consent_granted: false` (B-IDP-5). A denied one gets no address, so the user remains on
 * the page and sees the denial. Where `prompt=none` forbids a question, the application receives the reason why there is no code.
 */
export const idpOauthAuthorizeSubmit = sdkRoute(
  'idp.oauthAuthorizeSubmit',
  'POST',
  '/idp/oauth/authorize/submit',
  async (call) => {
    const { project, caller, body } = call;
    const request = await readAuthorization(call);
    requireChallenge(request);
    const { client, redirectURI, resources, codeChallenge, nonce } = request;
    const isGranted = body.optionalBoolean('consent_granted');
    if (isGranted === undefined) throw new ApiError('bad_request', '"consent_granted" must be true or false.');
    const isSilent = request.prompts.has('none');
    if (isSilent && !caller.live) return { redirect_uri: answeredURI(request, project, { error: 'login_required' }) };
    const { account, live } = requireSession(project, caller);
    // A user cannot have answered a question that was not allowed.
    if (needsConsent(request, account, project) && (isSilent || !isGranted)) {
      return { redirect_uri: isSilent ? answeredURI(request, project, { error: 'consent_required' }) : '' };
    }
    const { user_id: userId } = account.user;
    const { session_id: sessionId } = live.session;
    const scopes = request.scopes.filter((scope) => isGrantable(account, client, scope));
    const { id: consentId } = project.consents.add(userId, client.client_id, scopes, resources);
    const code = project.authorizationCodes.issue(
      {
        clientId: client.client_id,
        redirectURI,
        userId,
        sessionId,
        consentId,
        scopes,
        resources,
        codeChallenge,
        nonce,
      },
      codeLifetime,
    );
    return { redirect_uri: answeredURI(request, project, { code }), authorization_code: code };
  },
);

import { ApiError } from '../errors';
import { isGrantable, needsConsent, readAuthorization } from '../idp/authorization';
import { codeLifetime } from '../idp/authorization-code';
import { sdkRoute } from '../sdk-route';

/**
 * Answers a request. Allowed, or not in need of being allowed: a code, at the address that was asked for. Refused: no
 * address, so the user stays and is told.
 */
export const idpOauthAuthorizeSubmit = sdkRoute(
  'idp.oauthAuthorizeSubmit',
  'POST',
  '/idp/oauth/authorize/submit',
  (call) => {
    const { project, body } = call;
    const request = readAuthorization(call);
    const { account, client, redirectURI } = request;
    const isGranted = body.optionalBoolean('consent_granted');
    if (isGranted === undefined) throw new ApiError('bad_request', '"consent_granted" must be true or false.');
    const { user_id: userId } = account.user;
    const scopes = request.scopes.filter((scope) => isGrantable(account, scope));
    if (!isGranted && needsConsent(request, project.consents.of(userId, client.client_id))) return { redirect_uri: '' };
    project.consents.add(userId, client.client_id, scopes);
    const code = project.authorizationCodes.issue(
      {
        clientId: client.client_id,
        redirectURI,
        userId,
        sessionId: request.sessionId,
        scopes,
        codeChallenge: request.codeChallenge,
        nonce: request.nonce,
      },
      codeLifetime,
    );
    const to = new URL(redirectURI);
    to.searchParams.set('code', code);
    if (request.state !== undefined) to.searchParams.set('state', request.state);
    // RFC 9207: against a mix-up of authorization servers.
    to.searchParams.set('iss', project.issuer);
    return { redirect_uri: to.href, authorization_code: code };
  },
);

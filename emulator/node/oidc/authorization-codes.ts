import type { AdapterPayload } from 'oidc-provider';
import { codeLifetime } from '../../provider/idp/authorization-code';
import { newId } from '../../provider/ids';
import type { Project } from '../../provider/project';
import type { Stored } from './stored';

/** The lifetime of a grant without a refresh token, in seconds, if the user's session lasts that long. */
export const grantSeconds = 86_400;

/** Reads a code that the widget received. From then on it is stored here too, so that its second use is recognized. */
export function takeCode(project: Project, stored: Stored, id: string): AdapterPayload | undefined {
  const code = project.authorizationCodes.find(id);
  // Without a secret, only the verifier of a challenge proves that the application itself redeems its code.
  if (!code || (code.codeChallenge === undefined && project.clients.secretOf(code.clientId) === undefined)) {
    return undefined;
  }
  project.authorizationCodes.spend(id);
  const grantId = newId('grant');
  const scope = code.scopes.join(' ');
  const iat = Math.floor(Date.now() / 1_000);
  const owner = { accountId: code.userId, clientId: code.clientId };
  // Offline access does not end with the session (OpenID Connect Core 1.0, section 11).
  const isOffline = code.scopes.includes('offline_access');
  stored.bind(grantId, { consentId: code.consentId, ...(!isOffline && { sessionId: code.sessionId }) });
  stored.put(
    'Grant',
    grantId,
    {
      ...owner,
      kind: 'Grant',
      jti: grantId,
      iat,
      openid: { scope },
      resources: Object.fromEntries(code.resources.map((one) => [one, scope])),
    },
    grantSeconds,
  );
  const payload: AdapterPayload = {
    ...owner,
    kind: 'AuthorizationCode',
    jti: id,
    grantId,
    redirectUri: code.redirectURI,
    scope,
    iat,
    authTime: iat,
    ...(code.resources.length > 0 && { resource: [...code.resources] }),
    ...(code.nonce !== undefined && { nonce: code.nonce }),
    ...(code.codeChallenge !== undefined && { codeChallenge: code.codeChallenge, codeChallengeMethod: 'S256' }),
  };
  stored.put('AuthorizationCode', id, payload, codeLifetime);
  return stored.get('AuthorizationCode', id);
}

import type { Adapter, AdapterPayload } from 'oidc-provider';
import type { OAuthClient } from '../../provider/clients';
import { codeLifetime } from '../../provider/idp/authorization-code';
import { newId } from '../../provider/ids';
import type { Project } from '../../provider/project';
import type { Stored } from './stored';

/** The lifetime of a grant, in seconds, if the user's session lasts that long. */
export const grantSeconds = 86_400;

/**
 * The adapter by which `oidc-provider` finds one kind of object. Applications and codes are in the project, because the
 * widget's calls create them. Tokens and grants are in its own store.
 */
export function createAdapter(project: Project, stored: Stored, kind: string): Adapter {
  const find = (id: string): AdapterPayload | undefined => {
    if (kind === 'Client') {
      const client = project.clients.find(id);
      return client && metadataOf(client);
    }
    return stored.get(kind, id) ?? (kind === 'AuthorizationCode' ? takeCode(project, stored, id) : undefined);
  };
  return {
    upsert: async (id, payload, seconds = grantSeconds) =>
      kind === 'Client' ? project.clients.register(registeredOf(id, payload)) : stored.put(kind, id, payload, seconds),
    find: async (id) => find(id),
    consume: async (id) => stored.consume(kind, id),
    destroy: async (id) => stored.remove(kind, id),
    revokeByGrantId: async (grantId) => stored.removeGrant(grantId),
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

/** An application that registers itself (RFC 7591). It is always a third party. */
function registeredOf(
  id: string,
  { client_name: name, logo_uri: logo, scope, ...metadata }: AdapterPayload,
): OAuthClient {
  return {
    client_id: id,
    client_name: name ?? '',
    ...(logo !== undefined && { client_logo_url: logo }),
    redirect_uris: [...(metadata.redirect_uris ?? [])],
    post_logout_redirect_uris: [...(metadata.post_logout_redirect_uris ?? [])],
    ...(scope !== undefined && { scopes: scope.split(' ') }),
    first_party: false,
    client_type: 'third_party_public',
  };
}

/** A public client: it has no secret, and uses PKCE (OAuth 2.1, section 2.1). */
function metadataOf(client: OAuthClient): AdapterPayload {
  return {
    client_id: client.client_id,
    ...(client.client_name && { client_name: client.client_name }),
    // Only a native one may have a custom scheme, and it may have web addresses beside it.
    application_type: client.redirect_uris.some((address) => !address.startsWith('http')) ? 'native' : 'web',
    redirect_uris: client.redirect_uris,
    post_logout_redirect_uris: client.post_logout_redirect_uris,
    grant_types: ['authorization_code', 'refresh_token'],
    response_types: ['code'],
    token_endpoint_auth_method: 'none',
    id_token_signed_response_alg: 'ES256',
  };
}

/** Reads a code that the widget received. From then on it is stored here too, so that its second use is recognized. */
function takeCode(project: Project, stored: Stored, id: string): AdapterPayload | undefined {
  const code = project.authorizationCodes.find(id);
  if (!code) return undefined;
  project.authorizationCodes.spend(id);
  const grantId = newId('grant');
  const scope = code.scopes.join(' ');
  const iat = Math.floor(Date.now() / 1_000);
  const owner = { accountId: code.userId, clientId: code.clientId };
  stored.bind(grantId, code);
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

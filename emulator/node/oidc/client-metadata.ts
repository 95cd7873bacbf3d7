import type { AdapterPayload, errors } from 'oidc-provider';
import { grantTypes, type OAuthClient } from '../../provider/clients';
import { applicationTypeOf } from '../../provider/idp/redirect-uris';

/** The metadata of an application for `oidc-provider`: without a secret, it is a public client (OAuth 2.1, section 2.1). */
export function metadataOfClient(client: OAuthClient, secret: string | undefined): AdapterPayload {
  return {
    client_id: client.client_id,
    ...(client.client_name && { client_name: client.client_name }),
    ...(secret !== undefined && { client_secret: secret }),
    application_type: applicationTypeOf(client),
    redirect_uris: client.redirect_uris,
    post_logout_redirect_uris: client.post_logout_redirect_uris,
    grant_types: [...(client.grant_types ?? grantTypes)],
    response_types: ['code'],
    token_endpoint_auth_method: secret === undefined ? 'none' : 'client_secret_post',
    id_token_signed_response_alg: 'ES256',
  };
}

/**
 * An application that registers itself (RFC 7591). It is always a public third party.
 * @throws an `InvalidClientMetadata` if it asks for more than such an application can have
 */
export function readRegistration(
  id: string,
  { client_name: name, logo_uri: logo, scope, grant_types: grants = [], ...metadata }: AdapterPayload,
  { InvalidClientMetadata }: typeof errors,
): OAuthClient {
  const scopes = scope?.split(' ');
  if (metadata.token_endpoint_auth_method !== 'none') {
    throw new InvalidClientMetadata('token_endpoint_auth_method must be none');
  }
  if (!grants.includes('authorization_code')) {
    throw new InvalidClientMetadata('grant_types must include authorization_code');
  }
  if (scopes?.includes('full_access')) throw new InvalidClientMetadata('scope must not include full_access');
  return {
    client_id: id,
    client_name: name ?? '',
    ...(logo !== undefined && { client_logo_url: logo }),
    redirect_uris: [...(metadata.redirect_uris ?? [])],
    post_logout_redirect_uris: [...(metadata.post_logout_redirect_uris ?? [])],
    ...(scopes && { scopes }),
    grant_types: grantTypes.filter((one) => grants.includes(one)),
    first_party: false,
    client_type: 'third_party_public',
  };
}

/** The response to an application that registered itself: the metadata that are kept (RFC 7591, section 3.2.1). */
export function registrationOf(client: OAuthClient): object {
  const { application_type: _derived, ...metadata } = metadataOfClient(client, undefined);
  return {
    ...metadata,
    ...(client.client_logo_url !== undefined && { logo_uri: client.client_logo_url }),
    ...(client.scopes && { scope: client.scopes.join(' ') }),
  };
}

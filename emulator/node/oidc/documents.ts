import type { Project } from '../../provider/project';
import { claimsOfScopes } from './claims';

/** The scopes of OpenID Connect, and those of the project's own policy. */
export function scopesOf({ settings }: Project): string[] {
  const own = settings.bootstrap.rbac_policy?.scopes ?? [];
  return ['openid', 'offline_access', 'profile', 'email', 'phone', 'full_access', ...own.map(({ scope }) => scope)];
}

/** The paths of the metadata: one document serves both OpenID Connect and plain OAuth (RFC 8414). */
export const metadataPaths = new Set(['/.well-known/openid-configuration', '/.well-known/oauth-authorization-server']);

/** The methods by which an application can authenticate for its tokens; a public one has none. */
export const authMethods = ['none', 'client_secret_post', 'client_secret_basic'] as const;

/**
 * The metadata for this project: the host's page, where a user decides in the widget, so that applications redirect there,
 * the scopes of any application, and the response modes and claims that the widget and the tokens really have.
 */
export function metadataOf(project: Project): Readonly<Record<string, unknown>> {
  const page = `${project.hostOrigin}/consent`;
  return {
    authorization_endpoint: page,
    end_session_endpoint: page,
    client_id_metadata_document_supported: true,
    response_modes_supported: ['query'],
    claims_supported: ['iss', ...Object.values(claimsOfScopes).flat()],
    revocation_endpoint_auth_methods_supported: authMethods,
    // Only an application of the project's own may ask for full access.
    scopes_supported: scopesOf(project).filter((scope) => scope !== 'full_access'),
  };
}

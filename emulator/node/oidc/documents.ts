import type { Project } from '../../provider/project';

/** The scopes of OpenID Connect, and those of the project's own policy. */
export function scopesOf({ settings }: Project): string[] {
  const own = settings.bootstrap.rbac_policy?.scopes ?? [];
  return ['openid', 'offline_access', 'profile', 'email', 'phone', 'full_access', ...own.map(({ scope }) => scope)];
}

/**
 * The metadata for this project: the host's page, where a user decides in the widget, so that applications redirect there,
 * and the scopes of any application.
 */
export function metadataOf(project: Project): Readonly<Record<string, unknown>> {
  const page = `${project.hostOrigin}/consent`;
  return {
    authorization_endpoint: page,
    end_session_endpoint: page,
    client_id_metadata_document_supported: true,
    // Only an application of the project's own may ask for full access.
    scopes_supported: scopesOf(project).filter((scope) => scope !== 'full_access'),
  };
}

/**
 * The registration of a public client, which has no secret: `oidc-provider` makes one for an application that does not
 * name its method.
 */
export function withoutSecret({ client_secret, client_secret_expires_at, ...body }: Record<string, unknown>): object {
  return body['token_endpoint_auth_method'] === 'none' ? body : { ...body, client_secret, client_secret_expires_at };
}

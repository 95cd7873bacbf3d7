import type { Memory } from './memory/memory';

/** The kinds of application, in the provider's words. A public one keeps no secret; another may have one. */
export const clientTypes = ['first_party', 'first_party_public', 'third_party', 'third_party_public'] as const;

export type ClientType = (typeof clientTypes)[number];

/** The grants of the token endpoint (RFC 6749, sections 4.1 and 6). */
export const grantTypes = ['authorization_code', 'refresh_token'] as const;

type GrantType = (typeof grantTypes)[number];

/** An application that asks the project's users for access. */
export interface OAuthClient {
  client_id: string;
  client_name: string;
  client_description?: string;
  client_logo_url?: string;
  redirect_uris: string[];
  post_logout_redirect_uris: string[];
  /** The scopes it may ask for; absent where it may ask for whatever its users may grant. */
  scopes?: readonly string[];
  /** The grants that it may use; absent where it may use all. */
  grant_types?: readonly GrantType[];
  first_party: boolean;
  /** Its kind; absent for the usual one of the project's own, or of another's. One that registered itself is a `third_party_public`. */
  client_type?: ClientType;
}

/** The type of an application, in the provider's terms. */
export const clientTypeOf = ({
  first_party,
  client_type,
}: Pick<OAuthClient, 'first_party' | 'client_type'>): ClientType =>
  client_type ?? (first_party ? 'first_party_public' : 'third_party');

/** Tells whether an application is public, so that it keeps no secret (RFC 6749, section 2.1). */
export const isPublic = (client: Pick<OAuthClient, 'first_party' | 'client_type'>): boolean =>
  clientTypeOf(client).endsWith('_public');

/** The applications of a project. */
export interface Clients {
  /** Registers an application, or changes a registered one. */
  register(client: OAuthClient, secret?: string): void;
  find(clientId: string): OAuthClient | undefined;
  /** The secret of an application that has one. It is no part of the application, so that no response contains it. */
  secretOf(clientId: string): string | undefined;
  list(): readonly OAuthClient[];
}

/** The applications in a memory. */
export function createClients(memory: Memory): Clients {
  const clients = memory.map<OAuthClient>('clients', {
    client_id: '',
    client_name: '',
    redirect_uris: [''],
    post_logout_redirect_uris: [''],
    first_party: true,
  });
  const secrets = memory.map<string>('client-secrets', '');
  return {
    register: (client, secret) => {
      clients.set(client.client_id, client);
      if (secret === undefined) secrets.delete(client.client_id);
      else secrets.set(client.client_id, secret);
    },
    find: (clientId) => clients.get(clientId),
    secretOf: (clientId) => secrets.get(clientId),
    list: () => [...clients.values()],
  };
}

import type { Memory } from './memory/memory';

/** The kinds of application, in the provider's words. A public one keeps no secret; the emulator asks none of any. */
export const clientTypes = ['first_party', 'first_party_public', 'third_party', 'third_party_public'] as const;

export type ClientType = (typeof clientTypes)[number];

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
  first_party: boolean;
  /** Its kind; absent for the usual one of the project's own, or of another's. One that registered itself is a `third_party_public`. */
  client_type?: ClientType;
}

/** The type of an application, in the provider's terms. */
export const clientTypeOf = ({ first_party, client_type }: OAuthClient): ClientType =>
  client_type ?? (first_party ? 'first_party_public' : 'third_party');

/** The applications of a project. */
export interface Clients {
  register(client: OAuthClient): void;
  find(clientId: string): OAuthClient | undefined;
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
  return {
    register: (client) => {
      clients.set(client.client_id, client);
    },
    find: (clientId) => clients.get(clientId),
    list: () => [...clients.values()],
  };
}

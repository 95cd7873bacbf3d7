import type { Adapter, AdapterPayload, errors } from 'oidc-provider';
import type { Project } from '../../provider/project';
import { grantSeconds, takeCode } from './authorization-codes';
import { metadataOfClient, readRegistration } from './client-metadata';
import type { Stored } from './stored';

/**
 * The adapter by which `oidc-provider` finds one kind of object. Applications and codes are in the project, because the
 * widget's calls create them. Tokens and grants are in its own store.
 */
export function createAdapter(project: Project, stored: Stored, refusals: typeof errors, kind: string): Adapter {
  const { clients } = project;
  const find = (id: string): AdapterPayload | undefined => {
    if (kind === 'Client') {
      const client = clients.find(id);
      return client && metadataOfClient(client, clients.secretOf(id));
    }
    return stored.get(kind, id) ?? (kind === 'AuthorizationCode' ? takeCode(project, stored, id) : undefined);
  };
  return {
    upsert: async (id, payload, seconds = grantSeconds) =>
      kind === 'Client'
        ? clients.register(readRegistration(id, payload, refusals))
        : stored.put(kind, id, payload, seconds),
    find: async (id) => find(id),
    consume: async (id) => stored.consume(kind, id),
    destroy: async (id) => stored.remove(kind, id),
    revokeByGrantId: async (grantId) => stored.removeGrant(grantId),
    findByUid: async () => undefined,
    findByUserCode: async () => undefined,
  };
}

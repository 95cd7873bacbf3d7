import type { AdapterPayload } from 'oidc-provider';

/** What `oidc-provider` keeps of one project: its tokens and grants, by kind and id. */
export interface Stored {
  put(kind: string, id: string, payload: AdapterPayload): void;
  get(kind: string, id: string): AdapterPayload | undefined;
  remove(kind: string, id: string): void;
  /** Forgets all that one grant gave. */
  removeGrant(grantId: string): void;
}

/** Nothing kept yet. */
export function createStored(): Stored {
  const kept = new Map<string, AdapterPayload>();
  const keyOf = (kind: string, id: string) => `${kind} ${id}`;
  return {
    put: (kind, id, payload) => void kept.set(keyOf(kind, id), payload),
    get: (kind, id) => kept.get(keyOf(kind, id)),
    remove: (kind, id) => void kept.delete(keyOf(kind, id)),
    removeGrant: (grantId) => {
      for (const [key, payload] of kept) if (payload.grantId === grantId) kept.delete(key);
    },
  };
}

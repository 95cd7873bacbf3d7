import { newId } from '../ids';
import type { Memory } from '../memory/memory';

/** A consent of a user to an application, from the first allowed scope until it is revoked. */
export interface Consent {
  /** Never used again: tokens of a revoked consent stay invalid under the next one. */
  readonly id: string;
  readonly clientId: string;
  readonly scopes: ReadonlySet<string>;
  /** The services that it was given for (RFC 8707). */
  readonly resources: ReadonlySet<string>;
}

/** The consents of users to applications. */
export interface Consents {
  of(userId: string, clientId: string): Consent | undefined;
  /** All consents of a user, oldest first. */
  list(userId: string): readonly Consent[];
  /** Adds scopes and services to those that were allowed before. */
  add(userId: string, clientId: string, scopes: readonly string[], resources?: readonly string[]): Consent;
  /** Revokes a consent; false when there is none. */
  revoke(userId: string, clientId: string): boolean;
  /** Tells whether a consent has not been revoked. */
  isLive(id: string): boolean;
}

/** The consents in a memory. */
export function createConsents(memory: Memory): Consents {
  const consents = memory.map<Map<string, Consent>>('consents');
  return {
    of: (userId, clientId) => consents.get(userId)?.get(clientId),
    list: (userId) => [...(consents.get(userId)?.values() ?? [])],
    add(userId, clientId, scopes, resources = []) {
      const own = consents.get(userId) ?? new Map<string, Consent>();
      const before = own.get(clientId);
      const id = before?.id ?? newId('consent');
      const consent = {
        id,
        clientId,
        scopes: new Set([...(before?.scopes ?? []), ...scopes]),
        resources: new Set([...(before?.resources ?? []), ...resources]),
      };
      consents.set(userId, own.set(clientId, consent));
      return consent;
    },
    revoke: (userId, clientId) => consents.get(userId)?.delete(clientId) ?? false,
    isLive: (id) => [...consents.values()].some((own) => [...own.values()].some((consent) => consent.id === id)),
  };
}

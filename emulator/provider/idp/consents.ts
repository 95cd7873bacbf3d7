import { newId } from '../ids';
import type { Memory } from '../memory/memory';

/** A consent of a user to an application, from the first allowed scope until it is revoked. */
export interface Consent {
  /** Never used again: tokens of a revoked consent stay invalid under the next one. */
  readonly id: string;
  readonly clientId: string;
  /** All scopes that were allowed, for any service or for none. */
  readonly scopes: ReadonlySet<string>;
  /** The scopes that were allowed for each service (RFC 8707); under `noService` those of requests that named none. */
  readonly scopesFor: ReadonlyMap<string, ReadonlySet<string>>;
}

/** The key of the scopes that were requested for no service. */
const noService = '';

const servicesOf = (resources: readonly string[]) => (resources.length > 0 ? resources : [noService]);

/** The consents of users to applications. */
export interface Consents {
  of(userId: string, clientId: string): Consent | undefined;
  /** All consents of a user, oldest first. */
  list(userId: string): readonly Consent[];
  /** Adds scopes to those that were allowed before: for each of the services, or for none. */
  add(userId: string, clientId: string, scopes: readonly string[], resources?: readonly string[]): Consent;
  /** Revokes a consent; false when there is none. */
  revoke(userId: string, clientId: string): boolean;
  /** Tells whether a consent has not been revoked. */
  isLive(id: string): boolean;
}

/** The consents in a memory. */
export function createConsents(memory: Memory): Consents {
  const consents = memory.map<Map<string, Consent>>(
    'consents',
    new Map([['', { id: '', clientId: '', scopes: new Set(['']), scopesFor: new Map([['', new Set([''])]]) }]]),
  );
  return {
    of: (userId, clientId) => consents.get(userId)?.get(clientId),
    list: (userId) => [...(consents.get(userId)?.values() ?? [])],
    add(userId, clientId, scopes, resources = []) {
      const own = consents.get(userId) ?? new Map<string, Consent>();
      const before = own.get(clientId);
      const id = before?.id ?? newId('consent');
      const scopesFor = new Map(before?.scopesFor);
      for (const service of servicesOf(resources)) {
        scopesFor.set(service, new Set([...(scopesFor.get(service) ?? []), ...scopes]));
      }
      const consent = { id, clientId, scopes: new Set([...(before?.scopes ?? []), ...scopes]), scopesFor };
      consents.set(userId, own.set(clientId, consent));
      return consent;
    },
    revoke: (userId, clientId) => consents.get(userId)?.delete(clientId) ?? false,
    isLive: (id) => [...consents.values()].some((own) => [...own.values()].some((consent) => consent.id === id)),
  };
}

/** Tells whether a consent includes every one of the scopes, for every one of the services: each pair must have been allowed. */
export function includes({ scopesFor }: Consent, scopes: readonly string[], resources: readonly string[]): boolean {
  return servicesOf(resources).every((service) => {
    const allowed = scopesFor.get(service);
    return allowed !== undefined && scopes.every((scope) => allowed.has(scope));
  });
}

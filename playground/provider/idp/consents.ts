/** The consents of users to applications. */
export interface Consents {
  of(userId: string, clientId: string): ReadonlySet<string> | undefined;
  add(userId: string, clientId: string, scopes: readonly string[]): void;
}

/** Nothing yet. */
export function createConsents(): Consents {
  const consents = new Map<string, Set<string>>();
  const keyOf = (userId: string, clientId: string) => `${userId} ${clientId}`;
  return {
    of: (userId, clientId) => consents.get(keyOf(userId, clientId)),
    add(userId, clientId, scopes) {
      const key = keyOf(userId, clientId);
      consents.set(key, new Set([...(consents.get(key) ?? []), ...scopes]));
    },
  };
}

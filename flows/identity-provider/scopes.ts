import type { ScopeResult } from '../core/provider/identity-provider-calls';

/** The scopes that everybody knows (spec section 6): each has a sentence and details of its own. */
export const knownScopes = ['openid', 'profile', 'email', 'phone', 'full_access', 'offline_access'] as const;

/** Those of them that tell who somebody is. */
export const aboutThePerson = knownScopes.slice(0, 4);

/** One of them. */
export type KnownScope = (typeof knownScopes)[number];

/** Whether it is one of them. */
export function isKnownScope(scope: string): scope is KnownScope {
  return knownScopes.some((known) => known === scope);
}

/** What can be granted and what cannot, each once; what nobody asked for is not granted (HST-11). */
export function sortScopes(results: readonly ScopeResult[], requested: readonly string[]) {
  const asked = new Set(requested);
  const seen = new Set<string>();
  const once = results.filter(({ scope }) => {
    if (!scope.trim() || seen.has(scope) || !asked.has(scope)) return false;
    seen.add(scope);
    return true;
  });
  return {
    grantable: once.filter(({ isGrantable }) => isGrantable),
    ungrantable: once.filter(({ isGrantable }) => !isGrantable),
  };
}

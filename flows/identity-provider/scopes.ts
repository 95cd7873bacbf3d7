import type { ScopeResult } from '../core/provider/identity-provider-calls';

/** The scopes that everybody knows (B-IDP-6): each has a sentence and details of its own. */
export const knownScopes = ['openid', 'profile', 'email', 'phone', 'full_access', 'offline_access'] as const;

/** One of them. */
export type KnownScope = (typeof knownScopes)[number];

/** Those of them that tell who somebody is. */
const personalScopes: readonly string[] = knownScopes.slice(0, 4);

/** Whether it is one of the known ones. */
export function isKnownScope(scope: string): scope is KnownScope {
  return knownScopes.some((known) => known === scope);
}

/** Whether it tells who somebody is; the others are about what may be done for them. */
export function isPersonalScope({ scope }: ScopeResult): boolean {
  return personalScopes.includes(scope);
}

/** The scopes that can be granted and those that cannot, each once; what nobody asked for is not granted. */
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

/** The descriptions that an access policy has for custom scopes (B-IDP-7). What is no policy has none. */
export function describedScopes(policy: unknown): ReadonlyMap<string, string> {
  const scopes: unknown = isObject(policy) ? policy['scopes'] : undefined;
  const described = new Map<string, string>();
  if (!Array.isArray(scopes)) return described;
  for (const entry of scopes as unknown[]) {
    if (!isObject(entry)) continue;
    const { scope, description } = entry;
    if (typeof scope === 'string' && typeof description === 'string') described.set(scope, description);
  }
  return described;
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null;
}

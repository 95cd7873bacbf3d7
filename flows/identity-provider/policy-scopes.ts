/** The descriptions that an access policy has for custom scopes (spec section 3). What is no policy has none. */
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

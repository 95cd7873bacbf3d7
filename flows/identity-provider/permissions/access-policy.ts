import { isRecord } from '../../core/provider/is-record';

/** The descriptions that an access policy has for custom scopes (B-IDP-7). What is no policy has none. */
export function describedScopes(policy: unknown): ReadonlyMap<string, string> {
  const described = new Map<string, string>();
  for (const entry of entriesOf(policy)) {
    const { scope, description } = entry;
    if (typeof scope === 'string' && typeof description === 'string') described.set(scope, description);
  }
  return described;
}

function entriesOf(policy: unknown): Record<string, unknown>[] {
  const scopes: unknown = isRecord(policy) ? policy['scopes'] : undefined;
  return Array.isArray(scopes) ? scopes.filter(isRecord) : [];
}

import type { Authorization, AuthorizationRequest, ScopeResult } from '../../core/provider/identity-provider-calls';
import { isRecord } from '../../core/provider/record';

/** The sentences of the scopes about the user's identity. */
const personalSentences = {
  openid: 'idp.scope.openid',
  profile: 'idp.scope.profile',
  email: 'idp.scope.email',
  phone: 'idp.scope.phone',
} as const;

/** The sentences of the well-known scopes (B-IDP-7). */
export const scopeSentences = {
  ...personalSentences,
  full_access: 'idp.scope.full_access',
  offline_access: 'idp.scope.offline_access',
} as const;

/** A well-known scope: it has a sentence and details of its own. */
export type KnownScope = keyof typeof scopeSentences;

/** Tells whether a scope is one of the known ones. */
export function isKnownScope(scope: string): scope is KnownScope {
  return Object.hasOwn(scopeSentences, scope);
}

/** Tells whether a scope is about the user's identity; the others are about what may be done for the user. */
export function isPersonalScope({ scope }: ScopeResult): boolean {
  return Object.hasOwn(personalSentences, scope);
}

/** A request for scopes, and the provider's answer to it, as far as it is about scopes. */
interface ScopeQuestion {
  request: Pick<AuthorizationRequest, 'scopes'>;
  authorization: Pick<Authorization, 'scopes'>;
}

/** The scopes of a question that can be granted and those that cannot, each once; what was not requested is not granted. */
export function sortScopes({ request, authorization }: ScopeQuestion) {
  const requested = new Set(request.scopes);
  const seen = new Set<string>();
  const once = authorization.scopes.filter(({ scope }) => {
    if (!scope.trim() || seen.has(scope) || !requested.has(scope)) return false;
    seen.add(scope);
    return true;
  });
  return {
    grantable: once.filter(({ isGrantable }) => isGrantable),
    ungrantable: once.filter(({ isGrantable }) => !isGrantable),
  };
}

/** The descriptions that an access policy has for custom scopes (B-IDP-7). Any other value has none. */
export function describedScopes(policy: unknown): ReadonlyMap<string, string> {
  const scopes: unknown = isRecord(policy) && policy['scopes'];
  const described = new Map<string, string>();
  for (const { scope, description } of Array.isArray(scopes) ? scopes.filter(isRecord) : []) {
    if (typeof scope === 'string' && typeof description === 'string') described.set(scope, description);
  }
  return described;
}

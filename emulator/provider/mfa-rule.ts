import type { AuthenticationFactor } from './factors';
import type { User } from './user';

/** A group of factors: an account elsewhere or an address, a telephone, or a device made for it. */
export type FactorGroup = 'email' | 'phone' | 'device';

/** The reason why the multi-factor rule refuses a call. */
export type RuleRefusal = 'insufficient_factors' | 'stale_factors';

const freshFor = 60 * 60_000;

const groups: Readonly<Record<string, FactorGroup>> = {
  email: 'email',
  embedded: 'email',
  sms: 'phone',
  whatsapp: 'phone',
  webauthn_registration: 'device',
  authenticator_app: 'device',
  recovery_code: 'device',
};

/** The group of a factor; undefined for a password, a wallet and any other factor that counts only for freshness. */
export function groupOf({ delivery_method }: Pick<AuthenticationFactor, 'delivery_method'>): FactorGroup | undefined {
  // The token of another application's sign-in is not an account with a social provider.
  const isSocial = delivery_method.startsWith('oauth_') && delivery_method !== 'oauth_access_token_exchange';
  return isSocial ? 'email' : Object.hasOwn(groups, delivery_method) ? groups[delivery_method] : undefined;
}

const isVerified = ({ verified }: { readonly verified: boolean }) => verified;

/** The groups of the factors that a user could prove. */
export function registeredGroups(user: User): ReadonlySet<FactorGroup> {
  const registered: readonly [FactorGroup, boolean][] = [
    ['email', user.emails.some(isVerified) || user.providers.length > 0],
    ['phone', user.phone_numbers.some(isVerified)],
    ['device', user.webauthn_registrations.some(isVerified) || user.totps.some(isVerified)],
  ];
  return new Set(registered.flatMap(([group, isRegistered]) => (isRegistered ? [group] : [])));
}

/**
 * The refusal of a sensitive call by the multi-factor rule: a user with factors of two groups or more needs a session
 * with factors of two groups, one of them proved less than an hour ago. Undefined where the call is allowed.
 */
export function ruleRefusal(
  user: User,
  factors: readonly AuthenticationFactor[],
  now: number,
): RuleRefusal | undefined {
  if (registeredGroups(user).size < 2) return undefined;
  const held = new Set(factors.flatMap((factor) => groupOf(factor) ?? []));
  if (held.size < 2) return 'insufficient_factors';
  const isFresh = factors.some(({ last_authenticated_at }) => now - Date.parse(last_authenticated_at) < freshFor);
  return isFresh ? undefined : 'stale_factors';
}

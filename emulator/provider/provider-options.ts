import type { OAuthClient } from './clients';

/** The options of a provider; each has the playground's value by default. */
export interface ProviderOptions {
  publicToken?: string;
  /** The origin that mail leads to when a request names no redirect. */
  hostOrigin?: string;
  /** The origin of the provider itself. */
  providerOrigin?: string;
  /** The applications of a fresh project: the playground's "Invoice Robot" by default. */
  applications?: readonly OAuthClient[];
  /** Milliseconds since 1970. */
  now?: () => number;
}

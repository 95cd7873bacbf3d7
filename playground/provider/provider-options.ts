/** The options of a provider; each has the playground's value by default. */
export interface ProviderOptions {
  publicToken?: string;
  /** The origin that mail leads to when a request names no redirect. */
  hostOrigin?: string;
  /** The origin of the provider itself. */
  providerOrigin?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

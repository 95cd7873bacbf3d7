/** What a provider may be told; each has the playground's value by default. */
export interface ProviderOptions {
  publicToken?: string;
  /** Where mail leads when a request names no redirect. */
  hostOrigin?: string;
  /** Where the provider itself is. */
  providerOrigin?: string;
  /** Milliseconds since 1970. */
  now?: () => number;
}

import type { OAuthClient } from './clients';
import type { Message } from './outbox';

/** The options of a provider; each has the playground's value by default. */
export interface ProviderOptions {
  publicToken?: string;
  /** The target origin of mailed links when a request names no redirect. */
  hostOrigin?: string;
  /** The origin of the provider itself. */
  providerOrigin?: string;
  /** The applications of a fresh project: the playground's "Invoice Robot" by default. */
  applications?: readonly OAuthClient[];
  /** Called with each message that goes to the outbox. */
  onMessage?: (message: Message) => void;
  /** Milliseconds since 1970. */
  now?: () => number;
}

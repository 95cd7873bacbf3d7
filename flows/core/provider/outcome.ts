import type { ProviderError } from './errors';

/** The outcome of a provider call. Failure is a value, so no flow needs a `try`. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; error: ProviderError };

/** Makes the outcome of a success. */
export function succeeded<Value>(value: Value): Outcome<Value> {
  return { ok: true, value };
}

/** Makes the outcome of a failure. */
export function failed(error: ProviderError): Outcome<never> {
  return { ok: false, error };
}

/** The provider's answer as a host may see it: everything but the session's tokens. */
export type Answer = Readonly<Record<string, unknown>>;

/** A signed-in user. */
export interface Person {
  userId: string;
  /** The name of the account for its user: an address or a number. */
  account?: string;
}

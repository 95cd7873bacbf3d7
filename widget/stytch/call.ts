import type { ProviderError } from '../../flows/core/provider/errors';
import type { Outcome } from '../../flows/core/provider/outcome';
import { attempt } from './attempt';
import { providerError } from './errors';

/** Calls the client and answers with an `Outcome`. `explain` knows what some things mean that only this call can throw. */
export function call<Value>(
  request: () => Promise<unknown>,
  read: (answer: unknown) => Value | undefined,
  explain?: (thrown: unknown) => ProviderError | undefined,
): Promise<Outcome<Value>> {
  return attempt(request, read, (thrown, answers) => explain?.(thrown) ?? providerError(thrown, answers));
}

import type { ProviderError } from '../../flows/core/provider/errors';
import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import { providerError } from './errors';

/**
 * Calls the client and answers with an `Outcome`: the one place that catches. `read` takes what the flow needs from
 * the answer; `undefined` means that the answer is not what was asked for. `explain` knows what some things mean that
 * only this call can throw.
 */
export async function call<Value>(
  request: () => Promise<unknown>,
  read: (answer: unknown) => Value | undefined,
  explain?: (thrown: unknown) => ProviderError | undefined,
): Promise<Outcome<Value>> {
  const since = performance.now();
  try {
    const value = read(await request());
    return value === undefined ? failed({ type: 'broken' }) : succeeded(value);
  } catch (thrown) {
    return failed(explain?.(thrown) ?? providerError(thrown, since));
  }
}

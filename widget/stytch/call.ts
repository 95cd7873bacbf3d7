import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import { providerError } from './errors';

/**
 * Calls the client and answers with an `Outcome`: the one place that catches. `read` takes what the flow needs from
 * the answer; `undefined` means that the answer is not what was asked for.
 */
export async function call<Value>(
  request: () => Promise<unknown>,
  read: (answer: unknown) => Value | undefined,
): Promise<Outcome<Value>> {
  const since = performance.now();
  try {
    const value = read(await request());
    return value === undefined ? failed({ type: 'broken' }) : succeeded(value);
  } catch (thrown) {
    return failed(providerError(thrown, since));
  }
}

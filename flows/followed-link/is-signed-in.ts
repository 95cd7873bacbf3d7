import { awaitPerson } from '../core/provider/await-person';
import { succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import type { ActionDefinition } from '../core/request/action';

/** The longest wait for the provider's check of a session, and then for a change of it, in milliseconds. */
const longest = { forCertainty: 3_000, forNews: 7_000 } as const;

/**
 * Tells whether a link that logs in would replace a session. A session of this browser counts, even if the provider did
 * not confirm it in time.
 */
export async function isSignedIn(provider: Provider, signal: AbortSignal): Promise<boolean> {
  const first = await awaitPerson(provider, signal, longest.forCertainty, () => provider.isPersonCertain());
  const { status } = first.status === 'unknown' ? await awaitPerson(provider, signal, longest.forNews) : first;
  if (status !== 'unknown') return status === 'signedIn';
  const kept = await provider.hasSession();
  return !kept.ok || kept.value;
}

/** The common part of every action that checks for a signed-in account. */
export const signedInCheck: Pick<ActionDefinition<unknown, boolean>, 'operation' | 'kind' | 'call'> = {
  operation: 'session.authenticate',
  kind: 'send',
  call: async (provider, _input, { signal }) => succeeded(await isSignedIn(provider, signal)),
};

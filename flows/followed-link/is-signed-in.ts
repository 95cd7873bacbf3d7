import { awaitPerson } from '../core/provider/person';
import type { Provider } from '../core/provider/provider';

/** The longest wait for the provider's word on a session, and then for any news of one, in milliseconds. */
const longest = { forCertainty: 3_000, forNews: 7_000 } as const;

/**
 * Tells whether a link that logs in would replace a session. A session that this browser keeps counts, even where the
 * provider did not answer for it in time.
 */
export async function isSignedIn(provider: Provider, signal: AbortSignal): Promise<boolean> {
  const first = await awaitPerson(provider, signal, longest.forCertainty, () => provider.isPersonCertain());
  const { status } = first.status === 'unknown' ? await awaitPerson(provider, signal, longest.forNews) : first;
  if (status !== 'unknown') return status === 'signedIn';
  const kept = await provider.hasSession();
  return !kept.ok || kept.value;
}

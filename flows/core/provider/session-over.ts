import type { Getter } from 'jotai/vanilla';
import { providerAtom } from './provider.atoms';

/**
 * Tells whether the page has no session. An answer that cannot be read may make the client forget the user alone, and the session
 * goes on.
 */
export function isSessionOver(get: Getter): boolean {
  const provider = get(providerAtom);
  return !provider.person() && provider.sessionId() === undefined;
}

import type { Getter } from 'jotai/vanilla';
import type { Person, Provider } from './provider';
import { providerAtom } from './provider.atoms';

/** The sign-in state of this browser. `unknown` while a remembered session is being checked. */
export type SignedIn = { status: 'unknown' } | { status: 'signedOut' } | { status: 'signedIn'; person: Person };

/** The sign-in state as a provider knows it now. */
export function signedInOf(provider: Pick<Provider, 'person' | 'isPersonCertain'>): SignedIn {
  const person = provider.person();
  if (person) return { status: 'signedIn', person };
  return { status: provider.isPersonCertain() ? 'signedOut' : 'unknown' };
}

/** The sign-in state right now, for actions that must not run for another account. */
export function signedInNow(get: Getter): SignedIn {
  return signedInOf(get(providerAtom));
}

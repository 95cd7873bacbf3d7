import { atom, type Getter } from 'jotai/vanilla';
import { signedInNow } from '../core/provider/person';
import type { Person } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { knowPersonAtom } from '../core/request/know-person.actions';
import { resource } from '../core/request/resource';
import { focusRequestAtom } from '../core/screen/screen.atoms';

/**
 * The registrant of this mount: only the account that its screen names gets a passkey (B-PKEY-15). Undefined if no user
 * is signed in, and until a remembered session was checked.
 */
export const registrant = resource<Person | undefined>(
  ({ set, signal, isAgain }) => set(knowPersonAtom, signal, isAgain),
  { status: 'loaded', value: undefined },
);

/** Tells whether another account than the registrant is signed in now. */
export function isRegistrantReplaced(get: Getter): boolean {
  const known = get(registrant.stateAtom);
  const now = get(providerAtom).person();
  return known.status === 'loaded' && !!known.value && !!now && now.userId !== known.value.userId;
}

/** Finds out for whom passkeys are registered, at the mount's beginning and when the user tries again. */
export const findRegistrantAtom = atom(null, async (get, set, isAgain: boolean = false) => {
  const now = signedInNow(get);
  if (now.status === 'unknown') await set(registrant.loadAtom, isAgain);
  else set(registrant.provideAtom, now.status === 'signedIn' ? now.person : undefined);
  return isAgain ? set(focusRequestAtom, { target: 'heading' }) : undefined;
});

import { atom, type Getter } from 'jotai/vanilla';
import { signedInNow } from '../core/provider/person';
import type { Person } from '../core/provider/provider';
import { providerAtom } from '../core/provider/provider.atoms';
import { resolveSignedInAtom } from '../core/request/resolve-signed-in.actions';
import { resource } from '../core/request/resource';
import { focusRequestAtom } from '../core/screen/screen.atoms';

/**
 * The registrant of this mount: only the account that its screen names gets a passkey (B-PKEY-15). Undefined if no user
 * is signed in, and until a remembered session was checked.
 */
export const registrant = resource<Person | undefined>(
  ({ set, signal, isAgain }) => set(resolveSignedInAtom, signal, isAgain),
  { status: 'loaded', value: undefined },
);

/** The account of passkeys: the registrant's, or, while it is unknown, the one that is signed in. */
export function accountOf(get: Getter): string | undefined {
  const known = get(registrant.stateAtom);
  return ((known.status === 'loaded' && known.value) || get(providerAtom).person())?.userId;
}

/** Tells whether an id is that of another account. An account that is unknown is no other one. */
export const isDifferentAccount = (account: string | undefined, id: unknown) =>
  account !== undefined && typeof id === 'string' && id !== account;

/** Finds out for whom passkeys are registered, at the mount's beginning and when the user tries again. */
export const findRegistrantAtom = atom(null, async (get, set, isAgain: boolean = false) => {
  const now = signedInNow(get);
  if (now.status === 'unknown') await set(registrant.loadAtom, isAgain);
  else set(registrant.provideAtom, now.status === 'signedIn' ? now.person : undefined);
  return isAgain ? set(focusRequestAtom, { target: 'heading' }) : undefined;
});

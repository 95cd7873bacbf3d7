import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../core/host/host.atoms';
import type { ProviderError } from '../core/provider/errors';
import { signedInNow } from '../core/provider/person';
import type { Person } from '../core/provider/provider';
import { knowPersonAtom } from '../core/request/know-person.actions';
import { focusRequestAtom } from '../core/screen/screen.atoms';

/** The person for whom a passkey is made, if known: a session that is only remembered must be asked about. */
export type Registrant =
  | { status: 'known'; person?: Person | undefined }
  | { status: 'asking' }
  | { status: 'unreachable'; error: ProviderError };

const stateAtom = atom<Registrant>({ status: 'known' });

/** The registrant of this mount: the account that its screen names, and no other, is given a passkey (B-PKEY-15). */
export const registrantAtom = atom((get) => get(stateAtom));

/** Keeps the person who is shown beside 'Create a Passkey'. */
export const keepRegistrantAtom = atom(null, (_get, set, person: Person) =>
  set(stateAtom, { status: 'known', person }),
);

/** Finds out for whom passkeys are registered, at the mount's beginning and when somebody tries again. */
export const findRegistrantAtom = atom(null, async (get, set, isAgain: boolean = false) => {
  const signal = get(mountSignalAtom);
  const now = signedInNow(get);
  if (now.status === 'unknown') {
    set(stateAtom, { status: 'asking' });
    const outcome = await set(knowPersonAtom, signal, isAgain);
    if (signal.aborted) return undefined;
    const { ok } = outcome;
    set(stateAtom, ok ? { status: 'known', person: outcome.value } : { status: 'unreachable', error: outcome.error });
  } else set(stateAtom, { status: 'known', ...(now.status === 'somebody' && { person: now.person }) });
  return isAgain ? set(focusRequestAtom, { target: 'heading' }) : undefined;
});

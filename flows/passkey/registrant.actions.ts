import { atom } from 'jotai/vanilla';
import { mountSignalAtom } from '../core/host/host.atoms';
import type { ProviderError } from '../core/provider/errors';
import { signedInNow } from '../core/provider/person';
import { knowPersonAtom } from '../core/request/know-person.actions';
import { focusRequestAtom } from '../core/screen/screen.atoms';

/** The person for whom passkeys are registered, if known: a session that is only remembered must be asked about. */
export type Registrant = { status: 'known' } | { status: 'asking' } | { status: 'unreachable'; error: ProviderError };

const stateAtom = atom<Registrant>({ status: 'known' });

/** The registrant of this mount. */
export const registrantAtom = atom((get) => get(stateAtom));

/** Finds out for whom passkeys are registered, at the mount's beginning and when somebody tries again. */
export const findRegistrantAtom = atom(null, async (get, set, isAgain: boolean = false) => {
  if (signedInNow(get).status !== 'unknown') return set(stateAtom, { status: 'known' });
  const signal = get(mountSignalAtom);
  set(stateAtom, { status: 'asking' });
  const outcome = await set(knowPersonAtom, signal, isAgain);
  if (signal.aborted) return undefined;
  set(stateAtom, outcome.ok ? { status: 'known' } : { status: 'unreachable', error: outcome.error });
  return isAgain ? set(focusRequestAtom, { target: 'heading' }) : undefined;
});

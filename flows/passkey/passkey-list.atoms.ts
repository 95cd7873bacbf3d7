import { atom } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import type { Passkey } from '../core/provider/passkey-calls';
import { request } from '../core/request/request';

/** The person's passkeys, as far as they are known here. */
export type PasskeyList =
  | { status: 'loading' }
  | { status: 'failed'; error: ProviderError }
  | { status: 'loaded'; passkeys: readonly Passkey[] };

const listAtom = atom<PasskeyList>({ status: 'loading' });
const latestLoadAtom = atom<object>({});

/** The list, with what was renamed and deleted here. */
export const passkeyListAtom = atom((get) => get(listAtom));

/** Fetches the list. The newest fetch counts. */
export const loadPasskeysAtom = atom(null, async (get, set) => {
  const load = {};
  set(latestLoadAtom, load);
  set(listAtom, { status: 'loading' });
  const outcome = await request(get, set, { operation: 'user.get', call: (provider) => provider.listPasskeys() });
  if (get(latestLoadAtom) !== load) return;
  set(
    listAtom,
    outcome.ok ? { status: 'loaded', passkeys: outcome.value } : { status: 'failed', error: outcome.error },
  );
});

/** Changes the list here, at once (B-PKEY-9). */
export const changePasskeysAtom = atom(
  null,
  (get, set, change: (passkeys: readonly Passkey[]) => readonly Passkey[]) => {
    const list = get(listAtom);
    if (list.status === 'loaded') set(listAtom, { status: 'loaded', passkeys: change(list.passkeys) });
  },
);

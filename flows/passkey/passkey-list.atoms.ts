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
/** The ids of all passkeys in the order in which they were fetched. */
const orderAtom = atom<readonly string[]>([]);
const latestLoadAtom = atom<object>({});

/** The list, with what was renamed and deleted here. */
export const passkeyListAtom = atom((get) => get(listAtom));

/** The newest change that was sent to the provider, settled or not. */
export const lastSentAtom = atom<Promise<unknown>>(Promise.resolve());

/** Fetches the list, once the changes that were sent are settled, so that it knows of them. The newest fetch counts. */
export const loadPasskeysAtom = atom(null, async (get, set) => {
  const load = {};
  set(latestLoadAtom, load);
  set(listAtom, { status: 'loading' });
  await get(lastSentAtom);
  if (get(latestLoadAtom) !== load) return;
  const outcome = await request(get, set, { operation: 'user.get', call: (provider) => provider.listPasskeys() });
  if (get(latestLoadAtom) !== load) return;
  if (outcome.ok)
    set(
      orderAtom,
      outcome.value.map(({ id }) => id),
    );
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

/** Puts a passkey back where it stood, whatever has gone and come back meanwhile. */
export const restorePasskeyAtom = atom(null, (get, set, passkey: Passkey) => {
  const order = get(orderAtom);
  set(changePasskeysAtom, (passkeys) =>
    [...passkeys, passkey].toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)),
  );
});

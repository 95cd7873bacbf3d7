import { atom } from 'jotai/vanilla';
import { succeeded } from '../core/provider/outcome';
import type { Passkey } from '../core/provider/passkey-calls';
import { request, type RequestDefinition } from '../core/request/request';
import { resource } from '../core/request/resource';

/** The passkeys of an account as loaded, with the changes made here since. */
export interface Passkeys {
  passkeys: readonly Passkey[];
  /** The ids of all passkeys in the order in which they were loaded. */
  order: readonly string[];
}

/** The newest change that was sent to the provider, settled or not. */
const lastSentAtom = atom<Promise<unknown>>(Promise.resolve());

/** Sends a change once the one before it is settled, so that changes arrive in the order they were made. */
export const sendInOrderAtom = atom(null, (get, set, change: RequestDefinition<void>) => {
  const sent = get(lastSentAtom).then(() => request(get, set, change));
  set(lastSentAtom, sent);
  return sent;
});

/**
 * The list of the account's passkeys. It is loaded once the changes that were sent are settled, so that it includes
 * them.
 */
export const passkeyList = resource<Passkeys>(async ({ get, set, signal }) => {
  await get(lastSentAtom);
  const outcome = await request(get, set, {
    operation: 'user.get',
    call: (provider) => provider.listPasskeys(),
    signal,
  });
  return outcome.ok ? succeeded({ passkeys: outcome.value, order: outcome.value.map(({ id }) => id) }) : outcome;
});

/** Changes the list here, at once (B-PKEY-9). */
export const changePasskeysAtom = atom(
  null,
  (_get, set, change: (passkeys: readonly Passkey[]) => readonly Passkey[]) =>
    set(passkeyList.changeAtom, (value) => ({ ...value, passkeys: change(value.passkeys) })),
);

/** Restores a passkey at its index in the order in which the list was loaded. */
export const restorePasskeyAtom = atom(null, (_get, set, passkey: Passkey) =>
  set(passkeyList.changeAtom, ({ passkeys, order }) => ({
    order,
    passkeys: [...passkeys, passkey].toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id)),
  })),
);

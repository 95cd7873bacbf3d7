import { atom, type Getter } from 'jotai/vanilla';
import { succeeded } from '../core/provider/outcome';
import type { Passkey } from '../core/provider/passkey-calls';
import { request, type RequestDefinition } from '../core/request/request';
import { resource } from '../core/request/resource';

/** The passkeys of an account as loaded, with the changes made here since. */
export interface Passkeys {
  passkeys: readonly Passkey[];
  /** All passkeys as the provider has them: as loaded, with the names that it has accepted since. */
  accepted: readonly Passkey[];
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
  return outcome.ok ? succeeded({ passkeys: outcome.value, accepted: outcome.value }) : outcome;
});

/** True if the list is shown after a passkey of its account was created; after a skip it has another title. */
export const wasCreatedAtom = atom(false);

/** Changes the list here, at once (B-PKEY-9). */
export const changePasskeysAtom = atom(
  null,
  (_get, set, change: (passkeys: readonly Passkey[]) => readonly Passkey[]) =>
    set(passkeyList.changeAtom, (value) => ({ ...value, passkeys: change(value.passkeys) })),
);

/** Notes a name that the provider has accepted. */
export const acceptNameAtom = atom(null, (_get, set, id: string, name: string) =>
  set(passkeyList.changeAtom, (value) => ({
    ...value,
    accepted: value.accepted.map((one) => (one.id === id ? { ...one, name } : one)),
  })),
);

/** A passkey as the provider has it, with the name that it has accepted last; none if it is not in the list. */
export function acceptedPasskey(get: Getter, id: string): Passkey | undefined {
  const list = get(passkeyList.stateAtom);
  return list.status === 'loaded' ? list.value.accepted.find((one) => one.id === id) : undefined;
}

/** Restores a passkey as the provider has it, at its index in the list as loaded. */
export const restorePasskeyAtom = atom(null, (_get, set, id: string) =>
  set(passkeyList.changeAtom, ({ passkeys, accepted }) => ({
    accepted,
    passkeys: accepted.flatMap((one) => (one.id === id ? one : (passkeys.find((shown) => shown.id === one.id) ?? []))),
  })),
);

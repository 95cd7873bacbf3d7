import { isRecord, isText } from '../../flows/core/provider/is-record';
import type { Client } from './client';
import type { Internals } from './internals';

/**
 * The address that a magic link was last asked for with, so that a page that a dead link leads to can send another. Kept
 * for the life of the link, for this project alone, in both storages: either may be refused, or emptied. Gone once
 * somebody is signed in.
 */
export function askedAddress(client: Client, internals: Internals): string | undefined {
  const key = keyOf(internals);
  if (client.user.getSync()) forget(key);
  const kept = storages().flatMap((storage) => read(storage, key) ?? []);
  const alive = kept.find(({ until }) => until > Date.now());
  if (kept.length > 0 && !alive) forget(key);
  return alive?.email;
}

/** Remembers an address for so many minutes, at most until somebody signs in, here or in another tab. */
export function rememberAddress(client: Client, internals: Internals, email: string, minutes: number): void {
  const key = keyOf(internals);
  const text = JSON.stringify({ email, until: Date.now() + minutes * 60_000 });
  for (const storage of storages()) safely(() => storage.setItem(key, text));
  if (watched.has(client)) return;
  watched.add(client);
  const stop = client.onStateChange(({ session }) => {
    if (!session) return;
    stop();
    watched.delete(client);
    forget(key);
  });
}

/** Forgets the address: somebody is in. */
export function forgetAddress(internals: Internals): void {
  forget(keyOf(internals));
}

/** The clients whose next session ends the memory. */
const watched = new WeakSet<Client>();

const keyOf = ({ publicToken = '' }: Internals) => `vestibule:${publicToken}:asked_address`;

function forget(key: string): void {
  for (const storage of storages()) safely(() => storage.removeItem(key));
}

function read(storage: Storage, key: string): { email: string; until: number } | undefined {
  const kept: unknown = safely(() => JSON.parse(storage.getItem(key) ?? 'null'));
  if (!isRecord(kept) || !isText(kept['email']) || typeof kept['until'] !== 'number') return undefined;
  return { email: kept['email'], until: kept['until'] };
}

/** The storages that the browser lets a script have. */
function storages(): Storage[] {
  return [() => sessionStorage, () => localStorage].flatMap((storage) => safely(storage) ?? []);
}

/** An access to a storage; it gives nothing where that may not be read or written. */
function safely<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    // Storage that is refused, full or holds something else keeps nothing.
    return undefined;
  }
}

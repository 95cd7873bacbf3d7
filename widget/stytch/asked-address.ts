import { storages } from '../../flows/core/host/device-memory';
import { safely } from '../../flows/core/host/safely';
import { isUnexpired, longestMemory, parseEntry, removeExpiredEntries } from '../../flows/core/host/stored-entry';
import { isText } from '../../flows/core/provider/record';
import { watchTime } from '../../flows/core/time/timing';
import type { Client } from './client';
import { noMount } from './defer';
import type { Internals } from './internals';

/**
 * The address that last requested a magic link, so that the page of a used link can request another. It is kept
 * for the life of the link, for this project only, in both storages, because either may be blocked or emptied. It is
 * removed once a user is signed in.
 */
export function askedAddress(client: Client, internals: Internals): string | undefined {
  const key = keyOf(internals);
  if (client.user.getSync()) forget(key);
  for (const storage of storages()) {
    const entry = parseEntry(storage.getItem(key));
    if (isUnexpired(entry) && 'email' in entry && isText(entry.email)) return entry.email;
  }
  removeExpiredEntries();
  return undefined;
}

/** Remembers an address for this number of minutes, at most until a user signs in, and 30 days. */
export function rememberAddress(internals: Internals, email: string, minutes: number, mountSignal = noMount): void {
  const key = keyOf(internals);
  const left = Math.min(minutes * 60_000, longestMemory);
  const text = JSON.stringify({ email, until: Date.now() + left });
  for (const storage of storages()) safely(() => storage.setItem(key, text));
  watchTime(mountSignal(), { [left]: removeExpiredEntries });
}

/** Forgets the address: a user is signed in. */
export function forgetAddress(internals: Internals): void {
  forget(keyOf(internals));
}

/** Removes every expired entry, and the address if a user is signed in. */
export function expireData(client: Client, internals: Internals): void {
  removeExpiredEntries();
  if (client.user.getSync()) forgetAddress(internals);
}

const keyOf = ({ publicToken = '' }: Internals) => `vestibule:${publicToken}:asked_address`;

function forget(key: string): void {
  for (const storage of storages()) safely(() => storage.removeItem(key));
}

import { storages } from './device-memory';
import { safely } from './safely';

/** The longest time that anything about a user is remembered, in milliseconds: 30 days. */
export const longestMemory = 30 * 24 * 60 * 60 * 1_000;

/** A value in the browser's storage, with its expiry. */
export interface StoredEntry {
  /** The end of that time, by the device's clock. */
  until: number;
}

/** Tells whether a value is an entry that has not expired. A clock that was set back does not extend it. */
export function isUnexpired(entry: unknown): entry is StoredEntry {
  if (typeof entry !== 'object' || entry === null || !('until' in entry) || typeof entry.until !== 'number')
    return false;
  const left = entry.until - Date.now();
  return left > 0 && left <= longestMemory;
}

/** Reads an entry; undefined if there is none, or it is malformed. */
export function parseEntry(text: string | null | undefined): unknown {
  return safely(() => JSON.parse(text ?? 'null'));
}

/** The keys of entries about a user: the requesting address of a link, what was done with passkeys, and a declined second factor. */
const entryKey = /^vestibule:(?:passkey_|second_factor_|.*:asked_address$)/;

/** Removes every entry that has expired, or that an earlier version has written without an expiry. */
export function removeExpiredEntries(): void {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) {
      if (entryKey.test(key) && !isUnexpired(parseEntry(storage.getItem(key)))) safely(() => storage.removeItem(key));
    }
  }
}

import { storages } from './device-memory';
import { safely } from './safely';

/** The longest time that anything about a user is remembered, in milliseconds: 30 days. */
export const longestMemory = 30 * 24 * 60 * 60 * 1_000;

/** A note with an expiry. */
export interface Note {
  /** The end of that time, by the device's clock. */
  until: number;
}

/** Tells whether a value is a note that has not expired. A clock that was set back does not extend it. */
export function isAlive(note: unknown): note is Note {
  if (typeof note !== 'object' || note === null || !('until' in note) || typeof note.until !== 'number') return false;
  const left = note.until - Date.now();
  return left > 0 && left <= longestMemory;
}

/** Reads a note; undefined if there is none, or it is malformed. */
export function parseNote(text: string | null | undefined): unknown {
  return safely(() => JSON.parse(text ?? 'null'));
}

/** The keys of notes about a user: the requesting address of a link, what was done with passkeys, and a declined second factor. */
const noteKey = /^vestibule:(?:passkey_|second_factor_|.*:asked_address$)/;

/** Removes every note that has expired, or that an earlier version has written without an expiry. */
export function sweepNotes(): void {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) {
      if (noteKey.test(key) && !isAlive(parseNote(storage.getItem(key)))) safely(() => storage.removeItem(key));
    }
  }
}

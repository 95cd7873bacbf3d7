// What this device remembers between visits. A browser that keeps nothing remembers nothing, and nothing fails for it.

const prefix = 'vestibule:';

/** Recalls what was remembered under a key. It is what others may have written there too: check it before use. */
export function recall(key: string): string | undefined {
  return safely(() => localStorage.getItem(prefix + key)) ?? undefined;
}

/** Remembers a value under a key, or forgets what was there. */
export function remember(key: string, value: string | undefined): void {
  safely(() => {
    if (value === undefined) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  });
}

/** The longest time that anything about a person is remembered, in milliseconds: 30 days. */
export const longestMemory = 30 * 24 * 60 * 60 * 1_000;

/** Something that is remembered for a time. */
interface Note {
  /** The end of that time, by the device's clock. */
  until: number;
}

/** Tells whether a note is one whose time is not over. A clock that was set back makes none last longer. */
export function isAlive(note: unknown): note is Note {
  if (typeof note !== 'object' || note === null || !('until' in note) || typeof note.until !== 'number') return false;
  const left = note.until - Date.now();
  return left > 0 && left <= longestMemory;
}

/** Reads a note; undefined where there is none, or something else. */
export function parseNote(text: string | null | undefined): unknown {
  return safely(() => JSON.parse(text ?? 'null'));
}

/** The keys of notes about a person: the address that asked for a link, and what was done with passkeys. */
const noteKey = /^vestibule:(?:passkey_|.*:asked_address$)/;

/** Removes every note whose time is over, or that an earlier version has written without one. */
export function sweepNotes(): void {
  for (const storage of storages()) {
    for (const key of Object.keys(storage)) {
      if (noteKey.test(key) && !isAlive(parseNote(storage.getItem(key)))) safely(() => storage.removeItem(key));
    }
  }
}

/** The storages that the browser lets a script have. */
export function storages(): Storage[] {
  return [() => sessionStorage, () => localStorage].flatMap((storage) => safely(storage) ?? []);
}

/** An access to a storage; it gives nothing where that may not be read or written, or is full. */
export function safely<Value>(access: () => Value): Value | undefined {
  try {
    return access();
  } catch {
    return undefined;
  }
}

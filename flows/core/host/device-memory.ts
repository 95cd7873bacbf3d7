// What this device remembers between visits. A browser that keeps nothing remembers nothing, and nothing fails for it.

const prefix = 'vestibule:';

/** Recalls what was remembered under a key. It is what others may have written there too: check it before use. */
export function recall(key: string): string | undefined {
  try {
    return localStorage.getItem(prefix + key) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remembers a value under a key, or forgets what was there. */
export function remember(key: string, value: string | undefined): void {
  try {
    if (value === undefined) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  } catch {
    // Storage that may not be written keeps nothing.
  }
}

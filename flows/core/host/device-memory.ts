// Values that this device stores between visits. A browser without storage has none, which is no failure.

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

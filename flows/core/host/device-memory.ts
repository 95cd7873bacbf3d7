import { safely } from './safely';

// Values that this device stores between visits. A browser without storage has none, which is no failure.

const prefix = 'vestibule:';

/** Reads the value of a key. Others can write there too: check it before use. */
export function recall(key: string): string | undefined {
  return safely(() => localStorage.getItem(prefix + key)) ?? undefined;
}

/** Stores a value under a key; undefined removes it. */
export function remember(key: string, value: string | undefined): void {
  safely(() => {
    if (value === undefined) localStorage.removeItem(prefix + key);
    else localStorage.setItem(prefix + key, value);
  });
}

/** The storages that the browser allows a script to use. */
export function storages(): Storage[] {
  return [() => sessionStorage, () => localStorage].flatMap((storage) => safely(storage) ?? []);
}

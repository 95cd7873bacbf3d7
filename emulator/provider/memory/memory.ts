import { type Json, readJson, writeJson } from './json';

/** A value that is replaced as a whole. */
export interface Cell<Value> {
  current: Value;
}

/** The memory of a project: every collection under a name, so that all of it can be written and read again. */
export interface Memory {
  map<Value>(name: string): Map<string, Value>;
  list<Value>(name: string): Value[];
  set(name: string): Set<string>;
  /** @param first the value of a memory without one */
  cell<Value>(name: string, first: Value): Cell<Value>;
  /** The whole content at this moment. */
  write(): WrittenMemory;
}

/** A memory as it is written down: JSON, by the names of the collections. */
export type WrittenMemory = Readonly<Record<string, Json>>;

/** A memory with a stored state; without one, an empty memory. */
export function createMemory(written: WrittenMemory = {}): Memory {
  const collections = new Map<string, object>();

  /** Reads the stored value of a name, if it has the type that its owner stores there. */
  function take<Kept extends object>(name: string, isKept: (value: unknown) => value is Kept, fresh: () => Kept): Kept {
    const value = Object.hasOwn(written, name) ? readJson(written[name]) : undefined;
    if (value !== undefined && !isKept(value)) throw new DamagedMemory(name);
    const collection = value ?? fresh();
    collections.set(name, collection);
    return collection;
  }

  return {
    // The content of a collection was stored under the same name, by this version of the same code: the file contains
    // the version.
    map: <Value>(name: string) =>
      take(
        name,
        (value): value is Map<string, Value> => value instanceof Map,
        () => new Map<string, Value>(),
      ),
    list: <Value>(name: string) =>
      take(
        name,
        (value): value is Value[] => Array.isArray(value),
        (): Value[] => [],
      ),
    set: (name) =>
      take(
        name,
        (value): value is Set<string> => value instanceof Set,
        () => new Set<string>(),
      ),
    cell: <Value>(name: string, first: Value) =>
      take(
        name,
        (value): value is Cell<Value> => typeof value === 'object' && value !== null && 'current' in value,
        (): Cell<Value> => ({ current: first }),
      ),
    write: () => ({
      // Values that no part has read yet are unchanged.
      ...written,
      ...Object.fromEntries([...collections].map(([name, collection]) => [name, writeJson(collection)])),
    }),
  };
}

/** The error of a stored memory that no project can have written. */
export class DamagedMemory extends Error {
  override readonly name = 'DamagedMemory';

  constructor(readonly collection: string) {
    super(`"${collection}" is not what the emulator writes under that name.`);
  }
}

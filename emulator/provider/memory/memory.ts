import { isRecord } from '../fields';
import { hasShapeOf } from './has-shape-of';
import { type Json, readJson, writeJson } from './json';

/** A value that is replaced as a whole. */
export interface Cell<Value> {
  current: Value;
}

/** The memory of a project: every collection under a name, so that all of it can be written and read again. */
export interface Memory {
  /** @param example the shape of each value: a stored one without it is damaged (see `hasShapeOf`) */
  map<Value>(name: string, example: unknown): Map<string, Value>;
  /** @param example the shape of each item */
  list<Value>(name: string, example: unknown): Value[];
  set(name: string): Set<string>;
  /**
   * @param first the value of a memory without one
   * @param example the shape of every other value: that of the first by default
   */
  cell<Value>(name: string, first: Value, example?: unknown): Cell<Value>;
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
    map: <Value>(name: string, example: unknown) =>
      take(
        name,
        (value): value is Map<string, Value> => hasShapeOf(value, new Map([['', example]])),
        () => new Map<string, Value>(),
      ),
    list: <Value>(name: string, example: unknown) =>
      take(
        name,
        (value): value is Value[] => hasShapeOf(value, [example]),
        (): Value[] => [],
      ),
    set: (name) =>
      take(
        name,
        (value): value is Set<string> => hasShapeOf(value, new Set([''])),
        () => new Set<string>(),
      ),
    cell: <Value>(name: string, first: Value, example: unknown = first) =>
      take(
        name,
        (value): value is Cell<Value> =>
          isRecord(value) && 'current' in value && (value.current === first || hasShapeOf(value.current, example)),
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

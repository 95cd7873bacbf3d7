const keys = new WeakMap<object, number>();
let latest = 0;

/** A React key of an object's identity: what tells of another one is rendered again, and so spoken anew, whatever its words. */
export function identityKey(object: object | undefined): number | undefined {
  if (!object) return undefined;
  const key = keys.get(object) ?? (latest += 1);
  keys.set(object, key);
  return key;
}

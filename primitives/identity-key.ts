const keys = new WeakMap<object, number>();
let latest = 0;

/** A React key of an object's identity. Another object mounts a new element, which is announced even if its text is the same. */
export function identityKey(object: object | undefined): number | undefined {
  if (!object) return undefined;
  const key = keys.get(object) ?? (latest += 1);
  keys.set(object, key);
  return key;
}

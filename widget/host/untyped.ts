/**
 * A value that its type promises to be an object. A host without types may have passed none, or a primitive: then it is an object
 * without the members that the type names.
 */
export const asObject = <Value>(value: Value): Value & object => Object(value);

/** A property of a value that may not be an object. */
export function property(owner: unknown, name: string | symbol): unknown {
  return Reflect.get(Object(owner), name);
}

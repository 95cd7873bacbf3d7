import { isRecord } from '../fields';

/**
 * Tells whether a stored value has the shape of an example: the same kind, with every member of the example. The items
 * of a list or a map are compared with the first of the example's. Null in an example stands for any value.
 */
export function hasShapeOf(value: unknown, example: unknown): boolean {
  if (example === null) return true;
  if (example instanceof Map) return value instanceof Map && haveShapeOf(value.values(), example.values());
  if (example instanceof Set) return value instanceof Set && haveShapeOf(value, example);
  if (Array.isArray(example)) return Array.isArray(value) && haveShapeOf(value, example);
  if (!isRecord(example)) return typeof value === typeof example;
  return (
    isRecord(value) &&
    !(value instanceof Map || value instanceof Set) &&
    Object.entries(example).every(([name, one]) => hasShapeOf(value[name], one))
  );
}

function haveShapeOf(values: Iterable<unknown>, examples: Iterable<unknown>): boolean {
  const [example = null] = examples;
  return [...values].every((one) => hasShapeOf(one, example));
}

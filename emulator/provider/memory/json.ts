import { base64url } from 'jose';

/** A value of JSON. */
export type Json = null | boolean | number | string | readonly Json[] | { readonly [name: string]: Json };

/**
 * Writes maps, sets and bytes as JSON, each as an object with one member that names its type. Undefined members are
 * omitted. A member whose own name begins with a dollar gets another name.
 */
export function writeJson(value: unknown): Json {
  if (value === null || typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean') {
    return value;
  }
  if (value instanceof Uint8Array) return { $bytes: base64url.encode(value) };
  if (value instanceof Map) return { $map: [...value].map(writeJson) };
  if (value instanceof Set) return { $set: [...value].map(writeJson) };
  if (Array.isArray(value)) return value.map(writeJson);
  if (typeof value !== 'object') throw new TypeError(`A ${typeof value} cannot be written down.`);
  const members = Object.entries(value).filter(([, member]) => member !== undefined);
  return Object.fromEntries(members.map(([name, member]) => [name.replace(/^\$/, '$$$$'), writeJson(member)]));
}

/** Reads the output of `writeJson`. */
export function readJson(json: unknown): unknown {
  if (typeof json !== 'object' || json === null) return json;
  if (Array.isArray(json)) return json.map(readJson);
  const members = Object.entries(json);
  const [only] = members;
  if (only && members.length === 1) {
    const [name, value] = only;
    if (name === '$bytes' && typeof value === 'string') return base64url.decode(value);
    if (name === '$map' && isPairs(value)) return new Map(value.map(([key, one]) => [key, readJson(one)]));
    if (name === '$set' && Array.isArray(value)) return new Set(value.map(readJson));
  }
  return Object.fromEntries(members.map(([name, member]) => [name.replace(/^\$\$/, '$$'), readJson(member)]));
}

const isPairs = (value: unknown): value is [unknown, unknown][] =>
  Array.isArray(value) && value.every((pair) => Array.isArray(pair) && pair.length === 2);

/** Tells whether a value consists only of JSON. */
export function isJson(value: unknown): value is Json {
  if (typeof value !== 'object' || value === null)
    return ['string', 'number', 'boolean', 'object'].includes(typeof value);
  return Object.values(value).every(isJson);
}

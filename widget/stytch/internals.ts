/**
 * What the public client lacks (user search, bootstrap data, event log) is on an internal object of 6.3.0
 * (`provider-contract.md` section 5). Every part is checked before it is used, and every part may be missing.
 */
export interface Internals {
  publicToken?: string;
  bootstrap?: { getSync(): unknown; getAsync(): Promise<unknown> };
  networkClient?: {
    logEvent(event: { name: string; details: object }): void;
    fetchSDK?(request: { url: string; method: 'POST'; body: object }): Promise<unknown>;
  };
}

const place = Symbol.for('stytch__internal_b2c');

/** The internal object itself. */
export const internalPart = (client: object): unknown => property(client, place);

/** Reads the internals of a client; what has not the expected shape is left out. */
export function internalsOf(client: object): Internals {
  const internal = internalPart(client);
  const publicToken = property(internal, 'publicToken');
  const bootstrap = property(internal, 'bootstrap');
  const networkClient = property(internal, 'networkClient');
  return {
    ...(typeof publicToken === 'string' && { publicToken }),
    ...(has(bootstrap, 'getSync', 'getAsync') && { bootstrap }),
    ...(has(networkClient, 'logEvent') && { networkClient }),
  };
}

/** A property of what may be no object at all. */
export function property(owner: unknown, name: string | symbol): unknown {
  return typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined;
}

/** Whether something has these methods. */
export function has<Name extends string>(
  owner: unknown,
  ...names: Name[]
): owner is Record<Name, (...args: unknown[]) => never> {
  return names.every((name) => typeof property(owner, name) === 'function');
}

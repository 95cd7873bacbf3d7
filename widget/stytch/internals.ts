import { property } from '../host/untyped';

/**
 * The parts that the public client lacks (user search, bootstrap data, event log): on an internal object of 6.3.0
 * (B-CALL-5). Every part is checked before it is used, and every part may be missing.
 */
export interface Internals {
  publicToken?: string;
  bootstrap?: { getSync(): unknown; getAsync(): Promise<unknown> };
  /** Sends a request to the provider as the client itself does, and returns the `data` of the response. */
  fetchSDK?(request: SdkRequest): Promise<unknown>;
  logEvent?(event: { name: string; details: object }): void;
}

/** A request to the provider; `url` is the path after `/sdk/v1`. */
export interface SdkRequest {
  url: string;
  method: 'GET' | 'POST';
  body?: object;
}

const internalKey = Symbol.for('stytch__internal_b2c');

/** The internal object itself. */
export const internalPart = (client: object): unknown => property(client, internalKey);

/** Reads the internals of a client. A part without the expected shape is omitted. */
export function internalsOf(client: object): Internals {
  const internal = internalPart(client);
  const publicToken = property(internal, 'publicToken');
  const bootstrap = property(internal, 'bootstrap');
  const networkClient = property(internal, 'networkClient');
  return {
    ...(typeof publicToken === 'string' && { publicToken }),
    ...(has(bootstrap, 'getSync', 'getAsync') && { bootstrap }),
    ...(has(networkClient, 'fetchSDK') && { fetchSDK: (request) => networkClient.fetchSDK(request) }),
    ...(has(networkClient, 'logEvent') && { logEvent: (event) => networkClient.logEvent(event) }),
  };
}

/** Tells whether a project is a test project, by its public token. An unknown one counts as live. */
export const isTestProject = ({ publicToken = '' }: Internals) => publicToken.includes('public-token-test');

/** Tells whether a value has these methods. */
export function has<Name extends string>(
  owner: unknown,
  ...names: Name[]
): owner is Record<Name, (...args: unknown[]) => never> {
  return names.every((name) => typeof property(owner, name) === 'function');
}

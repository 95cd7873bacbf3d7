import type { Client } from '../stytch/client';

/** A client of the provider with no user signed in, and with the parts that a test needs. */
export function quietClient(parts: object = {}): Client {
  const client: unknown = {
    user: { getSync: () => null, getInfo: () => ({ user: null, fromCache: false }) },
    session: { getSync: () => null, getTokens: () => null },
    onStateChange: () => () => undefined,
    ...parts,
  };
  return client as Client;
}

/** The part of a client that its public interface lacks. */
export const internally = (internal: object) => ({ [Symbol.for('stytch__internal_b2c')]: internal });

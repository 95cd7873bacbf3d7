import type { Client, LateClient } from './client';

const made = new WeakMap<LateClient, Client>();

/** Records that a late client has been made. */
export function recordMade(late: LateClient, client: Client): void {
  made.set(late, client);
}

/** The client of a mount, without waiting for it: undefined where it is yet to be made, or none was passed. */
export function madeClient(given: Client | LateClient | undefined): Client | undefined {
  // A host without types may have passed a string.
  if (!given || typeof given !== 'object') return undefined;
  return 'provide' in given ? made.get(given) : given;
}

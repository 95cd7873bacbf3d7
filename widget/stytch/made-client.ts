import type { Client, LateClient } from './client';
import { isClient } from './is-client';

const made = new WeakMap<LateClient, Client>();

/** Records that a late client has been made. */
export function recordMade(late: LateClient, client: Client): void {
  made.set(late, client);
}

/** The client of a mount, without waiting for it: undefined where it is yet to be made, or none was passed, but another value. */
export function madeClient(given: unknown): Client | undefined {
  if (!isClient(given)) return undefined;
  return 'provide' in given ? made.get(given) : given;
}

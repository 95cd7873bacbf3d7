import { property } from '../host/untyped';
import { has, internalPart } from './internals';

// The parts of the client's internals that only some flows need; they are in the code of those flows.

/** The search for the sign-in methods of an address. */
export function searchManagerOf(client: object): { searchUser(email: string): Promise<unknown> } | undefined {
  const manager = property(internalPart(client), 'searchManager');
  return has(manager, 'searchUser') ? manager : undefined;
}

/** The session as stored in this browser. */
export function sessionStateOf(client: object): { destroyState(): void } | undefined {
  const state = property(property(client, 'session'), '_subscriptionService');
  return has(state, 'destroyState') ? state : undefined;
}

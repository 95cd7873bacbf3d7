import type { Provider } from '../../flows/core/provider/provider';
import type { Client } from './client';
import type { MountSignal } from './defer';
import type { LateClient } from './late-client';
import { type OwnCalls, providerOf } from './provider-of';

/** Implements the port with the host's client. `whenReady` resolves when the first screen can be rendered. */
export function stytchProvider(
  client: Client | LateClient,
  whenReady: () => Promise<unknown>,
  mountSignal: MountSignal,
  own?: OwnCalls,
): Provider {
  return 'provide' in client ? client.provide(whenReady, mountSignal, own) : providerOf(client, mountSignal, own);
}

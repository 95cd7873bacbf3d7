import type { Provider } from '../../flows/core/provider/provider';
import type { Client } from './client';
import type { MountSignal } from './defer';
import type { LateClient } from './late-client';
import { type OwnCalls, providerOf } from './provider-of';

/** Fulfils the port with what a host gave. `whenReady` tells when all that the first screen is rendered with is here. */
export function stytchProvider(
  client: Client | LateClient,
  whenReady: () => Promise<unknown>,
  mountSignal: MountSignal,
  own?: OwnCalls,
): Provider {
  return 'provide' in client ? client.provide(whenReady, mountSignal, own) : providerOf(client, mountSignal, own);
}

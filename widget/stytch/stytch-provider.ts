import type { Provider } from '../../flows/core/provider/provider';
import { bootstrapOf } from './bootstrap';
import type { Client } from './client';
import { internalsOf } from './internals';
import { type CallLoaders, lateCalls } from './late-calls';
import type { LateClient } from './late-client';
import { personOf } from './person';

/**
 * Fulfils the port with what a host gave. `loaders` bring what only some mounts ask; `whenReady` tells when all that the
 * first screen is drawn with is here.
 */
export function stytchProvider(
  client: Client | LateClient,
  loaders: CallLoaders,
  whenReady: () => Promise<unknown>,
): Provider {
  return 'provide' in client ? client.provide(loaders, whenReady) : providerOf(client, loaders);
}

/** Fulfils the port with the provider's headless client: the one place that knows its names. */
export function providerOf(client: Client, loaders: CallLoaders): Provider {
  const internals = internalsOf(client);
  return {
    isTestProject: internals.publicToken?.includes('public-token-test') ?? false,
    bootstrap: bootstrapOf(internals),
    person: () => personOf(client.user.getSync()),
    isPersonCertain: () => !client.user.getInfo().fromCache,
    watchPerson: (onChange) => client.onStateChange(onChange),
    logEvent: (name, details) => {
      try {
        internals.networkClient?.logEvent({ name, details });
      } catch {
        // A log that fails is nobody's failure.
      }
    },
    late: lateCalls(client, internals, loaders),
  };
}

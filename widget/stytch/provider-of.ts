import { safely } from '../../flows/core/host/device-memory';
import type { Provider, ProviderCalls } from '../../flows/core/provider/provider';
import { forgetAtSignIn } from './asked-address';
import { bootstrapOf } from './bootstrap';
import type { Client } from './client';
import { noMount } from './defer';
import { internalsOf, isTestProject } from './internals';
import { hasContact, personOf, sessionIdOf } from './person';
import { providerCalls } from './provider-calls';

/** Calls whose code comes along with a mount, because it makes them at once. */
export type OwnCalls = (client: Client) => Partial<ProviderCalls>;

/** Fulfils the port with the provider's headless client: the one place that knows its names. */
export function providerOf(client: Client, mountSignal = noMount, own?: OwnCalls): Provider {
  const internals = internalsOf(client);
  return {
    isTestProject: isTestProject(internals),
    bootstrap: bootstrapOf(internals),
    person: () => personOf(client.user.getSync()),
    isPersonCertain: () => !client.user.getInfo().fromCache,
    hasContact: (contact) => hasContact(client.user.getSync(), contact),
    hasSession: () => client.session.getSync() !== null || client.session.getTokens() !== null,
    sessionId: () => sessionIdOf(client.session.getSync()),
    watchPerson: (onChange) => client.onStateChange(onChange),
    // A client of another shape, or none, is reported elsewhere.
    forgetAtSignIn: () => safely(() => forgetAtSignIn(client, internals, mountSignal)),
    logEvent: (name, details) => {
      try {
        internals.logEvent?.({ name, details });
      } catch {
        // A log that fails is nobody's failure.
      }
    },
    ...providerCalls(client, internals, mountSignal),
    ...own?.(client),
  };
}

import { storages } from '../../flows/core/host/device-memory';
import { safely } from '../../flows/core/host/safely';
import type { Provider } from '../../flows/core/provider/provider';
import { bootstrapOf } from './bootstrap';
import { expiryCode } from './calls.lazy';
import type { Client, LateClient, OwnCalls } from './client';
import { type MountSignal, noMount } from './defer';
import { internalsOf, isTestProject } from './internals';
import { personOf, sessionIdOf, sessionTimesOf } from './person';
import { providerCalls } from './provider-calls';

/** Implements the port with the host's client. `whenReady` resolves when the first screen can be rendered. */
export function stytchProvider(
  client: Client | LateClient,
  whenReady: () => Promise<unknown>,
  mountSignal: MountSignal,
  own?: OwnCalls,
): Provider {
  return 'provide' in client ? client.provide(whenReady, mountSignal, own) : providerOf(client, mountSignal, own);
}

/** Implements the port with the provider's headless client. Its calls are in files of their own. */
export function providerOf(client: Client, mountSignal = noMount, own?: OwnCalls): Provider {
  const internals = internalsOf(client);
  return {
    isTestProject: isTestProject(internals),
    bootstrap: bootstrapOf(internals),
    person: () => personOf(client.user.getSync()),
    isPersonCertain: () => !client.user.getInfo().fromCache,
    sessionId: () => sessionIdOf(client.session.getSync()),
    sessionTimes: () => sessionTimesOf(client.session.getSync()),
    watchPerson: (onChange) => client.onStateChange(onChange),
    expireData: () => {
      const remove = () =>
        hasStoredData() && void expiryCode.load().then((code) => code.ok && code.value.expireData(client, internals));
      // A host without types may have passed no client, or a string.
      if ((client as Client | undefined)?.onStateChange) {
        remove();
        mountSignal().addEventListener('abort', client.onStateChange(remove));
      }
    },
    // A failed log entry has no effect.
    logEvent: (name, details) => safely(() => internals.logEvent?.({ name, details })),
    ...providerCalls(client, internals, mountSignal),
    ...own?.(client),
  };
}

/**
 * Tells whether this browser may keep data about a user: the key of such data has two colons or more. Either storage
 * may be blocked.
 */
const hasStoredData = (): boolean =>
  storages().some((storage) => Object.keys(storage).some((key) => /^vestibule:.*:/.test(key)));

import { defaultBootstrap } from '../../flows/core/provider/bootstrap';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import { WidgetError } from '../../flows/core/provider/widget-error';
import { painted } from '../../flows/core/time/painted';
import type { Client, LateClient, OwnCalls } from './client';
import { defer, deferSubscription, noMount } from './defer';
import { isClient } from './is-client';
import { recordMade } from './made-client';
import { callNames } from './provider-calls';
import { providerOf } from './provider-of';

/**
 * Lets a mount render before the client is there: it is made when a call needs it, or else after the first paint, and once.
 * Where it cannot be made, calls fail as `broken` and no user counts as signed in. The next call of a user tries again.
 * @param make such as `async () => (await import('./client')).client`
 */
export function lateClient(make: () => Client | Promise<Client>): LateClient {
  let made: Promise<Client> | undefined;
  // In a separate function, so that an exception of `make` is a rejection.
  const client = () => {
    made ??= (async () => {
      const one = await make();
      // A host without types may give anything. Late code describes it.
      if (!isClient(one)) throw new WidgetError('lateClient', 'configuration', 'lateClient has no client', one);
      recordMade(late, one);
      return one;
    })();
    made.catch(() => (made = undefined));
    return made;
  };
  const late: LateClient = {
    // oxlint-disable-next-line unicorn/no-thenable -- so that a host can await it
    then: (onMade, onFailed) => client().then(onMade, onFailed),
    provide: (whenReady, mountSignal, own) => lateProvider(client, whenReady, mountSignal, own),
  };
  return late;
}

function lateProvider(
  make: () => Promise<Client>,
  whenReady: () => Promise<unknown>,
  mountSignal = noMount,
  own?: OwnCalls,
): Provider {
  let provider: Provider | undefined;
  let isLost = false;
  let begin = () => {};
  const again = () => make().then((client) => (provider ??= providerOf(client, mountSignal, own)));
  const arrival = new Promise<void>((resolve) => (begin = resolve)).then(again);
  arrival.catch(() => (isLost = true));
  const calls = () => {
    begin();
    return (isLost ? again() : arrival).then(succeeded, (cause: unknown) => failed({ type: 'broken', cause }));
  };
  // A cancelled call creates no client once the mount has ended.
  const quietly = <Value>(use: (provider: Provider) => Value | Promise<Value>) => {
    const signal = mountSignal();
    void whenReady()
      .then(painted)
      .then(() => signal.aborted || begin());
    return arrival.then(
      (made) => (signal.aborted ? undefined : use(made)),
      () => undefined,
    );
  };
  return {
    get isTestProject() {
      return provider?.isTestProject ?? false;
    },
    bootstrap: {
      cached: () => provider?.bootstrap.cached() ?? defaultBootstrap,
      load: () => quietly(({ bootstrap }) => bootstrap.load()),
    },
    person: () => provider?.person(),
    isPersonCertain: () => provider?.isPersonCertain() ?? isLost,
    sessionId: () => provider?.sessionId(),
    sessionTimes: () => provider?.sessionTimes(),
    watchPerson: (onChange) =>
      deferSubscription(
        // Subscribers are also notified that there is no client.
        async () => succeeded(await calls()),
        (made) => {
          const stop = made.ok ? made.value.watchPerson(onChange) : () => undefined;
          onChange();
          return stop;
        },
        mountSignal,
      ),
    expireData: () => void quietly(({ expireData }) => expireData()),
    logEvent: (name, details) => void quietly(({ logEvent }) => logEvent(name, details)),
    ...defer(callNames, calls, mountSignal),
    watchWallets: (onChange) => deferSubscription(calls, ({ watchWallets }) => watchWallets(onChange), mountSignal),
  };
}

import { defaultBootstrap } from '../../flows/core/provider/bootstrap';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import type { Client } from './client';
import { defer, deferSubscription } from './defer';
import { callNames } from './provider-calls';
import { providerOf } from './stytch-provider';

/** A client that is made when it is needed. Whoever awaits it needs it. */
export interface LateClient extends PromiseLike<Client> {
  /** The port over it: screens are drawn without it, and calls wait for it. */
  provide(whenReady: () => Promise<unknown>): Provider;
}

/**
 * Lets a mount draw before the client is there: it is made when a call needs it, or else after the first paint, and once.
 * Where it cannot be made, calls fail as `broken` and nobody counts as signed in.
 * @param make such as `async () => (await import('./client')).client`
 */
export function lateClient(make: () => Client | Promise<Client>): LateClient {
  let made: Promise<Client> | undefined;
  // In a function of its own, so that what `make` throws is a rejection.
  const client = () => (made ??= (async () => make())());
  return {
    // oxlint-disable-next-line unicorn/no-thenable -- so that a host can await it
    then: (onMade, onFailed) => client().then(onMade, onFailed),
    provide: (whenReady) => lateProvider(client, whenReady),
  };
}

function lateProvider(make: () => Promise<Client>, whenReady: () => Promise<unknown>): Provider {
  let provider: Provider | undefined;
  let isLost = false;
  let begin = () => {};
  const arrival = new Promise<void>((resolve) => (begin = resolve)).then(make).then(
    (client) => (provider = providerOf(client)),
    (cause: unknown) => {
      isLost = true;
      throw cause;
    },
  );
  const needed = () => {
    begin();
    return arrival;
  };
  const calls = () => needed().then(succeeded, (cause: unknown) => failed({ type: 'broken', cause }));
  const quietly = () => {
    void whenReady().then(painted).then(begin);
    return arrival;
  };
  return {
    get isTestProject() {
      return provider?.isTestProject ?? false;
    },
    bootstrap: {
      cached: () => provider?.bootstrap.cached() ?? defaultBootstrap,
      load: () =>
        quietly().then(
          ({ bootstrap }) => bootstrap.load(),
          () => undefined,
        ),
    },
    person: () => provider?.person(),
    isPersonCertain: () => provider?.isPersonCertain() ?? isLost,
    watchPerson: (onChange) => {
      let stop: (() => void) | undefined;
      let isOver = false;
      needed().then(
        ({ watchPerson }) => {
          if (isOver) return;
          stop = watchPerson(onChange);
          onChange();
        },
        () => isOver || onChange(),
      );
      return () => {
        isOver = true;
        stop?.();
      };
    },
    logEvent: (name, details) => {
      quietly().then(
        ({ logEvent }) => logEvent(name, details),
        () => undefined,
      );
    },
    ...defer(callNames, calls),
    watchWallets: (onChange) => deferSubscription(calls, ({ watchWallets }) => watchWallets(onChange)),
  };
}

/** When a page in sight has been painted; in another tab, soon. */
function painted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, unseen);
  });
}

const unseen = 200;

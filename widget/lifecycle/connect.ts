import { createStore } from 'jotai/vanilla';
import type { Config } from '../../flows/core/config/config';
import { browserAtom } from '../../flows/core/host/browser.atoms';
import { configInputAtom, hostAtom, mountSignalAtom, type Store } from '../../flows/core/host/host.atoms';
import { loadBootstrapAtom } from '../../flows/core/provider/bootstrap.atoms';
import { providerAtom } from '../../flows/core/provider/provider.atoms';
import { forgetSecretsAtom } from '../../flows/core/screen/secret.atoms';
import { stringsAtom } from '../../flows/core/words/words.atoms';
import { guardedHost } from '../host/guarded-host';
import type { WidgetOptions } from '../options';
import { pageBrowser } from '../host/page-browser';
import { stytchProvider } from '../stytch/provider-of';

/** The options of a custom user interface: those of a mount that are not about its look. */
export interface ConnectOptions extends Pick<WidgetOptions, 'callbacks' | 'client' | 'strings'> {
  config: Config;
}

/** The flows over a client, for a custom user interface. */
export interface Connected {
  /** A jotai store with the flows' state: read and set the atoms of this entry in it. */
  store: Store;
  /** Ends it: no callback, request or event follows. */
  end(): void;
}

/**
 * Connects the flows with the provider's client: one store for each, so that two share nothing. What a mount does
 * beside it (containers, styles, languages, focus) is the host's own to do.
 */
export function connect({ client, config, callbacks, strings = {} }: ConnectOptions): Connected {
  const store = createStore();
  const life = new AbortController();
  const { signal } = life;
  store.set(mountSignalAtom, signal);
  store.set(
    providerAtom,
    stytchProvider(
      client,
      () => Promise.resolve(),
      () => signal,
    ),
  );
  store.set(configInputAtom, config);
  store.set(stringsAtom, strings);
  store.set(hostAtom, guardedHost(callbacks));
  store.set(browserAtom, pageBrowser);
  addEventListener('pagehide', () => store.set(forgetSecretsAtom), { signal });
  void store.set(loadBootstrapAtom, signal);
  store.get(providerAtom).expireData();
  return { store, end: () => life.abort() };
}

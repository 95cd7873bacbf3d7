import { createStore } from 'jotai/vanilla';
import type { Config } from '../config/config';
import type { FlowEvent } from '../host/events';
import { configInputAtom, hostAtom, mountSignalAtom } from '../host/host.atoms';
import { providerAtom } from '../provider/provider.atoms';
import type { Provider } from '../provider/provider';
import type { WidgetError } from '../provider/widget-error';

/** A store as a mount makes it, with the events and errors that the host received. */
export function testStore(provider: Provider, config: Config) {
  const store = createStore();
  const events: FlowEvent[] = [];
  const errors: WidgetError[] = [];
  const mount = new AbortController();
  store.set(providerAtom, provider);
  store.set(configInputAtom, config);
  store.set(mountSignalAtom, mount.signal);
  store.set(hostAtom, { onEvent: (event) => void events.push(event), onError: (error) => void errors.push(error) });
  return { store, events, errors, unmount: () => mount.abort() };
}

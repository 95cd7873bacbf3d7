import { configInputAtom } from '../flows/core/host/host.atoms';
import { lazy, type LazyValue } from '../flows/core/lazy/lazy';
import type { Store } from './mount-definition';

/** The warnings of a configuration, given once they are here: a developer uses the widget, and visitors need not wait for them. */
export function configWarnings(store: Store): LazyValue<void> {
  return lazy('warnings', async () => (await import('./config-warnings')).warnOfConfig(store.get(configInputAtom)));
}

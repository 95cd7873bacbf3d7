import type { Config } from '../../flows/core/config/config';
import type { Provider } from '../../flows/core/provider/provider';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';
import { quietClient } from './quiet-client';

/** A configuration that every mount accepts. */
export const passwords: Config = { products: ['passwords'] };

/** Options that every mount accepts. The store of a started mount has the test's provider instead of one with the client. */
export const passwordOptions: WidgetOptions = { client: quietClient(), config: passwords };

/** A mount as a widget creates it from a definition, without an element: options applied, `onArrival` and `onStart` called. */
export function startedMount<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  options: Options,
  answers: Partial<Provider> = {},
) {
  const { provider, calls, logged } = fakeProvider(answers);
  const page = testStore(provider, options.config);
  page.store.set(screenAtom, definition.start);
  definition.apply?.(page.store, options);
  definition.onArrival?.(page.store, options);
  definition.onStart?.(page.store, options);
  // The address that asked for a mail is read in this browser.
  const sent = () => calls.map(({ name }) => name).filter((name) => name !== 'askedAddress');
  const problem = () => (definition.problemAtom ? page.store.get(definition.problemAtom)?.sentence : undefined);
  return { ...page, options, logged, sent, problem };
}

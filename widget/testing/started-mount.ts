import type { Config } from '../../flows/core/config/config';
import type { Provider } from '../../flows/core/provider/provider';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import type { MountDefinition } from '../lifecycle/mount-definition';
import type { WidgetOptions } from '../options';

/** A configuration that every mount accepts. */
export const passwords: Config = { products: ['passwords'] };

/** A mount as a widget creates it from a definition, without an element: options applied, `onArrival` and `onStart` called. */
export function startedMount<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  given: Partial<Omit<Options, 'client'>> = {},
  answers: Partial<Provider> = {},
) {
  const { provider, calls, logged } = fakeProvider(answers);
  const page = testStore(provider, given.config ?? passwords);
  // No client is needed: the store has the test's provider.
  const options = { config: passwords, ...given } as unknown as Options;
  page.store.set(screenAtom, definition.start);
  definition.apply?.(page.store, options);
  definition.onArrival?.(page.store, options);
  definition.onStart?.(page.store, options);
  const sent = () => calls.map(({ name }) => name);
  const problem = () => (definition.problemAtom ? page.store.get(definition.problemAtom) : undefined);
  return { ...page, options, logged, sent, problem };
}

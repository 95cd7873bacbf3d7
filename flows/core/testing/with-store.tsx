import type { Decorator } from '@storybook/react-vite';
import { Provider } from 'jotai/react';
import { createStore } from 'jotai/vanilla';
import type { Config } from '../config/config';
import { configInputAtom } from '../host/host.atoms';
import type { Locale } from '../words/locale';
import { localeAtom } from '../words/words.atoms';
import { providerAtom } from '../provider/provider.atoms';
import type { Provider as ProviderPort } from '../provider/provider';
import { fakeProvider } from './fake-provider';

type Store = ReturnType<typeof createStore>;

/** Seeds the store of a story: one state, and the provider's answers. */
export function withStore(
  config: Config,
  seed: (store: Store) => void = () => undefined,
  answers: Partial<ProviderPort> = {},
): Decorator {
  return (Story, { loaded }) => {
    const store = createStore();
    // The language in the toolbar; a test that renders a story has none.
    const locale: Locale | undefined = loaded['locale'];
    if (locale) store.set(localeAtom, locale);
    store.set(providerAtom, fakeProvider(answers).provider);
    store.set(configInputAtom, config);
    seed(store);
    return (
      <Provider store={store}>
        <Story />
      </Provider>
    );
  };
}

/** A provider call that never settles, so that its state stays pending. */
export const pendingForEver = () => new Promise<never>(() => undefined);

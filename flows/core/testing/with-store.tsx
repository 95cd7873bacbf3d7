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

/** Seeds a story's own store: one member of the state's union, with a provider that the story may choose. */
export function withStore(
  config: Config,
  seed: (store: Store) => void = () => undefined,
  answers: Partial<ProviderPort> = {},
): Decorator {
  return (Story, { loaded }) => {
    const store = createStore();
    // What the toolbar says; a test that renders a story has none.
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

/** A provider call that never answers: what is pending stays so. */
export const pendingForEver = () => new Promise<never>(() => undefined);

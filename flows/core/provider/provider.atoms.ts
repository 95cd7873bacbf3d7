import { atom } from 'jotai/vanilla';
import type { Provider } from './provider';

const givenProviderAtom = atom<Provider | undefined>(undefined);

/** The provider of this mount. Set once, before the first screen. */
export const providerAtom = atom(
  (get) => {
    const provider = get(givenProviderAtom);
    if (!provider) throw new Error('No provider: set providerAtom first.');
    return provider;
  },
  (_get, set, provider: Provider) => set(givenProviderAtom, provider),
);

import { atom } from 'jotai/vanilla';
import type { Bootstrap } from './bootstrap';
import type { Provider } from './provider';

const missing = atom<Provider | undefined>(undefined);

/** The provider of this mount. Set once, before the first screen. */
export const providerAtom = atom(
  (get) => {
    const provider = get(missing);
    if (!provider) throw new Error('No provider in this store: set providerAtom before reading any flow.');
    return provider;
  },
  (_get, set, provider: Provider) => set(missing, provider),
);

const loadedBootstrapAtom = atom<Bootstrap | undefined>(undefined);

/** The project's bootstrap data: cached or default at once, the provider's answer when it comes. */
export const bootstrapAtom = atom((get) => get(loadedBootstrapAtom) ?? get(providerAtom).bootstrap.cached());

const wasUnknownAtom = atom(false);

/** Whether nothing was known when the first screen was drawn: what may come with the answer had better have its place already. */
export const wasBootstrapUnknownAtom = atom((get) => get(wasUnknownAtom));

const arrivalAtom = atom<Promise<unknown> | undefined>(undefined);

/** The end of asking, well or not; none while nobody has asked. */
export const bootstrapArrivalAtom = atom((get) => get(arrivalAtom));

/** Asks the provider for the bootstrap data. */
export const loadBootstrapAtom = atom(null, (get, set) => {
  set(wasUnknownAtom, !get(bootstrapAtom).isKnown);
  const arrival = get(providerAtom)
    .bootstrap.load()
    .then((bootstrap) => bootstrap && set(loadedBootstrapAtom, bootstrap));
  set(arrivalAtom, arrival);
  return arrival;
});

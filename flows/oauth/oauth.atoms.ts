import { atom } from 'jotai/vanilla';
import type { OAuthProviderType } from '../core/config/config';
import { configAtom } from '../core/config/config.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import { providerAtom } from '../core/provider/provider.atoms';
import { isOAuthProviderType } from './provider-names';

/** The providers that are configured and known, each once. A name that we do not know is no reason to show nothing. */
export const socialProvidersAtom = atom((get) => {
  const { providers } = get(configAtom).oauth;
  return providers.filter(
    ({ type }, index) => isOAuthProviderType(type) && providers.findIndex((one) => one.type === type) === index,
  );
});

/** The pause between the buttons and the search for the last one used, in milliseconds: they come first. */
const afterButtons = 100;

const knownAtom = atom<OAuthProviderType | undefined>(undefined);

/** The provider this browser last signed in with; undefined where the host turned that off. */
export const lastUsedAtom = atom(
  (get) => (get(configAtom).oauth.markLastUsed ? get(knownAtom) : undefined),
  async (get, set) => {
    const outcome = await get(providerAtom).lastUsedOAuth();
    if (outcome.ok && !get(mountSignalAtom).aborted) set(knownAtom, outcome.value);
  },
);
lastUsedAtom.onMount = (load) => {
  const timer = setTimeout(() => void load(), afterButtons);
  return () => clearTimeout(timer);
};

import { atom } from 'jotai/vanilla';
import type { OAuthProviderType } from '../core/config/config';
import { configAtom } from '../core/config/config.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import { providerAtom } from '../core/provider/provider.atoms';

/** How long after the buttons are on show the mark is looked for, in milliseconds: they come first. */
const afterButtons = 100;

const knownAtom = atom<OAuthProviderType | undefined>(undefined);

/** The provider this browser last signed in with; unknown where the host turned the mark off. */
export const lastUsedAtom = atom(
  (get) => (get(configAtom).oauth.markLastUsed ? get(knownAtom) : undefined),
  async (get, set) => {
    const life = get(mountSignalAtom);
    const outcome = await get(providerAtom).lastUsedOAuth();
    if (outcome.ok && !life.aborted) set(knownAtom, outcome.value);
  },
);
lastUsedAtom.onMount = (look) => {
  const timer = setTimeout(() => void look(), afterButtons);
  return () => clearTimeout(timer);
};

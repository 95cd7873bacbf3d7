import { atom } from 'jotai/vanilla';
import { configAtom } from '../core/config/config.atoms';
import { mountSignalAtom } from '../core/host/host.atoms';
import { firstMethodAtom, type MethodKey, withFirst } from '../core/last-used/last-used.atoms';
import { providerAtom } from '../core/provider/provider.atoms';
import type { Wallet } from '../core/provider/wallet-calls';
import { whileRead } from '../core/time/while-read';
import { socialProvidersAtom } from '../oauth';

/** The key of a wallet, by its name, which is stable: without blanks, and of a length that can be stored. */
export function walletMethodKey({ option, name }: Pick<Wallet, 'option' | 'name'>): MethodKey {
  // A lone surrogate cannot be encoded.
  return `crypto:${encodeURIComponent((option ?? name).slice(0, 60).replaceAll(/[\ud800-\udfff]/g, ''))}`;
}

/** The number of social and wallet buttons that Main has room for together (B-WALLET-3). */
const maxMainButtons = 5;

const foundAtom = atom<readonly Wallet[]>([]);

/** The wallets of this browser. While something reads this, wallets that are announced later are added. */
export const walletsAtom = whileRead(
  (get, set) => {
    const stop = get(providerAtom).watchWallets((wallets) => set(foundAtom, wallets));
    const mountSignal = get(mountSignalAtom);
    const end = () => {
      mountSignal.removeEventListener('abort', end);
      stop();
    };
    mountSignal.addEventListener('abort', end);
    return end;
  },
  (get) => {
    const first = get(firstMethodAtom);
    return withFirst(get(foundAtom), (wallet) => first === walletMethodKey(wallet));
  },
);

const maxMainWalletsAtom = atom((get) => {
  const { products } = get(configAtom);
  return Math.max(0, maxMainButtons - (products.has('oauth') ? get(socialProvidersAtom).length : 0));
});

/** The wallets on Main: as many as fit beside the social providers. */
export const mainWalletsAtom = atom((get) => get(walletsAtom).slice(0, get(maxMainWalletsAtom)));

/** The wallets behind 'Continue with other Crypto Wallet'. */
export const otherWalletsAtom = atom((get) => get(walletsAtom).slice(get(maxMainWalletsAtom)));

import type { Wallet } from '../../flows/core/provider/wallet-calls';
import { watchAnnounced } from './eip-6963';
import { injectedWallets } from './injected';
import { optionOf } from './known-wallets';
import { mostWallets } from './page-objects';
import { watchRegistered } from './wallet-standard';

/**
 * The wallets that have announced themselves on this page. They are never removed, because not all announce themselves
 * twice.
 */
const announced = new Map<string, Wallet>();

/** Watches the wallets of this browser: those that announce themselves, and the others as a fallback. */
export function watchWallets(onChange: (wallets: readonly Wallet[]) => void): () => void {
  let registered: readonly Wallet[] = [];
  const notify = () => onChange(merge([...announced.values()], registered, injectedWallets()));
  const stops = [
    watchAnnounced((wallet) => {
      // The first wallet of a name is kept: a row must not change while the user is about to press it.
      if (announced.has(wallet.id) || announced.size >= mostWallets) return;
      announced.set(wallet.id, wallet);
      notify();
    }),
    watchRegistered((wallets) => {
      registered = wallets;
      notify();
    }),
  ];
  notify();
  return () => stops.forEach((stop) => stop());
}

/**
 * Each wallet once, by the chain that it counts as (B-WALLET-2): Ethereum where it has both. Phantom is the exception:
 * its announced provider of the same name is dropped for its Solana one. A wallet that announces itself is listed
 * before one that was only injected.
 */
function merge(announced: readonly Wallet[], registered: readonly Wallet[], injected: readonly Wallet[]): Wallet[] {
  const hasAnnounced = (type: Wallet['type']) => [...announced, ...registered].some((one) => one.type === type);
  const others = injected.filter(({ option, type }) => !(isAnyWallet(option) && hasAnnounced(type)));
  const found = [...announced, ...registered, ...others];
  const named = new Set(found.flatMap(({ option }) => option ?? []));
  const wallets: Wallet[] = [];
  for (const wallet of found) {
    const namesake = optionOf(wallet);
    const isOtherFace = wallet.option === undefined && namesake !== undefined && named.has(namesake);
    const isKnown = wallets.some(
      (one) =>
        one.id === wallet.id ||
        (one.option !== undefined && one.option === wallet.option) ||
        (wallet.name !== '' && one.name === wallet.name),
    );
    if (!isOtherFace && !isKnown && wallets.length < mostWallets) wallets.push(wallet);
  }
  return wallets;
}

/**
 * Tells whether an object on the page can be that of any wallet. Beside wallets that announce themselves it is one of those: an
 * unnamed one, and one that claims to be Metamask, as Brave's and Rabby's do. Metamask announces itself.
 */
const isAnyWallet = (option: Wallet['option']) =>
  option === 'ethereum-wallet' || option === 'solana-wallet' || option === 'metamask';

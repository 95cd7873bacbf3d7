import type { Wallet, WalletOption } from '../core/provider/wallet-calls';
import type { Say } from '../core/words/words.atoms';
import { clip } from '../core/words/untrusted-text';
import type { cryptoMessages } from './crypto.messages';

/** A wallet that the widget links to: its name (B-WALLET-2), and its site. */
export interface NamedWallet {
  option: WalletOption;
  title: string;
  home: string;
}

/** The named wallets, in the order they are offered. */
export const namedWallets: readonly NamedWallet[] = [
  { option: 'phantom', title: 'Phantom', home: 'https://phantom.com/download' },
  { option: 'vessel', title: 'Vessel', home: 'https://vessel.xyz' },
  { option: 'binance', title: 'Binance', home: 'https://www.binance.com/en/binancewallet' },
  { option: 'coinbase', title: 'Coinbase', home: 'https://www.coinbase.com/wallet/downloads' },
  { option: 'metamask', title: 'Metamask', home: 'https://metamask.io/download' },
];

type SayCrypto = Say<typeof cryptoMessages>;
type NamedParts = Pick<Wallet, 'option' | 'name'>;

/** A wallet's name: ours for the named ones, else what it announces; undefined for one that only shows its kind. */
export function walletName({ option, name }: NamedParts): string | undefined {
  if (option === 'ethereum-wallet' || option === 'solana-wallet') return undefined;
  return namedWallets.find((named) => named.option === option)?.title ?? clip(name);
}

/** The label of a wallet's button: its name, or its kind. */
export function walletTitle(wallet: NamedParts, say: SayCrypto): string {
  const kind = wallet.option === 'solana-wallet' ? 'crypto.solanaWallet' : 'crypto.ethereumWallet';
  return walletName(wallet) ?? say(kind);
}

/** The hint to look into a wallet that has been silent. */
export function checkWalletHint(wallet: NamedParts, say: SayCrypto): string {
  const name = walletName(wallet);
  return name === undefined ? say('crypto.checkWalletNameless') : say('crypto.checkWallet', { wallet: name });
}

import type { Wallet, WalletOption } from '../core/provider/wallet-calls';
import type { Say } from '../core/words/words.atoms';
import { clip } from '../core/words/clip';
import type { cryptoMessages } from './crypto.messages';

/** A wallet that can be set up from here: what it is called (B-WALLET-2), and where it is had. */
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

/** A wallet's title: ours for its options, else what it announces. */
export function walletTitle(
  { option, name }: Pick<Wallet, 'option' | 'name'>,
  say: Say<typeof cryptoMessages>,
): string {
  if (option === 'ethereum-wallet') return say('crypto.ethereumWallet');
  if (option === 'solana-wallet') return say('crypto.solanaWallet');
  return namedWallets.find((named) => named.option === option)?.title ?? clip(name);
}

import type { WalletOption, WalletType } from '../../flows/core/provider/wallet-calls';

interface KnownWallet {
  option: WalletOption;
  /** The names it announces itself by: reverse domain names (EIP-6963), or names (Wallet Standard). */
  rdns: RegExp;
  names: RegExp;
  /** The property that identifies an injected provider. */
  flag?: string;
}

const known: readonly KnownWallet[] = [
  { option: 'phantom', rdns: /^app\.phantom$/, names: /^phantom$/i, flag: 'isPhantom' },
  { option: 'vessel', rdns: /(?:^|\.)vessel(?:\.|$)/, names: /^vessel(?: wallet)?$/i, flag: 'isVessel' },
  { option: 'binance', rdns: /^com\.binance(?:\.|$)/, names: /^binance(?: .*)?$/i, flag: 'isBinance' },
  { option: 'coinbase', rdns: /^com\.coinbase(?:\.|$)/, names: /^coinbase(?: .*)?$/i, flag: 'isCoinbaseWallet' },
  // Last: other wallets pretend to be this one.
  { option: 'metamask', rdns: /^io\.metamask(?:\.|$)/, names: /^metamask(?: .*)?$/i, flag: 'isMetaMask' },
];

/**
 * The chain that a wallet counts as (B-WALLET-2). Many wallets support both; the other chain's provider is another
 * wallet.
 */
export function typeOf(option: WalletOption): WalletType {
  return option === 'phantom' || option === 'solana-wallet' ? 'solana' : 'ethereum';
}

/** The named wallet that announced itself. */
export function optionOf({ rdns, name }: { rdns?: string; name: string }): WalletOption | undefined {
  return known.find((wallet) => (rdns ? wallet.rdns.test(rdns) : wallet.names.test(name)))?.option;
}

/** The named wallet that an injected provider claims to be. */
export function optionByFlag(provider: object): WalletOption | undefined {
  return known.find(({ flag }) => flag && Reflect.get(provider, flag) === true)?.option;
}

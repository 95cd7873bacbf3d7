import type { Answer, Outcome } from './outcome';

/** The two kinds of wallet that the provider tells apart (B-WALLET-2). */
export type WalletType = 'ethereum' | 'solana';

/** An address and its kind. */
export interface WalletAccount {
  address: string;
  type: WalletType;
}

/** The challenge to sign, which shows that an address is a user's. */
export interface WalletChallenge {
  challenge: string;
  answer: Answer;
}

/** A wallet of this browser. Its calls never reject, and may never settle: a user may leave a wallet open for ever. */
export interface Wallet {
  /** The same for the same wallet, as long as the page lives. */
  id: string;
  /** Which of the named ones it is, if it is one. */
  option?: WalletOption;
  /** The wallet's own name. Data. */
  name: string;
  /** Its own picture: a `data:` address of an image, checked. */
  icon?: string;
  type: WalletType;
  /** Asks the user to let this site see an address, and gives it. */
  connect(): Promise<Outcome<string>>;
  /** Asks the user to sign a text with that address; the signature as the provider wants it: hex, or base58. */
  sign(address: string, text: string): Promise<Outcome<string>>;
  /** Calls once the wallet no longer has that address selected, until stopped. */
  watchAccount(address: string, onGone: () => void): () => void;
}

/** The named wallets (B-WALLET-2). */
export type WalletOption =
  | 'phantom'
  | 'vessel'
  | 'binance'
  | 'coinbase'
  | 'metamask'
  | 'ethereum-wallet'
  | 'solana-wallet';

/** The wallet calls of the port. */
export interface WalletCalls {
  /** Tells which wallets there are, now and whenever that changes, until stopped. */
  watchWallets(onChange: (wallets: readonly Wallet[]) => void): () => void;
  /** The challenge is for this site and this address, or the outcome is `wallet_site`. */
  startWalletSignIn(account: WalletAccount): Promise<Outcome<WalletChallenge>>;
  authenticateWallet(
    request: WalletAccount & { signature: string; sessionDurationMinutes: number },
  ): Promise<Outcome<Answer>>;
}

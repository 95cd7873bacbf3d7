import type { Answer, Outcome } from './outcome';

/** The two kinds of wallet that the provider tells apart (B-WALLET-2). */
export type WalletType = 'ethereum' | 'solana';

/** An address and its kind. */
export interface WalletAccount {
  address: string;
  type: WalletType;
}

/** The challenge to sign, which proves that an address is the user's. */
export interface WalletChallenge {
  challenge: string;
  answer: Answer;
}

/** A wallet of this browser. Its calls never reject, and may never settle: the user may leave its prompt unanswered. */
export interface Wallet {
  /** Its id, the same for the same wallet while the page is open. */
  id: string;
  /** Its name among the named wallets, if it is one of them. */
  option?: WalletOption;
  /** The wallet's own name. Data. */
  name: string;
  /** Its own icon: a `data:` address of an image, checked. */
  icon?: string;
  type: WalletType;
  /** Asks the user to share an address with this site, and returns the address. */
  connect(): Promise<Outcome<string>>;
  /**
   * Asks the user to sign a text with that address. Returns the signature as the provider expects it: hex, or base58.
   */
  sign(address: string, text: string): Promise<Outcome<string>>;
  /**
   * Calls `onGone` once the wallet no longer has that address selected, until stopped: with true if another account was
   * chosen, and with false if the wallet is locked, or no longer connected to the page.
   */
  watchAccount(address: string, onGone: (isAnother: boolean) => void): () => void;
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
  /** Calls `onChange` with the wallets of this browser, now and whenever they change, until stopped. */
  watchWallets(onChange: (wallets: readonly Wallet[]) => void): () => void;
  /** Requests a challenge. It is for this site and this address, or the outcome is `wallet_site`. */
  startWalletSignIn(account: WalletAccount): Promise<Outcome<WalletChallenge>>;
  authenticateWallet(
    request: WalletAccount & { signature: string; sessionDurationMinutes: number },
  ): Promise<Outcome<Answer>>;
}

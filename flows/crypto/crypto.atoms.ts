import { atom } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import type { Wallet } from '../core/provider/wallet-calls';

/** The progress of a sign-in with a wallet. */
export type CryptoState =
  | { status: 'none' }
  /** The wallet is connecting; `isQuiet` once it has not answered for a minute. */
  | { status: 'connecting'; wallet: Wallet; isQuiet: boolean }
  /** The challenge is requested; `isSlow` once that has taken 8 s. */
  | { status: 'challenging'; wallet: Wallet; address: string; isSlow: boolean }
  | { status: 'signing'; wallet: Wallet; address: string; isQuiet: boolean }
  | { status: 'verifying'; wallet: Wallet; address: string; isSlow: boolean }
  | { status: 'failed'; wallet: Wallet; error: ProviderError };

/** The state of the log-in with a wallet. */
export const cryptoStateAtom = atom<CryptoState>({ status: 'none' });

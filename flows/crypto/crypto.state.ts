import { atom } from 'jotai/vanilla';
import type { ProviderError } from '../core/provider/errors';
import type { Wallet } from '../core/provider/wallet-calls';

/** How far a sign-in with a wallet is. */
export type CryptoState =
  | { status: 'none' }
  | { status: 'connecting'; wallet: Wallet; isQuiet: boolean }
  | { status: 'challenging'; wallet: Wallet; address: string }
  | { status: 'signing'; wallet: Wallet; address: string; isQuiet: boolean }
  | { status: 'verifying'; wallet: Wallet; address: string }
  | { status: 'failed'; wallet: Wallet; error: ProviderError };

/** The sign-in that is shown. `isQuiet` is a wallet that has said nothing for a minute. */
export const cryptoStateAtom = atom<CryptoState>({ status: 'none' });

import type { Wallet } from '../provider/wallet-calls';
import { pendingForEver } from './with-store';

/** A wallet for tests and stories, whose calls do not settle unless `changes` replaces them. */
export function fakeWallet(changes: Partial<Wallet> = {}): Wallet {
  return {
    id: 'wallet-1',
    option: 'metamask',
    name: 'MetaMask',
    type: 'ethereum',
    connect: pendingForEver,
    sign: pendingForEver,
    watchAccount: () => () => undefined,
    ...changes,
  };
}

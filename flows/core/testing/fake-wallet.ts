import type { Wallet } from '../provider/wallet-calls';
import { pendingForEver } from './with-store';

/** A wallet for tests and stories: one without an answer yet, unless they say otherwise. */
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

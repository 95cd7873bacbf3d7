import type { Clock } from './clock';
import type { Memory } from './memory/memory';

/** The kinds of wallet. */
export type WalletType = 'ethereum' | 'solana';

const lifetimeMinutes = 5;

/** An unused challenge. */
interface KeptChallenge {
  readonly challenge: string;
  readonly isExpired: boolean;
}

/** The unused challenges: for each address only the newest. */
export interface WalletChallenges {
  keep(type: WalletType, address: string, challenge: string): void;
  /** The challenge of an address, which may have expired. */
  find(type: WalletType, address: string): KeptChallenge | undefined;
  /** Spends the challenge of an address; false when it was already spent, or replaced. */
  spend(type: WalletType, address: string, challenge: string): boolean;
}

/** The challenges in a memory. */
export function createWalletChallenges(clock: Clock, memory: Memory): WalletChallenges {
  const challenges = memory.map<{ challenge: string; expiresAt: number }>('wallet-challenges', {
    challenge: '',
    expiresAt: 0,
  });
  const keyOf = (type: WalletType, address: string) =>
    `${type} ${type === 'ethereum' ? address.toLowerCase() : address}`;
  return {
    keep: (type, address, challenge) =>
      void challenges.set(keyOf(type, address), { challenge, expiresAt: clock.now() + lifetimeMinutes * 60_000 }),
    find(type, address) {
      const kept = challenges.get(keyOf(type, address));
      return kept && { challenge: kept.challenge, isExpired: kept.expiresAt <= clock.now() };
    },
    spend: (type, address, challenge) =>
      challenges.get(keyOf(type, address))?.challenge === challenge && challenges.delete(keyOf(type, address)),
  };
}

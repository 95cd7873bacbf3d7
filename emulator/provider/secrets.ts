import type { Clock } from './clock';
import { newSecret } from './ids';
import type { Memory } from './memory/memory';

/** Secrets with a value and an expiry, each for a single use. */
export interface Secrets<Meaning> {
  issue(meaning: Meaning, seconds: number): string;
  /** The meaning of an unused secret, without spending it. */
  find(secret: string): Meaning | undefined;
  /** Spends a secret; false when it was already spent. */
  spend(secret: string): boolean;
}

/** The secrets in a memory under a name. */
export function createSecrets<Meaning>(clock: Clock, memory: Memory, name: string): Secrets<Meaning> {
  const known = memory.map<{ meaning: Meaning; expiresAt: number }>(name, { meaning: {}, expiresAt: 0 });
  return {
    issue(meaning, seconds) {
      const secret = newSecret();
      known.set(secret, { meaning, expiresAt: clock.now() + seconds * 1_000 });
      return secret;
    },
    find(secret) {
      const entry = known.get(secret);
      return entry && entry.expiresAt > clock.now() ? entry.meaning : undefined;
    },
    spend: (secret) => known.delete(secret),
  };
}

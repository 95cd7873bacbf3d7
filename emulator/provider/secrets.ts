import type { Clock } from './clock';
import { newSecret } from './ids';
import type { Memory } from './memory/memory';

/** Secrets with a value and an expiry, each to be used once. */
export interface Secrets<Meaning> {
  issue(meaning: Meaning, seconds: number): string;
  /** The meaning of an unused secret, without using it up. */
  find(secret: string): Meaning | undefined;
  /** Uses a secret up; false when a user was quicker. */
  spend(secret: string): boolean;
}

/** The secrets that a memory has under a name. */
export function createSecrets<Meaning>(clock: Clock, memory: Memory, name: string): Secrets<Meaning> {
  const known = memory.map<{ meaning: Meaning; expiresAt: number }>(name);
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

import type { Clock } from './clock';
import { newSecret } from './ids';

/** Secrets that stand for something for a while, each to be used once. */
export interface Secrets<Meaning> {
  issue(meaning: Meaning, seconds: number): string;
  /** The meaning of an unused secret, without using it up. */
  find(secret: string): Meaning | undefined;
  /** Uses a secret up; false when somebody was quicker. */
  spend(secret: string): boolean;
}

/** No secrets yet. */
export function createSecrets<Meaning>(clock: Clock): Secrets<Meaning> {
  const known = new Map<string, { meaning: Meaning; expiresAt: number }>();
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

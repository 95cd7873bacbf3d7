import type { Memory } from './memory/memory';

/** The provider's time: the machine's, moved by the amount that a test requested. */
export interface Clock {
  /** Milliseconds since 1970. */
  now(): number;
  /** The present moment as RFC 3339 in UTC, `minutes` later. */
  timestamp(minutesLater?: number): string;
  advance(seconds: number): void;
}

/** A clock that starts at the time of `source`, plus the offset in a memory. */
export function createClock(memory: Memory, source: () => number = Date.now): Clock {
  const offset = memory.cell('clock-offset', 0);
  const now = () => source() + offset.current;
  return {
    now,
    timestamp: (minutesLater = 0) => new Date(now() + minutesLater * 60_000).toISOString(),
    advance: (seconds) => {
      offset.current += seconds * 1_000;
    },
  };
}

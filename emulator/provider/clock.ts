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

const earliest = Date.parse('0000-01-01T00:00:00Z');
const latest = Date.parse('9999-12-31T23:59:59Z');

/** Tells whether a time, in milliseconds since 1970, can be written as RFC 3339 has it: in the years 0 to 9999. */
export const isMoment = (milliseconds: number): boolean => milliseconds >= earliest && milliseconds <= latest;

import { afterEach, beforeEach, vi } from 'vitest';

/** Has each test of a file begin at `/page` with its clocks stopped. */
export function standStill(): void {
  beforeEach(() => {
    vi.useFakeTimers();
    history.replaceState(null, '', '/page');
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.restoreAllMocks();
  });
}

/** Advances the clock, in milliseconds. */
export const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

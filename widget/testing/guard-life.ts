import { afterEach, beforeEach, vi } from 'vitest';
import { stubDialogs } from './stub-dialogs';

/**
 * The life of a guard, for each test of a file, with dialogs and fake clocks. It ends after the test, and so does what the guard
 * shows.
 */
export function guardLife(): Pick<AbortController, 'signal' | 'abort'> {
  let life = new AbortController();
  beforeEach(() => {
    life = new AbortController();
    stubDialogs();
    vi.useFakeTimers();
  });
  afterEach(async () => {
    life.abort();
    await vi.advanceTimersByTimeAsync(1_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return {
    get signal() {
      return life.signal;
    },
    abort: () => life.abort(),
  };
}

/** The time limits of a call, in milliseconds. */
export const timing = {
  /** Waiting is spoken from here; most answers come sooner and need no words. */
  announceAfter: 400,
  /** "Still working..." and a Cancel. */
  slowAfter: 8_000,
  /** It counts as unreachable. */
  deadline: 20_000,
} as const;

/** The longest time that a user waits without seeing anything of it, in milliseconds. */
export const unseenFor = 3_000;

/**
 * Milliseconds since the page was opened, on a clock that runs while the machine sleeps. The steady clock stops with
 * some machines, and the visitor's may be set back: of both the later one counts.
 */
export function now(): number {
  return Math.max(performance.now(), Date.now() - performance.timeOrigin);
}

/** Calls each of `moments` (milliseconds from now) unless stopped first, by hand or when `signal` is aborted. */
export function watchTime(signal: AbortSignal, moments: Readonly<Record<number, () => unknown>>): { stop(): void } {
  const timers = Object.entries(moments).map(([milliseconds, call]) => setTimeout(call, Number(milliseconds)));
  const stop = () => {
    timers.forEach(clearTimeout);
    signal.removeEventListener('abort', stop);
  };
  signal.addEventListener('abort', stop);
  return { stop };
}

/** Settles when so many milliseconds have passed, and never if `signal` is aborted before. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => void watchTime(signal, { [milliseconds]: resolve }));
}

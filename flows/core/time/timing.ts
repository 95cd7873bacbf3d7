/** The time limits of a call, in milliseconds. */
export const timing = {
  /** The wait is announced after this time; most answers are faster, and need no announcement. */
  announceAfter: 400,
  /** "Still working..." and Cancel are shown after this time. */
  slowAfter: 8_000,
  /** The call fails as unreachable after this time. */
  deadline: 20_000,
} as const;

/** The longest wait without any sign of it on the screen, in milliseconds. */
export const silentDeadline = 3_000;

/**
 * Milliseconds since the page was opened, on a clock that runs while the device sleeps. The steady clock stops on some
 * devices, and the visitor's may be set back, so the later of both counts.
 */
export function now(): number {
  return Math.max(performance.now(), Date.now() - performance.timeOrigin);
}

/**
 * Calls each of `moments` (milliseconds from now) unless stopped first, by hand or because `signal` is aborted. Of two
 * moments at the same time only the later one in the record is called.
 */
export function watchTime(signal: AbortSignal, moments: Readonly<Record<number, () => unknown>>): { stop(): void } {
  const timers = Object.entries(moments).map(([milliseconds, call], index, all) =>
    setTimeout(() => {
      // Numbers as keys are in ascending order, so this is the latest.
      if (!all[index + 1]) stop();
      call();
    }, Number(milliseconds)),
  );
  const stop = () => {
    timers.forEach(clearTimeout);
    signal.removeEventListener('abort', stop);
  };
  signal.addEventListener('abort', stop);
  if (signal.aborted) stop();
  return { stop };
}

/** Settles when so many milliseconds have passed, and never if `signal` is aborted before or already. */
export function sleep(milliseconds: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => void watchTime(signal, { [milliseconds]: resolve }));
}

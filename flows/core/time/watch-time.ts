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

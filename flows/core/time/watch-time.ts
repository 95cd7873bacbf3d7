/** Calls each of `moments` (milliseconds from now) unless stopped first, by hand or by the end of `life`. */
export function watchTime(life: AbortSignal, moments: Readonly<Record<number, () => unknown>>): { stop(): void } {
  const timers = Object.entries(moments).map(([milliseconds, call]) => setTimeout(call, Number(milliseconds)));
  const stop = () => {
    timers.forEach(clearTimeout);
    life.removeEventListener('abort', stop);
  };
  life.addEventListener('abort', stop);
  return { stop };
}

/** Settles when so many milliseconds have passed, and never if `life` ends before. */
export function passed(life: AbortSignal, milliseconds: number): Promise<void> {
  return new Promise((resolve) => void watchTime(life, { [milliseconds]: resolve }));
}

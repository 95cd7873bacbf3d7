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

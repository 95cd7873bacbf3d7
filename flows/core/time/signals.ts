/**
 * A signal that is aborted as soon as one of several is. Written here, because `AbortSignal.any` came to browsers in
 * 2023 and 2024, and the widget runs in older ones.
 */
export function anySignal(...signals: readonly AbortSignal[]): AbortSignal {
  const either = new AbortController();
  const abort = () => either.abort();
  for (const signal of signals) {
    if (signal.aborted) abort();
    else signal.addEventListener('abort', abort, { signal: either.signal });
  }
  return either.signal;
}

/** The abort of a signal as a promise; it never rejects. */
export function aborted(signal: AbortSignal): Promise<undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) resolve(undefined);
    else signal.addEventListener('abort', () => resolve(undefined), { once: true });
  });
}

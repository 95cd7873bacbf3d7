import { expect, test, vi } from 'vitest';
import { aborted, anySignal } from './signals';

test.each([0, 1])('a combined signal is aborted when source %i is, once', (index) => {
  const sources = [new AbortController(), new AbortController()];
  const signal = anySignal(...sources.map((source) => source.signal));
  const onAbort = vi.fn<() => void>();
  signal.addEventListener('abort', onAbort);
  expect(signal.aborted).toBe(false);
  sources[index]?.abort();
  expect(signal.aborted).toBe(true);
  for (const source of sources) source.abort();
  expect(onAbort).toHaveBeenCalledOnce();
});

test('a combined signal is aborted at once where a source is', () => {
  const open = new AbortController();
  const listen = vi.spyOn(open.signal, 'addEventListener');
  const listened = () =>
    listen.mock.calls.map(([, , options]) => typeof options === 'object' && options.signal?.aborted);
  expect(anySignal(AbortSignal.abort(), open.signal).aborted).toBe(true);
  expect(anySignal(open.signal, AbortSignal.abort()).aborted).toBe(true);
  // No listener is left on the source that continues.
  expect(listened()).toEqual([true, true]);
});

test.each([true, false])('the abort of a signal can be awaited (aborted already: %s)', async (isAborted) => {
  const source = new AbortController();
  if (isAborted) source.abort();
  const ended = aborted(source.signal);
  const onEnd = vi.fn<() => void>();
  void ended.then(onEnd);
  await Promise.resolve();
  expect(onEnd).toHaveBeenCalledTimes(isAborted ? 1 : 0);
  source.abort();
  expect(await ended).toBeUndefined();
});

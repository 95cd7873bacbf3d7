import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { sleep, watchTime } from './timing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('each moment is called at its time, once', async () => {
  const called: string[] = [];
  watchTime(new AbortController().signal, { 200: () => called.push('second'), 100: () => called.push('first') });
  await vi.advanceTimersByTimeAsync(99);
  expect(called).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(called).toEqual(['first']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(called).toEqual(['first', 'second']);
});

test('a stopped timer, or one whose signal has aborted, calls nothing and leaves no timer', async () => {
  const moment = vi.fn();
  const ending = new AbortController();
  watchTime(new AbortController().signal, { 100: moment }).stop();
  watchTime(ending.signal, { 100: moment });
  ending.abort();
  watchTime(ending.signal, { 100: moment });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(moment).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test('a pause ends at its time, and never once its signal has ended', async () => {
  const ending = new AbortController();
  const after = vi.fn();
  void sleep(100, ending.signal).then(after);
  await vi.advanceTimersByTimeAsync(100);
  expect(after).toHaveBeenCalledOnce();
  void sleep(100, ending.signal).then(after);
  ending.abort();
  await vi.advanceTimersByTimeAsync(1_000);
  expect(after).toHaveBeenCalledOnce();
});

// A mount that stays open for days announces something every few minutes.
test('a signal has no listener left after the last moment, or once stopped', async () => {
  const { signal } = new AbortController();
  const added = vi.spyOn(signal, 'addEventListener');
  const removed = vi.spyOn(signal, 'removeEventListener');
  watchTime(signal, { 200: () => undefined, 100: () => undefined });
  await vi.advanceTimersByTimeAsync(100);
  expect(removed).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(100);
  watchTime(signal, { 100: () => undefined }).stop();
  expect(added).toHaveBeenCalledTimes(2);
  expect(removed.mock.calls).toEqual(added.mock.calls);
});

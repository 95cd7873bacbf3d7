import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { later } from '../testing/fake-provider';
import { codeDeadline, lazy, ready } from './lazy';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('two waits for the same code fetch it once, and a later one has it at once', async () => {
  const fetch = vi.fn(async () => 'code');
  const code = lazy('code', fetch);
  expect(code.value()).toBeUndefined();
  const [one, other] = await Promise.all([code.load(), code.load()]);
  expect({ one, other, value: code.value() }).toEqual({ one: { ok: true, value: 'code' }, other: one, value: 'code' });
  expect(await code.load()).toEqual(one);
  expect(fetch).toHaveBeenCalledOnce();
});

test('code that cannot be fetched is a failed value, the same for every wait, and is fetched again', async () => {
  const cause = new TypeError('Failed to fetch dynamically imported module');
  const fetch = vi.fn(async () => 'code').mockRejectedValueOnce(cause);
  const code = lazy('code', fetch);
  const [one, other] = await Promise.all([code.load(), code.load()]);
  expect(one).toEqual({ ok: false, error: { type: 'unreachable', cause } });
  expect(other).toBe(one);
  expect(await code.load()).toEqual({ ok: true, value: 'code' });
});

test('code that does not arrive is unreachable after its deadline, and counts when it arrives later [B-TIME-6] [T-FAULT-28]', async () => {
  const answer = later<string>();
  const code = lazy('code', () => answer.promise);
  const onChange = vi.fn();
  const stop = code.subscribe(onChange);
  const loaded = code.load();
  await vi.advanceTimersByTimeAsync(codeDeadline);
  expect(await loaded).toMatchObject({ ok: false, error: { type: 'unreachable' } });
  expect(code.state()).toMatchObject({ status: 'failed', isLoading: false });
  answer.settle('late');
  await vi.advanceTimersByTimeAsync(0);
  expect(code.value()).toBe('late');
  expect(onChange).toHaveBeenCalledTimes(2);
  stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a fetch that fails after its deadline does not end the next one', async () => {
  const first = later<void>();
  const second = later<string>();
  const fail = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  const fetch = vi.fn(() => second.promise).mockReturnValueOnce(first.promise.then(fail));
  const code = lazy('code', fetch);
  void code.load();
  await vi.advanceTimersByTimeAsync(codeDeadline);
  const loaded = code.load();
  first.settle();
  await vi.advanceTimersByTimeAsync(0);
  expect(code.state()).toMatchObject({ status: 'failed', isLoading: true });
  void code.load();
  expect(fetch).toHaveBeenCalledTimes(2);
  second.settle('code');
  expect(await loaded).toEqual({ ok: true, value: 'code' });
});

test('code that is loaded from the start needs no wait', async () => {
  const code = ready('code', 'code');
  expect(code.value()).toBe('code');
  expect(await code.load()).toEqual({ ok: true, value: 'code' });
});

test('code that came with the page is there at once, and is never fetched', async () => {
  const fetch = vi.fn(async () => 'fetched');
  const code = lazy('code', fetch);
  const onChange = vi.fn();
  code.subscribe(onChange);
  code.provide('code');
  expect(code.value()).toBe('code');
  expect(await code.load()).toEqual({ ok: true, value: 'code' });
  expect({ fetches: fetch.mock.calls.length, changes: onChange.mock.calls.length }).toEqual({ fetches: 0, changes: 1 });
});

import { atom, createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isConnectionSlow } from '../provider/bootstrap.atoms';
import { secondsLeft, type TimeSpan } from './countdown';
import { now } from './timing';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** A span with a subscriber, the values that it got, and the seconds that were reported. */
function watched(seconds: number) {
  const store = createStore();
  const spanAtom = atom<TimeSpan>({ endsAt: now() + seconds * 1_000, seconds });
  const reported: (readonly [left: number, before: number])[] = [];
  const leftAtom = secondsLeft(spanAtom, (_get, _set, left, before) => void reported.push([left, before]));
  const stop = store.sub(leftAtom, () => undefined);
  const begin = (length: number) => store.set(spanAtom, { endsAt: now() + length * 1_000, seconds: length });
  return { left: () => store.get(leftAtom), reported, stop, begin };
}

test('a subscriber gets each second, and the end', async () => {
  const { left, reported } = watched(3);
  expect(left()).toBe(3);
  const seen = [];
  for (let second = 0; second < 5; second += 1) {
    await vi.advanceTimersByTimeAsync(1_000);
    seen.push(left());
  }
  expect(seen).toEqual([2, 1, 0, 0, 0]);
  expect(reported).toEqual([
    [3, 0],
    [2, 3],
    [1, 2],
    [0, 1],
  ]);
});

test('the timer does not tick after the end, or without a subscriber', async () => {
  const over = watched(2);
  await vi.advanceTimersByTimeAsync(3_000);
  expect({ left: over.left(), timers: vi.getTimerCount() }).toEqual({ left: 0, timers: 0 });
  const left = watched(60);
  expect(vi.getTimerCount()).toBe(1);
  left.stop();
  expect(vi.getTimerCount()).toBe(0);
});

test('a new start is shown at once, whatever was left', async () => {
  const { left, begin } = watched(10);
  await vi.advanceTimersByTimeAsync(4_000);
  expect(left()).toBe(6);
  begin(10);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(left()).toBe(9);
});

test('a start after the end ticks again', async () => {
  const { left, begin } = watched(1);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(left()).toBe(0);
  begin(5);
  expect(left()).toBe(5);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(left()).toBe(3);
});

test('a tab that slept reports one step, however long it slept', async () => {
  const { left, reported } = watched(300);
  const awake = performance.now() + 200_000;
  vi.spyOn(performance, 'now').mockImplementation(() => awake);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(left()).toBe(100);
  expect(reported).toEqual([
    [300, 0],
    [100, 300],
  ]);
});

describe('the time', () => {
  test.each([
    { what: 'continues while the device sleeps', steady: 1_000, date: 61_000, expected: 61_000 },
    { what: 'does not go back with the system clock', steady: 61_000, date: 1_000, expected: 61_000 },
    { what: 'is the same if both clocks agree', steady: 5_000, date: 5_000, expected: 5_000 },
  ])('the time $what', ({ steady, date, expected }) => {
    vi.spyOn(performance, 'now').mockReturnValue(steady);
    vi.setSystemTime(performance.timeOrigin + date);
    expect(Math.abs(now() - expected)).toBeLessThan(2);
  });
});

describe('a connection', () => {
  test.each([
    { connection: undefined, isSlow: false },
    { connection: {}, isSlow: false },
    { connection: { effectiveType: '4g' }, isSlow: false },
    { connection: { effectiveType: '3g' }, isSlow: false },
    { connection: { effectiveType: '2g' }, isSlow: true },
    { connection: { effectiveType: 'slow-2g' }, isSlow: true },
    { connection: { effectiveType: '4g', saveData: true }, isSlow: true },
    { connection: { saveData: 'yes' }, isSlow: false },
  ])('a connection with $connection is slow: $isSlow', ({ connection, isSlow }) => {
    vi.stubGlobal('navigator', { connection });
    expect(isConnectionSlow()).toBe(isSlow);
  });
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { within } from './within';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const workOf = (milliseconds: number) =>
  new Promise<string>((resolve) => void setTimeout(() => resolve('done'), milliseconds));

test.each([
  { takes: 99, result: 'done' },
  { takes: 101, result: undefined },
])('work of $takes ms within 100 ms gives $result', async ({ takes, result }) => {
  const given = within(100, workOf(takes));
  await vi.advanceTimersByTimeAsync(101);
  expect(await given).toBe(result);
  expect(vi.getTimerCount()).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { succeeded } from '../../flows/core/provider/outcome';
import type { Client } from '../stytch/client';
import { guardSession } from './guard-session';
import { sessionGuardCode } from './sign-in.lazy';

const minutes = 60_000;

let stop = () => {};
beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** A guard of Ada's session, which ends in so many minutes, and the runs of its late code: for whom each began. */
async function guarded(left: number, ahead = 0) {
  type Session = { user_id: string; expires_at: string };
  let session: Session | null = { user_id: 'ada', expires_at: new Date(Date.now() + left * minutes).toISOString() };
  let changed = () => {};
  const client = {
    session: { getSync: () => session },
    onStateChange: (onChange: () => void) => {
      changed = onChange;
      return () => undefined;
    },
  } as unknown as Client;
  const runs: (string | undefined)[] = [];
  vi.spyOn(sessionGuardCode, 'load').mockImplementation(async () =>
    succeeded(async (_options, _lead, _signal, endedFor?: string) => {
      runs.push(endedFor);
      return ahead;
    }),
  );
  ({ stop } = guardSession({ client }));
  await vi.advanceTimersByTimeAsync(0);
  return {
    runs,
    end: async () => {
      session = null;
      changed();
      await vi.advanceTimersByTimeAsync(0);
    },
  };
}

test('a session that ended while the page was suspended is reported with its user [B-GUARD-4]', async () => {
  const { runs, end } = await guarded(60);
  // The page slept: the time passed, and no timer fired.
  vi.setSystemTime(Date.now() + 61 * minutes);
  await end();
  expect(runs).toEqual(['ada']);
});

test('a session that the host ends before its time is not [B-GUARD-3]', async () => {
  const { runs, end } = await guarded(60);
  await end();
  await vi.advanceTimersByTimeAsync(61 * minutes);
  expect(runs).toEqual([]);
});

test('a device whose clock is an hour ahead begins one guard, and not one after another [B-GUARD-2]', async () => {
  const { runs } = await guarded(0, -60 * minutes);
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(runs).toEqual([undefined]);
});

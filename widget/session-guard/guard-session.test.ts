import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import { later } from '../../flows/core/testing/fake-provider';
import type { Client } from '../stytch/client';
import { lateClient } from '../stytch/late-client';
import { quietClient } from '../testing/quiet-client';
import type { SessionGuardOptions } from './guard-options';
import { guardSession } from './guard-session';
import { sessionGuardCode } from './session-guard.lazy';

const minutes = 60_000;

let stop = () => {};
beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => {
  stop();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const ada = { user_id: 'ada', emails: [{ email: 'ada@example.com' }] };

/**
 * A guard of Ada's session, which ends in so many minutes, and the runs of its late code: with what session each began.
 * @param user the user, as the client knows them while there is a session
 */
async function guarded(
  left: number,
  ahead = 0,
  times: Pick<SessionGuardOptions, 'warnBeforeMinutes'> = {},
  user: typeof ada | null = ada,
) {
  type Session = { user_id: string; expires_at: string };
  let session: Session | null = { user_id: 'ada', expires_at: new Date(Date.now() + left * minutes).toISOString() };
  let changed = () => {};
  const listeners = new Set<() => void>();
  const client = {
    session: { getSync: () => session },
    user: { getSync: () => (session ? user : null) },
    onStateChange: (onChange: () => void) => {
      changed = onChange;
      listeners.add(onChange);
      return () => listeners.delete(onChange);
    },
  } as unknown as Client;
  const runs: unknown[] = [];
  const load = vi.spyOn(sessionGuardCode, 'load').mockImplementation(async () =>
    succeeded({
      runGuard: async (_options, _lead, _signal, session?: unknown) => {
        runs.push(session);
        return ahead;
      },
      reportNoClient: () => undefined,
    }),
  );
  ({ stop } = guardSession({ client, ...times }));
  await vi.advanceTimersByTimeAsync(0);
  return {
    runs,
    load,
    listenerCount: () => listeners.size,
    /** Another tab or the host reads the session: nothing about it has changed. */
    notify: () => changed(),
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
  expect(runs).toEqual([{ user: ada, endsAt: 1_000_000_000 + 60 * minutes }]);
});

test('a change of state while its code loads does not end the guard: a failed load is repeated after a minute [B-GUARD-1]', async () => {
  const { load, notify } = await guarded(10);
  const fetching = later<Awaited<ReturnType<typeof sessionGuardCode.load>>>();
  load.mockImplementation(() => fetching.promise);
  await vi.advanceTimersByTimeAsync(5 * minutes);
  expect(load).toHaveBeenCalledTimes(1);
  notify();
  fetching.settle(failed({ type: 'unreachable' }));
  await vi.advanceTimersByTimeAsync(1);
  load.mockImplementation(() => new Promise(() => undefined));
  await vi.advanceTimersByTimeAsync(minutes);
  expect(load).toHaveBeenCalledTimes(2);
});

/** A guard whose client cannot be made, and the reports to its host: options and cause. */
function withoutClient() {
  const cause = new Error('The file of the client is gone.');
  const options: SessionGuardOptions = { client: lateClient(() => Promise.reject(cause)) };
  const reportNoClient = vi.fn();
  vi.spyOn(sessionGuardCode, 'load').mockResolvedValue(succeeded({ runGuard: vi.fn(), reportNoClient }));
  ({ stop } = guardSession(options));
  return { options, cause, reportNoClient };
}

test('a client that cannot be made is reported to the host, once, with its cause', async () => {
  const { options, cause, reportNoClient } = withoutClient();
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(reportNoClient.mock.calls).toEqual([[options, cause]]);
});

test('a client that cannot be made is reported once the code for that can be loaded', async () => {
  const cause = new Error('The file of the client is gone.');
  const reportNoClient = vi.fn();
  const load = vi.spyOn(sessionGuardCode, 'load').mockResolvedValue(failed({ type: 'unreachable' }));
  ({ stop } = guardSession({ client: lateClient(() => Promise.reject(cause)) }));
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(reportNoClient).not.toHaveBeenCalled();
  load.mockResolvedValue(succeeded({ runGuard: vi.fn(), reportNoClient }));
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(reportNoClient).toHaveBeenCalledTimes(1);
});

test('a guard that is stopped after its client failed fetches nothing any more', async () => {
  const load = vi.spyOn(sessionGuardCode, 'load').mockResolvedValue(failed({ type: 'unreachable' }));
  ({ stop } = guardSession({ client: lateClient(() => Promise.reject(new Error('gone'))) }));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledTimes(1);
  stop();
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(load).toHaveBeenCalledTimes(1);
});

test('a guard that is stopped before its client fails reports nothing', async () => {
  const { reportNoClient } = withoutClient();
  stop();
  await vi.advanceTimersByTimeAsync(10 * minutes);
  expect(reportNoClient).not.toHaveBeenCalled();
});

test('a guard that is stopped leaves the client no listener and the page no timer [B-GUARD-6]', async () => {
  const { listenerCount } = await guarded(60);
  expect({ listenerCount: listenerCount(), timerCount: vi.getTimerCount() }).toEqual({
    listenerCount: 1,
    timerCount: 1,
  });
  stop();
  expect({ listenerCount: listenerCount(), timerCount: vi.getTimerCount() }).toEqual({
    listenerCount: 0,
    timerCount: 0,
  });
});

test('a guard that is stopped before its client arrives does not listen to that client [B-GUARD-6]', async () => {
  const arriving = later<Client>();
  const onStateChange = vi.fn(() => () => undefined);
  ({ stop } = guardSession({ client: lateClient(() => arriving.promise) }));
  await vi.advanceTimersByTimeAsync(0);
  stop();
  arriving.settle(quietClient({ onStateChange }));
  await vi.advanceTimersByTimeAsync(0);
  expect(onStateChange).not.toHaveBeenCalled();
});

test('a guard that is stopped while the code for the report of its failed client loads reports nothing', async () => {
  const loading = later<Awaited<ReturnType<typeof sessionGuardCode.load>>>();
  const reportNoClient = vi.fn();
  const load = vi.spyOn(sessionGuardCode, 'load').mockImplementation(() => loading.promise);
  ({ stop } = guardSession({ client: lateClient(() => Promise.reject(new Error('gone'))) }));
  await vi.advanceTimersByTimeAsync(0);
  expect(load).toHaveBeenCalledOnce();
  stop();
  loading.settle(succeeded({ runGuard: vi.fn(), reportNoClient }));
  await vi.advanceTimersByTimeAsync(0);
  expect(reportNoClient).not.toHaveBeenCalled();
});

test('a guard whose client knows a session and not its user begins with the user of the session [B-GUARD-5]', async () => {
  const { runs } = await guarded(4, -60 * minutes, {}, null);
  expect(runs).toEqual([{ user: expect.objectContaining({ user_id: 'ada' }), endsAt: 1_000_000_000 + 4 * minutes }]);
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
  expect(runs).toEqual([{ user: ada, endsAt: 1_000_000_000 }]);
});

// Columns: the minutes before the end at which the guard warns | the milliseconds before the end at which its code is fetched.
test.each([
  [undefined, 5 * minutes],
  [4, 5 * minutes],
  [10, 10 * minutes + 10_000],
])(
  'a guard that warns %s minutes before the end fetches its code %i ms before the end, and not earlier [B-GUARD-2]',
  async (warnBeforeMinutes, lead) => {
    // The guard checks the time each minute. Once its code runs, it finds an hour left, so that it ends.
    const { load } = await guarded((lead + minutes) / minutes, -60 * minutes, { warnBeforeMinutes });
    await vi.advanceTimersByTimeAsync(minutes - 1);
    expect(load).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(load).toHaveBeenCalledOnce();
  },
);

test('a guard that warns early fetches its code at its lead, also where that is within a minute [B-GUARD-2]', async () => {
  const { load } = await guarded(11.25, -60 * minutes, { warnBeforeMinutes: 10 });
  await vi.advanceTimersByTimeAsync(1.25 * minutes - 10_001);
  expect(load).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledOnce();
});

test('a guard whose time is no number fetches its code 5 minutes before the end', async () => {
  const { load } = await guarded(6, -60 * minutes, JSON.parse('{ "warnBeforeMinutes": "two" }'));
  await vi.advanceTimersByTimeAsync(minutes);
  expect(load).toHaveBeenCalledOnce();
});

test('a guard whose code is a long time coming, and fails, fetches it again after a minute [B-GUARD-1]', async () => {
  const { load } = await guarded(10);
  const fetching = later<Awaited<ReturnType<typeof sessionGuardCode.load>>>();
  load.mockImplementation(() => fetching.promise);
  await vi.advanceTimersByTimeAsync(7 * minutes);
  fetching.settle(failed({ type: 'unreachable' }));
  await vi.advanceTimersByTimeAsync(minutes - 1);
  expect(load).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(load).toHaveBeenCalledTimes(2);
});

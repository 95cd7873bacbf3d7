// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { succeeded } from '../../flows/core/provider/outcome';
import type { Person } from '../../flows/core/provider/provider';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { guardLife } from '../testing/guard-life';
import { quietClient } from '../testing/quiet-client';
import type { SessionGuardOptions } from './guard-options';
import { reportNoClient, runGuard } from './run-guard';

const minutes = 60_000;
const ada = { user_id: 'ada', emails: [{ email: 'ada@example.com' }] };
/** Longer than any session here: the guard does not end by itself. */
const lead = 40 * minutes;

const life = guardLife();

/** A guard whose session ends in so many minutes. "Stay logged in" extends it to those that the guard asks for. */
function guarded(
  left: number,
  options: Omit<SessionGuardOptions, 'client'> = {},
  { isGone = false, ahead = 0 }: { isGone?: boolean; ahead?: number } = {},
) {
  const endOf = (by: number) => ({ endsAt: Date.now() + by * minutes, seenAt: Date.now() });
  let times = endOf(left);
  const { provider } = fakeProvider({
    sessionTimes: () => (isGone ? undefined : times),
    ...(isGone && { sessionId: () => undefined, person: () => undefined }),
    extendSession: async (by) => {
      times = endOf(by);
      return succeeded(undefined);
    },
  });
  const client = quietClient({ provide: () => provider });
  void runGuard({ client, ...options }, lead, life.signal, { user: ada, endsAt: times.endsAt }, ahead);
}

const stay = () => document.querySelector<HTMLElement>('[data-focus-key="stay"]');

/** Lets the guard look, and its dialog open and take presses. */
const pass = (milliseconds = 2_000) => vi.advanceTimersByTimeAsync(milliseconds);

test('"Stay logged in" ends the question, also if it extends by less than the time of the warning [B-GUARD-1]', async () => {
  guarded(1, { warnBeforeMinutes: 5, extendByMinutes: 5 });
  await pass();
  stay()?.click();
  await pass();
  expect(stay()).toBeNull();
  await pass(2.5 * minutes);
  expect(stay()).not.toBeNull();
});

test('a log-in for no longer than the time of the warning is not followed by the question at once [B-GUARD-1]', async () => {
  guarded(5, {
    warnBeforeMinutes: 5,
    config: { products: ['passwords'], sessionOptions: { sessionDurationMinutes: 5 } },
  });
  await pass();
  expect(stay()).toBeNull();
  await pass(2.5 * minutes);
  expect(stay()).not.toBeNull();
});

// A guard without a log-in knows no length of one.
test('a guard without `config` warns as early as the host wants [B-GUARD-1]', async () => {
  guarded(31, { warnBeforeMinutes: 30, extendByMinutes: 90 });
  await pass();
  expect(stay()).toBeNull();
  await pass(minutes);
  expect(stay()).not.toBeNull();
});

test('a guard that was stopped while its code loaded shows nothing, and ends', async () => {
  life.abort();
  const { provider } = fakeProvider({ sessionTimes: () => ({ endsAt: Date.now() + minutes, seenAt: Date.now() }) });
  const client = quietClient({ provide: () => provider });
  await runGuard({ client }, lead, life.signal, { user: ada, endsAt: Date.now() }, 0);
  await pass();
  expect(stay()).toBeNull();
  expect(vi.getTimerCount()).toBe(0);
});

/**
 * A client with a session that ends after so many minutes by the provider's clock. Its newest answer is one from before the page,
 * which says nothing of the clock.
 */
function clientAt(clock: () => number, left: number) {
  let session = { endsAt: clock() + left * minutes, seenAt: clock() - minutes };
  const { provider } = fakeProvider({
    sessionTimes: () => session,
    checkSession: async () => {
      session = { ...session, seenAt: clock() };
      return succeeded(undefined);
    },
  });
  return { client: quietClient({ provide: () => provider }), session };
}

test('a session whose end has passed by this device’s clock, and which the client has, is the provider’s to end [B-GUARD-2]', async () => {
  const { client, session } = clientAt(() => Date.now() - 60 * minutes, 30);
  void runGuard({ client }, lead, life.signal, { user: ada, endsAt: session.endsAt }, 0);
  await pass();
  expect(document.querySelector('dialog')).toBeNull();
});

test('an account that logs in after the session of another one, which the client no longer has, is named [B-GUARD-5]', async () => {
  let person: Person | undefined;
  const endsAt = Date.now() + 30 * minutes;
  const { provider } = fakeProvider({
    person: () => person,
    sessionId: () => person && 'session-2',
    sessionTimes: () => (person ? { endsAt, seenAt: Date.now() } : undefined),
    checkSession: async () => {
      person = { userId: 'grace', account: 'grace@example.com' };
      return succeeded(undefined);
    },
  });
  const client = quietClient({ provide: () => provider });
  void runGuard({ client }, lead, life.signal, { user: ada, endsAt }, 0);
  await pass();
  expect(document.querySelector('dialog')?.textContent).toContain('You are now logged in as grace@example.com.');
});

test('a guard that is stopped ends its part of the client [B-GUARD-6]', async () => {
  const { provider } = fakeProvider({ sessionTimes: () => ({ endsAt: Date.now() + minutes, seenAt: Date.now() }) });
  const provide = vi.fn((_whenReady: unknown, _mountSignal: () => AbortSignal) => provider);
  const client = quietClient({ provide });
  void runGuard({ client }, lead, life.signal, { user: ada, endsAt: Date.now() + minutes }, 0);
  await pass();
  const mountSignal = provide.mock.calls[0]?.[1]();
  expect(mountSignal?.aborted).toBe(false);
  life.abort();
  await pass();
  expect(mountSignal?.aborted).toBe(true);
});

// Columns: the change | how it happens, to those who watch the session.
test.each<[string, (watches: ReadonlySet<() => void>) => void]>([
  ['the page comes into sight', () => void document.dispatchEvent(new Event('visibilitychange'))],
  [
    'the session changes',
    (watches) => {
      for (const notify of watches) notify();
    },
  ],
])('a guard looks at the session at once when %s, and no more after its end [B-GUARD-6]', async (_change, change) => {
  const session = { endsAt: Date.now() + 30 * minutes, seenAt: Date.now() };
  const sessionTimes = vi.fn(() => session);
  const watches = new Set<() => void>();
  const { provider } = fakeProvider({
    sessionTimes,
    watchPerson: (onChange) => {
      watches.add(onChange);
      return () => void watches.delete(onChange);
    },
  });
  const client = quietClient({ provide: () => provider });
  void runGuard({ client }, lead, life.signal, { user: ada, endsAt: session.endsAt }, 0);
  await pass(1_500);
  sessionTimes.mockClear();
  change(watches);
  expect(sessionTimes).toHaveBeenCalled();
  life.abort();
  await pass();
  sessionTimes.mockClear();
  change(watches);
  expect(sessionTimes).not.toHaveBeenCalled();
  expect(watches.size).toBe(0);
});

// Columns: the minutes until its end, whether the client has it no more, the lead of the provider's clock | the question, the log-in.
test.each([
  ['ended while the page was suspended', -1, true, 0, false, true],
  ['ended by the clock of the provider', 1, true, 2 * minutes, false, true],
  ['is near its end', 1, false, 0, true, false],
])(
  'a session that %s (%d minutes left) is followed by the question or the log-in [B-GUARD-4]',
  async (_what, left, isGone, ahead, isAsked, isOver) => {
    guarded(left, {}, { isGone, ahead });
    await pass();
    const isShown = document.body.textContent?.includes('You were logged out') ?? false;
    expect({ isAsked: stay() !== null, isOver: isShown }).toEqual({ isAsked, isOver });
  },
);

test('a guard that begins with a known lead of the provider’s clock ends with it, before another answer tells more [B-GUARD-2]', async () => {
  const session = { endsAt: Date.now() + 60 * minutes, seenAt: Date.now() };
  const { provider } = fakeProvider({ sessionTimes: () => session });
  const client = quietClient({ provide: () => provider });
  const running = runGuard({ client }, lead, life.signal, { user: ada, endsAt: session.endsAt }, 10 * minutes);
  await pass();
  expect(await running).toBe(10 * minutes);
});

test('a guard that begins with no lead of the provider’s clock asks the provider, and warns two minutes before the end by that clock [B-GUARD-2]', async () => {
  const { client, session } = clientAt(() => Date.now() + 3 * minutes, 4);
  void runGuard({ client }, lead, life.signal, { user: ada, endsAt: session.endsAt }, 0);
  await pass(2 * minutes - 2_000);
  expect(stay()).toBeNull();
  await pass(4_000);
  expect(stay()).not.toBeNull();
});

test("a client that cannot be made is reported to the host's onError", () => {
  const onError = vi.fn();
  const cause = new Error('The file of the client is gone.');
  reportNoClient({ client: quietClient(), callbacks: { onError } }, cause);
  expect(onError).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ name: 'WidgetError', operation: 'guardSession', type: 'broken', cause }),
  );
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Person } from '../core/provider/provider';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { localeAtom, stringsAtom } from '../core/words/words.atoms';
import { announceEndAtom, announceTimeLeftAtom, extendSession } from './answer.actions';
import { beginGuardAtom, checkGuardedAtom, checkSessionAtom } from './guard.actions';
import {
  beginAfterEndAtom,
  guardedPersonAtom,
  guardOtherAtom,
  guardStateAtom,
  timeLeftAtom,
  warnBeforeAtom,
} from './guard.atoms';

beforeEach(() => void vi.useFakeTimers({ now: 1_000_000_000 }));
afterEach(() => void vi.useRealTimers());

const minutes = 60_000;
const ada: Person = { userId: 'ada', account: 'ada@example.com' };
const grace: Person = { userId: 'grace', account: 'grace@example.com' };

/** A guarded session of Ada's that ends in so many minutes; the provider's clock may be ahead. */
function guard(left: number, ahead = 0) {
  let person: Person | undefined = ada;
  let isCertain = true;
  const now = () => Date.now() + ahead;
  let times: { endsAt: number; seenAt: number } | undefined = { endsAt: now() + left * minutes, seenAt: now() - 1 };
  let answer: () => Outcome<void> = () => {
    if (times) times = { ...times, seenAt: now() };
    return succeeded(undefined);
  };
  let isHanging = false;
  const { provider, calls } = fakeProvider({
    person: () => person,
    isPersonCertain: () => isCertain,
    sessionTimes: () => times,
    checkSession: async () => (isHanging ? new Promise(() => undefined) : answer()),
  });
  const page = testStore(provider, { products: [] });
  const { store } = page;
  return {
    ...page,
    checks: () => calls.filter(({ name }) => name === 'checkSession').length,
    check: async () => {
      await store.set(checkSessionAtom);
      return store.get(guardStateAtom);
    },
    askProvider: () => store.set(checkGuardedAtom),
    extend: (by: number) => (times = { endsAt: now() + by * minutes, seenAt: now() }),
    become: (next: Person | undefined) => {
      person = next;
      isCertain = true;
      times = next && { endsAt: now() + 60 * minutes, seenAt: now() };
    },
    /** The client forgets the session, and does not know yet whether the provider has one. */
    forget: () => {
      person = times = undefined;
      isCertain = false;
    },
    answers: (next: typeof answer) => (answer = next),
    hang: () => (isHanging = true),
  };
}

const over = (session: ReturnType<typeof guard>, outcome = failed({ type: 'session_not_found' })) => {
  session.answers(() => {
    session.become(undefined);
    return outcome;
  });
};

test('a session that ends while the code of its guard loads is that of the user who was seen before [B-GUARD-4]', async () => {
  const session = guard(10);
  session.become(undefined);
  await session.store.set(beginGuardAtom, ada);
  expect(session.store.get(guardedPersonAtom)).toEqual(ada);
  session.become(grace);
  await session.store.set(beginGuardAtom, ada);
  expect(session.store.get(guardedPersonAtom)).toEqual(grace);
});

describe('before the end', () => {
  test('nothing is shown until two minutes before, and then there is a warning [B-GUARD-1]', async () => {
    const session = guard(3);
    expect(await session.check()).toEqual({ status: 'quiet' });
    vi.setSystemTime(Date.now() + minutes - 1);
    expect(await session.check()).toEqual({ status: 'quiet' });
    vi.setSystemTime(Date.now() + 1);
    expect(await session.check()).toEqual({ status: 'warning' });
  });

  test('a host that warns 6 s before the end has the warning 20 s before it [B-GUARD-1]', async () => {
    const session = guard(1);
    session.store.set(warnBeforeAtom, 6_000);
    expect(await session.check()).toEqual({ status: 'quiet' });
    vi.setSystemTime(Date.now() + 40_000 - 1);
    expect(await session.check()).toEqual({ status: 'quiet' });
    vi.setSystemTime(Date.now() + 1);
    expect(await session.check()).toEqual({ status: 'warning' });
  });

  // Columns: the minutes before the end that the host wants, those of an extension, and those of a log-in | those that are used.
  test.each([
    [5, 5, 30, 2.5],
    [40, 60, Infinity, 30],
    [10, 60, 10, 5],
    [4.95, 30, 5, 4.95],
    [2, 0.5, 30, 1 / 3],
    [2, Number.NaN, 30, 2],
    [2, 0, 30, 2],
    [Number.NaN, 60, 30, 1 / 3],
  ])(
    'a warning of %d minutes, with an extension of %d and a log-in of %d, comes %d minutes before the end, so that an answer is followed by quiet [B-GUARD-1]',
    async (wanted, extension, logIn, used) => {
      const session = guard(100);
      session.store.set(warnBeforeAtom, wanted * minutes, { extension: extension * minutes, logIn: logIn * minutes });
      vi.setSystemTime(Date.now() + (100 - used) * minutes - 1);
      expect(await session.check()).toEqual({ status: 'quiet' });
      vi.setSystemTime(Date.now() + 1);
      expect(await session.check()).toEqual({ status: 'warning' });
    },
  );

  test('an extension, here or in another tab, ends the warning [B-GUARD-3]', async () => {
    const session = guard(1);
    await session.check();
    session.extend(60);
    expect(await session.check()).toEqual({ status: 'quiet' });
  });

  test('a log-out during the warning is the end, and one before it is left to the host [B-GUARD-3]', async () => {
    const warned = guard(1);
    await warned.check();
    warned.become(undefined);
    expect(await warned.check()).toEqual({ status: 'ended' });
    const quiet = guard(10);
    await quiet.check();
    quiet.become(undefined);
    expect(await quiet.check()).toEqual({ status: 'quiet' });
  });
});

describe('another account, before the end', () => {
  // Columns: the minutes that are left when it logs in | the state until then.
  test.each([
    [10, 'quiet'],
    [1, 'warning'],
  ])(
    'another account with %i minutes left is shown, until the guarded one is back [B-GUARD-5]',
    async (left, status) => {
      const session = guard(left);
      expect(await session.check()).toEqual({ status });
      session.become(grace);
      expect(await session.check()).toEqual({ status: 'other', person: grace });
      session.become(ada);
      expect(await session.check()).toEqual({ status: 'quiet' });
    },
  );

  test('another account that the user has gone on with is guarded, and the first one is then another [B-GUARD-5]', async () => {
    const session = guard(10);
    await session.check();
    expect(session.store.set(guardOtherAtom)).toBe(false);
    session.become(grace);
    await session.check();
    expect(session.store.set(guardOtherAtom)).toBe(true);
    expect(await session.check()).toEqual({ status: 'quiet' });
    vi.setSystemTime(Date.now() + 58 * minutes);
    expect(await session.check()).toEqual({ status: 'warning' });
    session.become(ada);
    expect(await session.check()).toEqual({ status: 'other', person: ada });
  });

  test('another account that only the check at the end finds is shown [B-GUARD-5]', async () => {
    const session = guard(1);
    await session.check();
    vi.setSystemTime(Date.now() + minutes);
    session.answers(() => {
      session.become(grace);
      return succeeded(undefined);
    });
    expect(await session.check()).toEqual({ status: 'other', person: grace });
  });

  test('a guard that began without a user guards the first one [B-GUARD-5]', async () => {
    const session = guard(10);
    session.become(undefined);
    expect(await session.check()).toEqual({ status: 'quiet' });
    session.become(grace);
    expect(await session.check()).toEqual({ status: 'quiet' });
  });
});

describe('a session that the client has dropped', () => {
  // Columns: the minutes that passed unseen | the state then.
  test.each([
    [4, 'quiet'],
    [6, 'ended'],
  ])('of five minutes, %i minutes later, is %s [B-GUARD-3] [B-GUARD-4]', async (passed, status) => {
    const session = guard(5);
    await session.check();
    vi.setSystemTime(Date.now() + passed * minutes);
    session.become(undefined);
    expect(await session.check()).toEqual({ status });
  });

  // Columns: the minutes by which the provider's clock is ahead | the minutes that passed unseen | the state then.
  test.each([
    [30, 9, 'quiet'],
    [30, 11, 'ended'],
    [-30, 9, 'quiet'],
    [-30, 11, 'ended'],
  ])(
    "of ten minutes by the provider's clock, which is %i minutes ahead, %i minutes later, is %s [B-GUARD-2] [B-GUARD-4]",
    async (ahead, passed, status) => {
      const session = guard(10, ahead * minutes);
      await session.check();
      await session.askProvider();
      expect(await session.check()).toEqual({ status: 'quiet' });
      vi.setSystemTime(Date.now() + passed * minutes);
      session.become(undefined);
      expect(await session.check()).toEqual({ status });
    },
  );

  test('whose end has passed is not over while the client does not know whether it goes on [B-GUARD-4]', async () => {
    const session = guard(5);
    await session.check();
    vi.setSystemTime(Date.now() + 6 * minutes);
    session.forget();
    expect(await session.check()).toEqual({ status: 'quiet' });
    session.become(undefined);
    expect(await session.check()).toEqual({ status: 'ended' });
  });
});

describe('a clock that differs', () => {
  test("the provider's clock counts, once it has answered [B-GUARD-2]", async () => {
    const session = guard(10, 30 * minutes);
    await session.check();
    expect(session.store.get(timeLeftAtom)).toBe(40 * minutes);
    await session.askProvider();
    await session.check();
    expect(session.store.get(timeLeftAtom)).toBe(10 * minutes);
  });

  // Columns: the minutes by which the provider's clock is ahead | the minutes that are left by this device's clock.
  test.each([
    [30, 40],
    [-5, 5],
  ])(
    "a guard that begins with a clock %d minutes off, by which %d minutes are left, has the 10 of the provider's clock [B-GUARD-2]",
    async (ahead, left) => {
      const session = guard(10, ahead * minutes);
      const begun = session.store.set(beginGuardAtom);
      expect(session.store.get(timeLeftAtom)).toBe(left * minutes);
      await begun;
      await session.check();
      expect({ left: session.store.get(timeLeftAtom), checks: session.checks() }).toEqual({
        left: 10 * minutes,
        checks: 1,
      });
    },
  );

  test('a guard that begins with a session whose time has passed asks the provider once, at the first check [B-GUARD-2]', async () => {
    const session = guard(10, -15 * minutes);
    await session.store.set(beginGuardAtom);
    expect(session.checks()).toBe(0);
    expect(await session.check()).toEqual({ status: 'quiet' });
    expect({ left: session.store.get(timeLeftAtom), checks: session.checks() }).toEqual({
      left: 10 * minutes,
      checks: 1,
    });
  });

  test('a clock that was moved past the end asks the provider, and nothing has ended [B-GUARD-2]', async () => {
    const session = guard(10);
    await session.check();
    vi.setSystemTime(Date.now() + 60 * minutes);
    session.answers(() => {
      session.extend(9);
      return succeeded(undefined);
    });
    expect(await session.check()).toEqual({ status: 'quiet' });
  });
});

describe('at the end', () => {
  test.each([
    ['the provider says so', failed({ type: 'session_not_found' })],
    ['the provider cannot be reached', failed({ type: 'unreachable' })],
  ] as const)('the session is over if %s [B-GUARD-4]', async (_case, outcome) => {
    const session = guard(1);
    await session.check();
    vi.setSystemTime(Date.now() + minutes);
    session.answers(() => outcome);
    expect(await session.check()).toEqual({ status: 'ended' });
  });

  test('a provider that cannot be reached is asked once, and not each second [B-GUARD-4]', async () => {
    const session = guard(1);
    await session.check();
    vi.setSystemTime(Date.now() + minutes);
    let asked = 0;
    session.answers(() => {
      asked += 1;
      return failed({ type: 'unreachable' });
    });
    for (let second = 0; second < 5; second += 1) await session.check();
    expect({ asked, errorCount: session.errors.length }).toEqual({ asked: 1, errorCount: 1 });
    session.extend(30);
    expect(await session.check()).toEqual({ status: 'quiet' });
  });

  test('a missing answer is waited for three seconds, with no time left meanwhile [B-GUARD-4]', async () => {
    const session = guard(1);
    await session.check();
    vi.setSystemTime(Date.now() + minutes);
    session.hang();
    const checking = session.check();
    await vi.advanceTimersByTimeAsync(2_999);
    expect(session.store.get(guardStateAtom)).toEqual({ status: 'warning' });
    await vi.advanceTimersByTimeAsync(1);
    expect(await checking).toEqual({ status: 'ended' });
    expect(session.errors.map(({ type }) => type)).toEqual(['unreachable']);
  });

  test('the log-in of the same account restores the page [B-GUARD-4]', async () => {
    const session = guard(1);
    await session.check();
    vi.setSystemTime(Date.now() + minutes);
    over(session);
    await session.check();
    session.become(ada);
    expect(await session.check()).toEqual({ status: 'quiet' });
  });

  test('the log-in of another account is shown, until the guarded one is back [B-GUARD-5]', async () => {
    const session = guard(1);
    await session.check();
    vi.setSystemTime(Date.now() + minutes);
    over(session);
    await session.check();
    session.become(grace);
    expect(await session.check()).toEqual({ status: 'other', person: grace });
    expect(await session.check()).toEqual({ status: 'other', person: grace });
    session.become(ada);
    expect(await session.check()).toEqual({ status: 'quiet' });
  });
});

// Columns: the seconds that are left when the question is shown | what is announced until the end.
test.each([
  [300, ['Are you still there? You will be logged out in 5 minutes.', 'You will be logged out in 60 seconds.']],
  [120, ['Are you still there? You will be logged out in 2 minutes.', 'You will be logged out in 60 seconds.']],
  // Shown a little after the whole minute, and later: at most a tenth above what is left.
  [116, ['Are you still there? You will be logged out in 2 minutes.', 'You will be logged out in 60 seconds.']],
  [105, ['Are you still there? You will be logged out in 105 seconds.', 'You will be logged out in 60 seconds.']],
  [286, ['Are you still there? You will be logged out in 5 minutes.', 'You will be logged out in 60 seconds.']],
  [270, ['Are you still there? You will be logged out in 4 minutes.', 'You will be logged out in 60 seconds.']],
  [20, ['Are you still there? You will be logged out in 20 seconds.']],
])(
  'a question with %i seconds left announces its time, and one minute, and not each second [B-GUARD-1]',
  (first, all) => {
    const { store } = guard(2);
    const announced: unknown[] = [];
    store.sub(announcementAtom, () => void announced.push(store.get(announcementAtom).text));
    for (let left = first; left > 0; left -= 1) store.set(announceTimeLeftAtom, left);
    expect(announced).toEqual(all);
  },
);

const ended = { status: 'ended' } as const;
const other = (person: Person) => ({ status: 'other', person }) as const;

// Columns: the states that follow each other | what is announced.
test.each([
  [[ended, ended, ended], ['You were logged out']],
  [
    [ended, other(grace), other(grace)],
    ['You were logged out', 'You are now logged in as grace@example.com.'],
  ],
  [[other(grace), other(grace)], ['You were logged out. You are now logged in as grace@example.com.']],
  [[other({ userId: 'grace' })], ['You were logged out. You are now logged in to another account.']],
])('each of the ends %j is announced once, as %j [B-GUARD-4] [B-GUARD-5]', (states, all) => {
  const { store } = guard(2);
  const announced: unknown[] = [];
  store.sub(announcementAtom, () => void announced.push(store.get(announcementAtom).text));
  for (const state of states) store.set(announceEndAtom, state);
  expect(announced).toEqual(all);
});

// Columns: the language | the title, in the host's words | what is announced.
test.each([
  ['ja', 'ログアウトされました', 'ログアウトされました。You are now logged in as grace@example.com.'],
  ['zh-Hans', '您已退出登录', '您已退出登录。You are now logged in as grace@example.com.'],
  ['hi', 'आप लॉग आउट हो गए', 'आप लॉग आउट हो गए। You are now logged in as grace@example.com.'],
  ['th', 'คุณออกจากระบบแล้ว', 'คุณออกจากระบบแล้ว You are now logged in as grace@example.com.'],
  ['en', 'Goodbye!', 'Goodbye! You are now logged in as grace@example.com.'],
])('in %s the title "%s" before the log-in of another account is a sentence [B-GUARD-5]', (tag, title, all) => {
  const { store } = guard(2);
  store.set(localeAtom, { tag, dir: 'ltr', messages: {} });
  store.set(stringsAtom, { 'guard.endedTitle': title });
  store.set(announceEndAtom, other(grace));
  expect(store.get(announcementAtom).text).toBe(all);
});

test('the person of a session that has ended is known, and is not the one who logged in after it [B-GUARD-4]', async () => {
  const session = guard(1);
  session.become({ userId: 'ada' });
  await session.check();
  session.become(ada);
  await session.check();
  session.become(undefined);
  await session.check();
  session.become(grace);
  await session.check();
  expect(session.store.get(guardedPersonAtom)).toEqual(ada);
});

test('an account whose name the client no longer tells keeps the name that it had [B-GUARD-4]', async () => {
  const session = guard(10);
  await session.check();
  session.become({ userId: 'ada' });
  await session.check();
  expect(session.store.get(guardedPersonAtom)).toEqual(ada);
});

test('the person of a session that ended unseen is the one whom the page had [B-GUARD-4]', () => {
  const { store } = guard(1);
  store.set(beginAfterEndAtom, ada);
  expect(store.get(guardedPersonAtom)).toEqual(ada);
});

test('an extension that the provider does not answer fails as unreachable, and not as one that was refused [B-GUARD-1]', async () => {
  const { provider } = fakeProvider({
    sessionTimes: () => ({ endsAt: minutes, seenAt: 0 }),
    extendSession: async () => failed({ type: 'unreachable' }),
  });
  const { store } = testStore(provider, { products: [] });
  await store.set(extendSession.startAtom, 60);
  expect(store.get(extendSession.stateAtom)).toMatchObject({ status: 'failed', error: { type: 'unreachable' } });
});

// Columns: the end of the session before and after, in minutes | the state of the action.
test.each([
  [1, 60, { status: 'idle' }],
  [1, 1, { status: 'failed', error: { type: 'unauthorized_action' } }],
  [undefined, undefined, { status: 'idle' }],
])(
  'an extension of a session that ends in %s minutes and then in %s succeeds if the end has changed, unlike that of an impersonated one [B-GUARD-1]',
  async (before, after, state) => {
    let left = before;
    const { provider } = fakeProvider({
      sessionTimes: () => (left === undefined ? undefined : { endsAt: left * minutes, seenAt: 0 }),
      extendSession: async () => {
        left = after;
        return succeeded(undefined);
      },
    });
    const { store } = testStore(provider, { products: [] });
    await store.set(extendSession.startAtom, 60);
    expect(store.get(extendSession.stateAtom)).toEqual(state);
  },
);

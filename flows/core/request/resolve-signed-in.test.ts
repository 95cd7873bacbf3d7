import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../provider/outcome';
import { signedInAtom } from '../provider/person.atoms';
import { awaitPerson } from '../provider/await-person';
import { signedInOf } from '../provider/person';
import type { Person } from '../provider/provider';
import { fakeProvider, later } from '../testing/fake-provider';
import { testStore } from '../testing/test-store';
import { resolveSignedInAtom } from './resolve-signed-in.actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ada: Person = { userId: 'user-1', account: 'ada@example.com' };
type Knowledge = 'unknown' | 'signedOut' | 'signedIn';

/** A browser whose session is `knowledge`, until the test says otherwise, as the provider or another tab would. */
function browserWith(
  knowledge: Knowledge,
  checkSession: () => Promise<Outcome<void>> = async () => succeeded(undefined),
) {
  let known = knowledge;
  const watchers = new Set<() => void>();
  const { provider, calls } = fakeProvider({
    person: () => (known === 'signedIn' ? ada : undefined),
    isPersonCertain: () => known !== 'unknown',
    watchPerson: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    checkSession,
  });
  const page = testStore(provider, { products: [] });
  const become = async (now: Knowledge) => {
    known = now;
    for (const watcher of watchers) watcher();
    await vi.advanceTimersByTimeAsync(0);
  };
  const leaving = new AbortController();
  const ask = (isAgain = false) => {
    const answers: Outcome<Person | undefined>[] = [];
    void page.store.set(resolveSignedInAtom, leaving.signal, isAgain).then((answer) => answers.push(answer));
    return answers;
  };
  const reported = () => page.errors.map(({ operation, type }) => `${operation} ${type}`);
  const asked = () => calls.map(({ name }) => name);
  return {
    ...page,
    provider,
    become,
    ask,
    reported,
    asked,
    leave: () => leaving.abort(),
    watching: () => watchers.size,
  };
}

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const unreachable = failed({ type: 'unreachable' });

test.each([
  { knowledge: 'unknown', status: { status: 'unknown' } },
  { knowledge: 'signedOut', status: { status: 'signedOut' } },
  { knowledge: 'signedIn', status: { status: 'signedIn', person: ada } },
] as const)('the sign-in state of a browser with $knowledge is returned', ({ knowledge, status }) => {
  const { provider, store } = browserWith(knowledge);
  expect(signedInOf(provider)).toEqual(status);
  expect(store.get(signedInAtom)).toEqual(status);
});

test('a remembered user who is not confirmed yet counts as signed in', () => {
  expect(signedInOf({ person: () => ada, isPersonCertain: () => false })).toEqual({ status: 'signedIn', person: ada });
});

describe('the sign-in state', () => {
  test.each([
    ['unknown', 'signedOut'],
    ['unknown', 'signedIn'],
    ['signedOut', 'signedIn'],
    ['signedIn', 'signedOut'],
  ] as const)('the sign-in state follows from %s to %s while it is read', async (before, after) => {
    const { store, become } = browserWith(before);
    const seen: string[] = [];
    store.sub(signedInAtom, () => void seen.push(store.get(signedInAtom).status));
    expect(store.get(signedInAtom).status).toBe(before);
    await become(after);
    expect(store.get(signedInAtom).status).toBe(after);
    expect(seen.at(-1)).toBe(after);
  });

  test('the sign-in state is not watched once nothing reads it', () => {
    const { store, watching } = browserWith('signedIn');
    const stop = store.sub(signedInAtom, () => undefined);
    expect(watching()).toBe(1);
    stop();
    expect(watching()).toBe(0);
  });
});

describe('the required account', () => {
  test.each([
    { knowledge: 'signedIn', answer: succeeded(ada) },
    { knowledge: 'signedOut', answer: succeeded(undefined) },
  ] as const)('the required account is known at once if it is $knowledge', async ({ knowledge, answer }) => {
    const { ask, reported, asked, watching } = browserWith(knowledge);
    const answers = ask();
    await pass(0);
    expect(answers).toEqual([answer]);
    expect({ reported: reported(), asked: asked(), watching: watching(), timers: vi.getTimerCount() }).toEqual({
      reported: [],
      asked: [],
      watching: 0,
      timers: 0,
    });
  });

  test.each([
    { knowledge: 'signedIn', answer: succeeded(ada) },
    { knowledge: 'signedOut', answer: succeeded(undefined) },
  ] as const)('the required account is waited for, until it is $knowledge', async ({ knowledge, answer }) => {
    const { ask, become, reported, watching } = browserWith('unknown');
    const answers = ask();
    await pass(9_999);
    await become('unknown');
    expect(answers).toEqual([]);
    await become(knowledge);
    expect(answers).toEqual([answer]);
    expect({ reported: reported(), watching: watching(), timers: vi.getTimerCount() }).toEqual({
      reported: [],
      watching: 0,
      timers: 0,
    });
  });

  test('the required account fails after ten seconds without an answer, reported once', async () => {
    const { ask, become, reported, watching } = browserWith('unknown');
    const answers = ask();
    await pass(10_000);
    await become('signedIn');
    expect(answers).toEqual([unreachable]);
    expect({ reported: reported(), watching: watching() }).toEqual({
      reported: ['session.authenticate unreachable'],
      watching: 0,
    });
  });

  test.each(['leave', 'unmount'] as const)(
    'the required account is no longer waited for by a user who %s, and nothing is reported',
    async (end) => {
      const browser = browserWith('unknown');
      const answers = browser.ask();
      browser[end]();
      await pass(30_000);
      expect(browser.reported()).toEqual([]);
      expect(answers).toEqual([unreachable]);
    },
  );
});

describe('a user who tries again', () => {
  test.each(['signedIn', 'signedOut'] as const)(
    'a user who tries again causes no request if %s is known meanwhile',
    async (knowledge) => {
      const { ask, asked } = browserWith(knowledge);
      const answers = ask(true);
      await pass(0);
      expect({ answerCount: answers.length, asked: asked() }).toEqual({ answerCount: 1, asked: [] });
    },
  );

  test('a user who tries again asks the provider, and gets the outcome', async () => {
    const answer = later<Outcome<void>>();
    const { ask, become, asked } = browserWith('unknown', () => answer.promise);
    const answers = ask(true);
    expect(asked()).toEqual(['checkSession']);
    await become('signedIn');
    answer.settle(succeeded(undefined));
    await pass(0);
    expect(answers).toEqual([succeeded(ada)]);
  });

  test.each(['unreachable', 'broken', 'too_many_requests', 'other'] as const)(
    'a user who tries again gets the failure (%s), reported to the host once',
    async (type) => {
      const { ask, reported } = browserWith('unknown', async () => failed({ type }));
      const answers = ask(true);
      await pass(30_000);
      expect(answers).toEqual([failed({ type })]);
      expect(reported()).toEqual([['session.authenticate', type].join(' ')]);
    },
  );

  test('a user who tries again gets the failure after ten seconds without an answer, and not after twenty', async () => {
    const { ask, reported } = browserWith('unknown', () => new Promise<never>(() => undefined));
    const answers = ask(true);
    await pass(10_000);
    expect(answers).toEqual([unreachable]);
    expect(reported()).toEqual(['session.authenticate unreachable']);
  });

  test('a user who tries again counts as signed in if another tab signs in while the request fails', async () => {
    const answer = later<Outcome<void>>();
    const { ask, become } = browserWith('unknown', () => answer.promise);
    const answers = ask(true);
    await become('signedIn');
    answer.settle(failed({ type: 'unreachable' }));
    await pass(0);
    expect(answers).toEqual([succeeded(ada)]);
  });

  test('a user who tries again keeps waiting if the provider has answered and the session is not confirmed yet', async () => {
    const { ask, become } = browserWith('unknown');
    const answers = ask(true);
    await pass(5_000);
    expect(answers).toEqual([]);
    await become('signedOut');
    expect(answers).toEqual([succeeded(undefined)]);
  });
});

test('a wait with a condition of its own uses that condition', async () => {
  const { provider, become, watching } = browserWith('unknown');
  let isEnough = false;
  const waited = vi.fn();
  void awaitPerson(provider, new AbortController().signal, 3_000, () => isEnough).then(waited);
  await become('signedIn');
  expect(waited).not.toHaveBeenCalled();
  isEnough = true;
  await become('signedIn');
  expect(waited).toHaveBeenCalledExactlyOnceWith({ status: 'signedIn', person: ada });
  expect(watching()).toBe(0);
});

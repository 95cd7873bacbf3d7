import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../provider/outcome';
import { fakeProvider, later } from '../testing/fake-provider';
import { testStore } from '../testing/test-store';
import { request, type RequestDefinition, type RequestTools } from './request';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** One pending call, which the test settles. */
function begin(definition: Partial<RequestDefinition<string>> = {}) {
  const { store, errors, unmount } = testStore(fakeProvider().provider, { products: [] });
  const answer = later<Outcome<string>>();
  const controller = new AbortController();
  const reached: string[] = [];
  const late: Outcome<string>[] = [];
  let tools: RequestTools | undefined;
  const outcomes: Outcome<string>[] = [];
  // Getter and setter are those of a write atom; a store has the same two.
  void request(store.get, store.set, {
    operation: 'a.call',
    call: (_provider, given) => {
      tools = given;
      return answer.promise;
    },
    signal: controller.signal,
    moments: { 400: () => reached.push('moment'), 8_000: () => reached.push('slow') },
    dialogMoments: { 8_000: () => reached.push('slow in a dialog') },
    onLate: (outcome) => void late.push(outcome),
    ...definition,
  }).then((outcome) => outcomes.push(outcome));
  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  return {
    store,
    unmount,
    reached,
    late,
    outcomes,
    pass,
    abort: () => controller.abort(),
    waitForPerson: (isWaiting: boolean) => tools?.waitForPerson(isWaiting),
    answer: async (outcome: Outcome<string>) => {
      answer.settle(outcome);
      await pass(0);
    },
    isMade: () => tools !== undefined,
    isEnded: () => tools?.signal.aborted,
    reported: () => errors.map(({ operation, type }) => `${operation} ${type}`),
  };
}

type Begun = ReturnType<typeof begin>;

const unreachable = failed({ type: 'unreachable' });
const cancelled = failed({ type: 'cancelled' });

interface Ending {
  how: string;
  when(started: Begun): Promise<unknown> | void;
  outcome: Outcome<string>;
  reported: string[];
}

const endings: readonly Ending[] = [
  {
    how: 'is answered',
    when: ({ answer }) => answer(succeeded('yes')),
    outcome: succeeded('yes'),
    reported: [],
  },
  {
    how: 'is refused',
    when: ({ answer }) => answer(failed({ type: 'email_not_found' })),
    outcome: failed({ type: 'email_not_found' }),
    reported: ['a.call email_not_found'],
  },
  {
    how: 'is answered in the last moment',
    when: async ({ pass, answer }) => {
      await pass(19_999);
      await answer(succeeded('yes'));
    },
    outcome: succeeded('yes'),
    reported: [],
  },
  {
    how: 'is not answered for twenty seconds',
    when: ({ pass }) => pass(20_000),
    outcome: unreachable,
    reported: ['a.call unreachable'],
  },
  {
    how: 'is aborted',
    when: ({ abort }) => abort(),
    outcome: cancelled,
    reported: [],
  },
  {
    how: 'loses its mount',
    when: ({ unmount }) => unmount(),
    outcome: cancelled,
    reported: [],
  },
  {
    how: 'is refused in a dialog after two minutes',
    when: async ({ waitForPerson, pass, answer }) => {
      waitForPerson(true);
      await pass(120_000);
      await answer(cancelled);
    },
    outcome: cancelled,
    reported: ['a.call cancelled'],
  },
  {
    how: 'is not answered for twenty seconds after a dialog',
    when: async ({ waitForPerson, pass }) => {
      await pass(19_000);
      waitForPerson(true);
      await pass(60_000);
      waitForPerson(false);
      await pass(20_000);
    },
    outcome: unreachable,
    reported: ['a.call unreachable'],
  },
  {
    how: 'is aborted in a dialog',
    when: async ({ waitForPerson, pass, abort }) => {
      waitForPerson(true);
      await pass(60_000);
      abort();
    },
    outcome: cancelled,
    reported: [],
  },
];

describe.each(endings)('a call that $how', ({ when, outcome, reported }) => {
  async function ended() {
    const started = begin();
    await when(started);
    await started.pass(0);
    return started;
  }

  test('has one outcome, and a failure is reported once', async () => {
    const started = await ended();
    expect(started.outcomes).toEqual([outcome]);
    expect(started.reported()).toEqual(reported);
    await started.answer(failed({ type: 'broken' }));
    await started.pass(60_000);
    expect(started.outcomes).toEqual([outcome]);
    expect(started.reported()).toEqual(reported);
  });

  test('closes its dialog, leaves no timer, and cannot become busy again', async () => {
    const started = await ended();
    expect(started.isEnded()).toBe(true);
    started.waitForPerson(true);
    started.waitForPerson(false);
    expect(vi.getTimerCount()).toBe(0);
  });
});

test.each([
  { how: 'not answered in time', end: ({ pass }: Begun) => pass(20_000), isHandedOn: true },
  { how: 'aborted', end: ({ abort }: Begun) => abort(), isHandedOn: true },
  { how: 'ended with its mount', end: ({ unmount }: Begun) => unmount(), isHandedOn: false },
])('the late answer of a call that was $how is handed on: $isHandedOn', async ({ end, isHandedOn }) => {
  for (const answer of [succeeded('late'), failed({ type: 'broken' })]) {
    const started = begin();
    await end(started);
    await started.answer(answer);
    expect(started.late).toEqual(isHandedOn ? [answer] : []);
  }
});

test.each([
  { what: 'a mount that has ended', started: 'mount' },
  { what: 'a request that is aborted', started: 'signal' },
] as const)('no call is made for $what', async ({ started }) => {
  const { store, errors, unmount } = testStore(fakeProvider().provider, { products: [] });
  if (started === 'mount') unmount();
  const signal = started === 'signal' ? AbortSignal.abort() : undefined;
  const call = vi.fn(async () => succeeded('yes'));
  expect(await request(store.get, store.set, { operation: 'a.call', call, signal })).toEqual(cancelled);
  expect({ callCalls: call.mock.calls, errors }).toEqual({ callCalls: [], errors: [] });
});

test('a slow call is announced at its moments, once each', async () => {
  const { pass, reached } = begin();
  await pass(399);
  expect(reached).toEqual([]);
  await pass(1);
  expect(reached).toEqual(['moment']);
  await pass(7_600);
  expect(reached).toEqual(['moment', 'slow']);
});

test('an open dialog silences the announcements, which start again after it', async () => {
  const { pass, reached, waitForPerson } = begin();
  waitForPerson(true);
  await pass(8_000);
  expect(reached).toEqual(['slow in a dialog']);
  waitForPerson(false);
  await pass(8_000);
  expect(reached).toEqual(['slow in a dialog', 'moment', 'slow']);
});

test('a dialog that is opened twice pauses once', async () => {
  const { pass, reached, waitForPerson, outcomes } = begin();
  waitForPerson(true);
  waitForPerson(true);
  await pass(60_000);
  expect(reached).toEqual(['slow in a dialog']);
  waitForPerson(false);
  waitForPerson(false);
  await pass(20_000);
  expect(reached).toEqual(['slow in a dialog', 'moment', 'slow']);
  expect(outcomes).toEqual([unreachable]);
});

test.each([1_000, 10_000])('a call may have %i ms of its own', async (deadline) => {
  const { pass, outcomes } = begin({ deadline, moments: {} });
  await pass(deadline - 1);
  expect(outcomes).toEqual([]);
  await pass(1);
  expect(outcomes).toEqual([unreachable]);
});

test("a hundred finished calls leave no listener on the mount's signal", async () => {
  const { store } = testStore(fakeProvider().provider, { products: [] });
  const { signal } = new AbortController();
  const [add, remove] = [vi.spyOn(signal, 'addEventListener'), vi.spyOn(signal, 'removeEventListener')];
  for (let count = 0; count < 100; count += 1) {
    await request(store.get, store.set, { operation: 'a.call', call: async () => succeeded(''), signal });
  }
  const kept = new Set(add.mock.calls.map(([, listener]) => listener));
  for (const [, listener] of remove.mock.calls) kept.delete(listener);
  expect(add).toHaveBeenCalled();
  expect(kept.size).toBe(0);
});

import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { announcementAtom } from '../words/announce.atoms';
import { hostAtom, mountSignalAtom } from '../host/host.atoms';
import { lazy } from '../lazy/lazy';
import { goBackAtom, goToAtom, screenAtom, screenCodeAtom } from '../screen/screen.atoms';
import { fakeProvider, later } from '../testing/fake-provider';
import { providerAtom } from '../provider/provider.atoms';
import { failed, type Outcome, succeeded } from '../provider/outcome';
import type { WidgetError } from '../provider/widget-error';
import { action, type ActionDefinition } from './action';
import { together } from './action-state';
import { type RunPhase, transitions } from './action-run';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(definition: Partial<ActionDefinition<string, string>> = {}) {
  const answers: ReturnType<typeof later<Outcome<string>>>[] = [];
  const done: string[] = [];
  const deed = action<string, string>({
    operation: 'a.deed',
    kind: 'send',
    call: () => {
      const answer = later<Outcome<string>>();
      answers.push(answer);
      return answer.promise;
    },
    onSuccess: (_get, _set, value) => void done.push(value),
    ...definition,
  });
  const store = createStore();
  const errors: WidgetError[] = [];
  const mount = new AbortController();
  store.set(providerAtom, fakeProvider().provider);
  store.set(mountSignalAtom, mount.signal);
  store.set(hostAtom, { onEvent: () => undefined, onError: (error) => void errors.push(error) });
  const answer = async (index: number, outcome: Outcome<string>) => {
    answers[index]?.settle(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { store, deed, answers, answer, done, errors, mount };
}

test('starting an action drops a transition that waits for code [B-SCREEN-9]', async () => {
  const { store, deed, answer, done } = setUp();
  store.set(screenCodeAtom, { of: (screen) => lazy(screen, () => new Promise<never>(() => undefined)) });
  void store.set(goToAtom, 'CryptoOtherScreen');
  void store.set(deed.startAtom, 'x');
  await vi.advanceTimersByTimeAsync(1_000);
  expect({ screen: store.get(screenAtom), deedStateStatus: store.get(deed.stateAtom).status }).toEqual({
    screen: 'Main',
    deedStateStatus: 'pending',
  });
  await answer(0, succeeded('y'));
  expect(done).toHaveLength(1);
});

test('an action that the end of its mount has cancelled can be started by a mount that begins again [B-MOUNT-6]', async () => {
  const { store, deed, answers, answer, done, errors, mount } = setUp();
  void store.set(deed.startAtom, 'x');
  await vi.advanceTimersByTimeAsync(0);
  mount.abort();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(deed.isPendingAtom)).toBe(false);
  store.set(mountSignalAtom, new AbortController().signal);
  void store.set(deed.startAtom, 'x');
  await answer(1, succeeded('y'));
  expect({ answers: answers.length, done, errors }).toEqual({ answers: 2, done: ['y'], errors: [] });
});

test('pressing twice sends once [B-TIME-2]', async () => {
  const { store, deed, answers } = setUp();
  void store.set(deed.startAtom, 'x');
  void store.set(deed.startAtom, 'x');
  expect(answers).toHaveLength(1);
});

test('a slow action is shown as slow, and can be cancelled [B-TIME-1] [T-ALL-3]', async () => {
  const { store, deed } = setUp();
  void store.set(deed.startAtom, 'x');
  await vi.advanceTimersByTimeAsync(399);
  expect(store.get(announcementAtom).text).toBe('');
  await vi.advanceTimersByTimeAsync(1);
  expect(store.get(announcementAtom).text).toBe('Sending...');
  await vi.advanceTimersByTimeAsync(7_600);
  expect(store.get(deed.stateAtom)).toEqual({ status: 'pending', isSlow: true });
  expect(store.get(announcementAtom).text).toBe('Still working...');
  store.set(deed.cancelAtom);
  expect(store.get(deed.stateAtom)).toEqual({ status: 'idle' });
});

test('a call without an answer fails after twenty seconds, reported once [B-EVENT-3] [B-TIME-1] [T-ALL-6]', async () => {
  const { store, deed, errors, answer } = setUp();
  void store.set(deed.startAtom, 'x');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.get(deed.stateAtom)).toMatchObject({ status: 'failed', error: { type: 'unreachable' } });
  await answer(0, failed({ type: 'broken' }));
  expect(errors.map(({ type, operation }) => [type, operation])).toEqual([['unreachable', 'a.deed']]);
});

test('the same failure twice is two failures, so it is announced twice [B-FAIL-5]', async () => {
  const { store, deed, answer } = setUp();
  const failure = failed({ type: 'invalid_email' });
  void store.set(deed.startAtom, 'x');
  await answer(0, failure);
  const first = store.get(deed.stateAtom);
  void store.set(deed.startAtom, 'x');
  await answer(1, failure);
  expect(store.get(deed.stateAtom)).toEqual(first);
  expect(store.get(deed.stateAtom)).not.toBe(first);
});

test('a late answer of a sending call counts while nothing newer was started', async () => {
  const { store, deed, answer, done } = setUp();
  void store.set(deed.startAtom, 'x');
  await vi.advanceTimersByTimeAsync(20_000);
  await answer(0, succeeded('late'));
  expect(done).toEqual(['late']);
  expect(store.get(deed.stateAtom)).toEqual({ status: 'idle' });
});

test('a late answer of a sending call is dropped once something newer was started [B-TIME-3] [T-FAULT-5]', async () => {
  const { store, deed, answer, done } = setUp();
  void store.set(deed.startAtom, 'old');
  await vi.advanceTimersByTimeAsync(20_000);
  void store.set(deed.startAtom, 'new');
  await answer(0, succeeded('old'));
  expect(done).toEqual([]);
  await answer(1, succeeded('new'));
  expect(done).toEqual(['new']);
});

test.each([
  { when: 'while it is pending', wait: 0, before: 'pending' },
  { when: 'after it has failed', wait: 20_000, before: 'failed' },
])(
  'an answer of a sending call is dropped once another action has sent something, $when [B-TIME-3]',
  async ({ wait, before }) => {
    const { store, deed, answer, done } = setUp();
    const other = setUp();
    void store.set(deed.startAtom, 'old');
    await vi.advanceTimersByTimeAsync(wait);
    void store.set(other.deed.startAtom, 'new');
    expect(store.get(deed.stateAtom).status).toBe(before);
    await answer(0, succeeded('old'));
    expect({ done, status: store.get(deed.stateAtom).status }).toEqual({ done: [], status: 'idle' });
    await other.answer(0, succeeded('new'));
    expect(other.done).toEqual(['new']);
  },
);

test('an action that continues with another one stays pending until that one is done [B-TIME-3]', async () => {
  const next = setUp();
  const { store, deed, answer } = setUp({ onSuccess: (_get, set) => set(next.deed.startAtom, 'x') });
  void store.set(deed.startAtom, 'x');
  await answer(0, succeeded('y'));
  expect([deed, next.deed].map(({ isPendingAtom }) => store.get(isPendingAtom))).toEqual([true, true]);
  await next.answer(0, succeeded('z'));
  expect([deed, next.deed].map(({ isPendingAtom }) => store.get(isPendingAtom))).toEqual([false, false]);
  expect(next.done).toEqual(['z']);
});

test('a call that signs in is not dropped by another action that sends something [B-TIME-3]', async () => {
  const { store, deed, answer, done } = setUp({ kind: 'authenticate' });
  const other = setUp();
  void store.set(deed.startAtom, 'x');
  void store.set(other.deed.startAtom, 'x');
  await answer(0, succeeded('session'));
  expect(done).toEqual(['session']);
});

test.each([
  ['fails', failed({ type: 'too_many_requests' })],
  ['is cancelled', undefined],
] as const)('a send that is answered after a newer one %s counts [B-TIME-3] [T-FAULT-5]', async (_how, end) => {
  const { store, deed, answer, done } = setUp();
  const newer = setUp();
  void store.set(deed.startAtom, 'x');
  void store.set(newer.deed.startAtom, 'x');
  if (end) await newer.answer(0, end);
  else store.set(newer.deed.cancelAtom);
  await vi.advanceTimersByTimeAsync(0);
  await answer(0, succeeded('older'));
  expect(done).toEqual(['older']);
});

test('a send that timed out counts late, and then an older one does not [B-TIME-3]', async () => {
  const { store, deed, answer, done } = setUp();
  const newer = setUp();
  void store.set(deed.startAtom, 'x');
  void store.set(newer.deed.startAtom, 'x');
  await vi.advanceTimersByTimeAsync(20_000);
  await newer.answer(0, succeeded('newer'));
  await answer(0, succeeded('older'));
  expect({ older: done, newer: newer.done }).toEqual({ older: [], newer: ['newer'] });
});

test('a send that was cancelled does not continue', async () => {
  const { store, deed, answer, done } = setUp();
  void store.set(deed.startAtom, 'x');
  store.set(deed.cancelAtom);
  await answer(0, succeeded('x'));
  expect(done).toEqual([]);
});

test('a session that was made after cancelling, leaving or waiting too long still counts [B-TIME-3] [T-FAULT-5]', async () => {
  const { store, deed, answer, done } = setUp({ kind: 'authenticate' });
  void store.set(deed.startAtom, 'x');
  store.set(deed.cancelAtom);
  await answer(0, succeeded('cancelled'));
  void store.set(deed.startAtom, 'x');
  await store.set(goBackAtom);
  await answer(1, succeeded('left'));
  void store.set(deed.startAtom, 'x');
  await vi.advanceTimersByTimeAsync(20_000);
  await answer(2, succeeded('late'));
  expect(done).toEqual(['cancelled', 'left', 'late']);
});

test('a session of an earlier start does not count once that of a later one does [B-TIME-3]', async () => {
  const { store, deed, answer, done } = setUp({ kind: 'authenticate' });
  void store.set(deed.startAtom, 'x');
  store.set(deed.cancelAtom);
  void store.set(deed.startAtom, 'x');
  await answer(1, succeeded('second'));
  await answer(0, succeeded('first'));
  expect(done).toEqual(['second']);
});

test('a session of an earlier start counts while the later one has none, and so does the later one [B-TIME-3]', async () => {
  const { store, deed, answer, done } = setUp({ kind: 'authenticate' });
  void store.set(deed.startAtom, 'x');
  store.set(deed.cancelAtom);
  void store.set(deed.startAtom, 'x');
  await answer(0, succeeded('first'));
  await answer(1, succeeded('second'));
  expect(done).toEqual(['first', 'second']);
});

test('two changes count each, also if the later one is answered first [B-TIME-3]', async () => {
  const { store, deed, answer, done } = setUp({ kind: 'change' });
  void store.set(deed.startAtom, 'x');
  store.set(deed.cancelAtom);
  void store.set(deed.startAtom, 'x');
  await answer(1, succeeded('second'));
  await answer(0, succeeded('first'));
  expect(done).toEqual(['second', 'first']);
});

test('a failure after the screen was left is not shown, and not reported [T-RACE-5]', async () => {
  const { store, deed, answer, errors } = setUp();
  void store.set(deed.startAtom, 'x');
  await store.set(goBackAtom);
  await answer(0, failed({ type: 'broken' }));
  expect(store.get(deed.stateAtom)).toEqual({ status: 'idle' });
  expect(errors).toEqual([]);
});

test('after the unmount nothing happens [B-MOUNT-7] [T-ALL-8]', async () => {
  const { store, deed, answer, errors, done, mount } = setUp({ kind: 'authenticate' });
  void store.set(deed.startAtom, 'x');
  mount.abort();
  await vi.advanceTimersByTimeAsync(30_000);
  await answer(0, succeeded('x'));
  expect({ errors, done }).toEqual({ errors: [], done: [] });
  expect(vi.getTimerCount()).toBe(0);
});

test('an action is pending until the step after it is done', async () => {
  const followed = later<void>();
  const { store, deed, answer } = setUp({ onSuccess: () => followed.promise });
  void store.set(deed.startAtom, 'x');
  await answer(0, succeeded('x'));
  expect(store.get(deed.stateAtom).status).toBe('pending');
  followed.settle();
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(deed.stateAtom)).toEqual({ status: 'idle' });
});

test("the deadline starts after the user has answered the browser's dialog [B-TIME-4]", async () => {
  let wait: (isWaiting: boolean) => void = () => undefined;
  const { store, deed, errors } = setUp({
    call: (_provider, _input, { waitForPerson }) => {
      wait = waitForPerson;
      return new Promise<never>(() => undefined);
    },
  });
  void store.set(deed.startAtom, 'x');
  wait(true);
  await vi.advanceTimersByTimeAsync(120_000);
  expect(store.get(deed.stateAtom)).toEqual({ status: 'pending', isSlow: true });
  wait(false);
  await vi.advanceTimersByTimeAsync(19_999);
  expect(errors).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(store.get(deed.stateAtom)).toMatchObject({ status: 'failed', error: { type: 'unreachable' } });
});

test('nothing is sent after the unmount', () => {
  const { store, deed, answers, mount } = setUp();
  mount.abort();
  void store.set(deed.startAtom, 'x');
  expect(answers).toEqual([]);
});

test('several actions of one control act as one: busy while any is, and each failure is a new one', async () => {
  const first = setUp();
  const answers: ReturnType<typeof later<Outcome<string>>>[] = [];
  const second = action<string, string>({
    operation: 'another.deed',
    kind: 'send',
    call: () => {
      const one = later<Outcome<string>>();
      answers.push(one);
      return one.promise;
    },
    onSuccess: () => undefined,
  });
  const { store } = first;
  const both = together(first.deed, second);
  expect(store.get(both.stateAtom)).toEqual({ status: 'idle' });
  void store.set(first.deed.startAtom, 'x');
  await first.answer(0, failed({ type: 'broken' }));
  const failedFirst = store.get(both.stateAtom);
  store.set(both.cancelAtom);
  void store.set(second.startAtom, 'x');
  expect(store.get(both.stateAtom)).toMatchObject({ status: 'pending' });
  answers[0]?.settle(failed({ type: 'broken' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(both.stateAtom)).toMatchObject({ status: 'failed' });
  expect(store.get(both.stateAtom)).not.toBe(failedFirst);
});

describe('the table of a run', () => {
  const phases = Object.keys(transitions) as RunPhase[];
  test('a session counts whenever it comes, unless what follows it has started', () => {
    for (const phase of phases) {
      const isFollowed = phase === 'following' || phase === 'over';
      expect({ phase, session: transitions[phase].session }).toEqual({
        phase,
        session: isFollowed ? undefined : 'following',
      });
    }
  });
  test('a dropped run is never shown as failed, and a finished run stays finished', () => {
    expect(transitions.dropped).toEqual({ session: 'following' });
    expect(transitions.over).toEqual({});
  });
});

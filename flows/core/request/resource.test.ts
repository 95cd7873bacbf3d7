import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { mountSignalAtom } from '../host/host.atoms';
import { failed, type Outcome, succeeded } from '../provider/outcome';
import { later } from '../testing/fake-provider';
import { timing } from '../time/timing';
import { announcementAtom } from '../words/announce.atoms';
import { resource, type ResourceTools } from './resource';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A resource whose loads are answered by the test, in a mount of its own. */
function setUp() {
  const loads: { tools: ResourceTools; answer: ReturnType<typeof later<Outcome<string>>> }[] = [];
  const list = resource<string>((tools) => {
    const answer = later<Outcome<string>>();
    loads.push({ tools, answer });
    return answer.promise;
  });
  const store = createStore();
  const mount = new AbortController();
  store.set(mountSignalAtom, mount.signal);
  const settle = async (index: number, outcome: Outcome<string>) => {
    loads[index]?.answer.settle(outcome);
    await vi.advanceTimersByTimeAsync(0);
  };
  return { list, store, loads, settle, mount, state: () => store.get(list.stateAtom) };
}

test('a resource is loading until it is answered, and then has the value', async () => {
  const { list, store, settle, state } = setUp();
  expect(state()).toEqual({ status: 'loading', isSlow: false });
  void store.set(list.loadAtom);
  await settle(0, succeeded('one'));
  expect(state()).toEqual({ status: 'loaded', value: 'one' });
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state()).toEqual({ status: 'loaded', value: 'one' });
  expect(vi.getTimerCount()).toBe(0);
});

test('a slow load is announced after eight seconds, once [B-CONN-5]', async () => {
  const { list, store, state } = setUp();
  void store.set(list.loadAtom);
  await vi.advanceTimersByTimeAsync(7_999);
  expect({ state: state(), text: store.get(announcementAtom).text }).toEqual({
    state: { status: 'loading', isSlow: false },
    text: '',
  });
  await vi.advanceTimersByTimeAsync(1);
  expect({ state: state(), text: store.get(announcementAtom).text }).toEqual({
    state: { status: 'loading', isSlow: true },
    text: 'Still working...',
  });
});

test('a load whose request keeps the time is slow by the time of the request alone', async () => {
  const { list, store, loads, state } = setUp();
  void store.set(list.loadAtom);
  const moments = loads[0]?.tools.takeMoments() ?? {};
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ state: state(), text: store.get(announcementAtom).text }).toEqual({
    state: { status: 'loading', isSlow: false },
    text: '',
  });
  moments[timing.slowAfter]?.();
  expect({ state: state(), text: store.get(announcementAtom).text }).toEqual({
    state: { status: 'loading', isSlow: true },
    text: 'Still working...',
  });
});

test('a load that is cancelled has failed as cancelled, and a late answer is ignored', async () => {
  const { list, store, loads, settle, state } = setUp();
  void store.set(list.loadAtom);
  store.set(list.cancelAtom);
  expect({ state: state(), signalAborted: loads[0]?.tools.signal.aborted }).toEqual({
    state: { status: 'failed', error: { type: 'cancelled' } },
    signalAborted: true,
  });
  await settle(0, succeeded('late'));
  expect(state().status).toBe('failed');
});

test('Cancel changes nothing once there is an answer', async () => {
  const { list, store, settle, state } = setUp();
  void store.set(list.loadAtom);
  await settle(0, succeeded('one'));
  store.set(list.cancelAtom);
  expect(state()).toEqual({ status: 'loaded', value: 'one' });
});

test('the newest load wins, in whatever order the answers come', async () => {
  const { list, store, loads, settle, state } = setUp();
  void store.set(list.loadAtom);
  void store.set(list.loadAtom, true);
  expect(loads.map(({ tools }) => [tools.isAgain, tools.signal.aborted])).toEqual([
    [false, true],
    [true, false],
  ]);
  await settle(1, succeeded('new'));
  await settle(0, succeeded('old'));
  expect(state()).toEqual({ status: 'loaded', value: 'new' });
});

test('a failure is shown, and cleared by the next load', async () => {
  const { list, store, settle, state } = setUp();
  void store.set(list.loadAtom);
  await settle(0, failed({ type: 'broken' }));
  expect(state()).toEqual({ status: 'failed', error: { type: 'broken' } });
  void store.set(list.loadAtom);
  expect(state()).toEqual({ status: 'loading', isSlow: false });
});

describe('at the end of the mount', () => {
  test('a pending load is aborted, and its answer is ignored', async () => {
    const { list, store, loads, settle, mount, state } = setUp();
    void store.set(list.loadAtom);
    mount.abort();
    expect(loads[0]?.tools.signal.aborted).toBe(true);
    await settle(0, succeeded('late'));
    await vi.advanceTimersByTimeAsync(60_000);
    expect(state()).toEqual({ status: 'loading', isSlow: false });
  });

  test('nothing is loaded', () => {
    const { list, store, loads, mount } = setUp();
    mount.abort();
    void store.set(list.loadAtom);
    expect(loads).toEqual([]);
  });
});

test('a changed value stays loaded, and an absent one is not changed', async () => {
  const { list, store, settle, state } = setUp();
  store.set(list.changeAtom, (value) => `${value}!`);
  expect(state().status).toBe('loading');
  void store.set(list.loadAtom);
  await settle(0, succeeded('one'));
  store.set(list.changeAtom, (value) => `${value}!`);
  expect(state()).toEqual({ status: 'loaded', value: 'one!' });
});

test('a given value replaces a load, whose answer is ignored', async () => {
  const { list, store, loads, settle, state } = setUp();
  void store.set(list.loadAtom);
  store.set(list.provideAtom, 'known');
  expect({ state: state(), signalAborted: loads[0]?.tools.signal.aborted }).toEqual({
    state: { status: 'loaded', value: 'known' },
    signalAborted: true,
  });
  await settle(0, succeeded('late'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(state()).toEqual({ status: 'loaded', value: 'known' });
});

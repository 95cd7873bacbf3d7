import { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mountSignalAtom } from '../../flows/core/host/host.atoms';
import { awaitPreloads, readinessAtom } from './readiness';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** A first screen that waits for something. */
function waiting() {
  const store = createStore();
  const mount = new AbortController();
  store.set(mountSignalAtom, mount.signal);
  store.set(readinessAtom, 'waiting');
  let arrive = () => {};
  awaitPreloads(store, new Promise<void>((resolve) => (arrive = resolve)));
  const pass = async (milliseconds: number) => {
    await vi.advanceTimersByTimeAsync(milliseconds);
    return store.get(readinessAtom);
  };
  return { pass, arrive: () => arrive(), unmount: () => mount.abort() };
}

// Columns: how long a user has waited, in milliseconds | what is rendered.
test.each([
  [0, 'waiting'],
  [399, 'waiting'],
  [400, 'late'],
  [4_999, 'late'],
  [5_000, 'ready'],
  [60_000, 'ready'],
])('after a wait of %i ms the screen is %s', async (milliseconds, readiness) => {
  expect(await waiting().pass(milliseconds)).toBe(readiness);
});

test.each([10, 1_000, 10_000])(
  'a need that is met after %i ms renders the screen at once, without further change',
  async (milliseconds) => {
    const { pass, arrive } = waiting();
    await pass(milliseconds);
    arrive();
    expect(await pass(0)).toBe('ready');
    expect(await pass(60_000)).toBe('ready');
  },
);

test('nothing changes in a widget that has ended', async () => {
  const { pass, unmount } = waiting();
  unmount();
  expect(await pass(60_000)).toBe('waiting');
  expect(vi.getTimerCount()).toBe(0);
});

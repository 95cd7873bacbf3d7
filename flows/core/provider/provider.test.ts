// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeProvider } from '../testing/fake-provider';
import { testStore } from '../testing/test-store';
import { type Bootstrap, defaultBootstrap } from './bootstrap';
import { bootstrapArrivalAtom, bootstrapAtom, loadBootstrapAtom } from './bootstrap.atoms';

const acme: Bootstrap = { ...defaultBootstrap, isKnown: true, projectName: 'Acme' };

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  Reflect.deleteProperty(navigator, 'connection');
});

/** A mount that loads the bootstrap data, which `load` answers by the number of the attempt. */
function open(load: (tries: number) => Promise<Bootstrap | undefined>) {
  const asked = vi.fn(() => load(asked.mock.calls.length));
  const { provider } = fakeProvider({ bootstrap: { cached: () => defaultBootstrap, load: asked } });
  const mount = new AbortController();
  const { store } = testStore(provider, { products: [] });
  void store.set(loadBootstrapAtom, mount.signal);
  return { asked, store, unmount: () => mount.abort() };
}
const nothing = async () => undefined;

describe('project data that cannot be loaded', () => {
  test('project data that cannot be loaded is requested again after five seconds, and not after it has arrived [B-MAIN-7]', async () => {
    const { asked, store } = open(async (tries) => (tries === 2 ? acme : undefined));
    await vi.advanceTimersByTimeAsync(4_900);
    expect(asked).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(200);
    expect(asked).toHaveBeenCalledTimes(2);
    expect(store.get(bootstrapAtom)).toEqual(acme);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test.each([{ effectiveType: '2g' }, { effectiveType: 'slow-2g' }, { effectiveType: '4g', saveData: true }])(
    'project data that cannot be loaded is requested again after ten seconds on a connection with %j',
    async (connection) => {
      Reflect.defineProperty(navigator, 'connection', { configurable: true, value: connection });
      const { asked } = open(nothing);
      await vi.advanceTimersByTimeAsync(9_900);
      expect(asked).toHaveBeenCalledOnce();
      await vi.advanceTimersByTimeAsync(200);
      expect(asked).toHaveBeenCalledTimes(2);
    },
  );

  test('project data that cannot be loaded is requested again after five seconds on a fast connection', async () => {
    Reflect.defineProperty(navigator, 'connection', { configurable: true, value: { effectiveType: '4g' } });
    const { asked } = open(nothing);
    await vi.advanceTimersByTimeAsync(5_100);
    expect(asked).toHaveBeenCalledTimes(2);
  });

  test('project data that cannot be loaded is requested at growing intervals, up to one minute', async () => {
    const { asked } = open(nothing);
    // After 5, 10, 20, 40 and 60 seconds, and 60 again.
    await vi.advanceTimersByTimeAsync(5_000 + 10_000 + 20_000 + 40_000 + 60_000 + 60_000 + 100);
    expect(asked).toHaveBeenCalledTimes(7);
  });

  test('project data that cannot be loaded is not requested after the unmount', async () => {
    const { asked, unmount } = open(nothing);
    await vi.advanceTimersByTimeAsync(1_000);
    unmount();
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveBeenCalledOnce();
    expect(vi.getTimerCount()).toBe(0);
  });

  test('project data without an answer counts as failed after its deadline', async () => {
    const { asked, store } = open((tries) => (tries === 1 ? new Promise(() => undefined) : Promise.resolve(acme)));
    await vi.advanceTimersByTimeAsync(20_000 + 4_900);
    expect(asked).toHaveBeenCalledOnce();
    await vi.advanceTimersByTimeAsync(200);
    expect(store.get(bootstrapAtom)).toEqual(acme);
  });

  test('a late answer counts', async () => {
    const late = (tries: number) =>
      tries === 1
        ? new Promise<Bootstrap>((resolve) => setTimeout(resolve, 22_000, acme))
        : new Promise<undefined>(() => undefined);
    const { asked, store } = open(late);
    await vi.advanceTimersByTimeAsync(22_100);
    expect(store.get(bootstrapAtom)).toEqual(acme);
    await vi.advanceTimersByTimeAsync(600_000);
    expect(asked).toHaveBeenCalledOnce();
  });

  test('project data that cannot be loaded is requested one attempt at a time', async () => {
    const { store } = open(nothing);
    const arrived = vi.fn();
    void store.get(bootstrapArrivalAtom)?.then(arrived);
    await vi.advanceTimersByTimeAsync(100);
    expect(arrived).toHaveBeenCalledOnce();
  });
});

test('an answer after the unmount changes nothing', async () => {
  const { store, unmount } = open(() => new Promise((resolve) => setTimeout(resolve, 100, acme)));
  unmount();
  await vi.advanceTimersByTimeAsync(200);
  expect(store.get(bootstrapAtom)).toEqual(defaultBootstrap);
  expect(vi.getTimerCount()).toBe(0);
});

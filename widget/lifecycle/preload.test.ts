import { atom, createStore } from 'jotai/vanilla';
import { describe, expect, test, vi } from 'vitest';
import { mountSignalAtom } from '../../flows/core/host/host.atoms';
import { lazy, ready } from '../../flows/core/lazy/lazy';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { prefetchAtom, prefetchListAtom } from './prefetch.atoms';
import { codePreload, statePreload } from './preload';

describe('statePreload', () => {
  /** A state that changes, and the number of its subscribers. */
  function becoming() {
    const store = createStore();
    const watching = vi.fn();
    const source = atom(0);
    source.onMount = () => {
      watching('begins');
      return () => watching('ends');
    };
    const isDone = vi.fn();
    const preload = statePreload(store, source, (value) => value > 1);
    return { store, source, preload, isDone, watched: () => watching.mock.calls.flat() };
  }
  const tick = () => new Promise((resolve) => setTimeout(resolve));

  test('a screen that waits for a state is rendered once that is reached, and stops observing', async () => {
    const { store, source, preload, isDone, watched } = becoming();
    void preload.load().then(isDone);
    store.set(source, 1);
    await tick();
    expect({ isLoaded: preload.isLoaded(), isDoneCalls: isDone.mock.calls.length, watched: watched() }).toEqual({
      isLoaded: false,
      isDoneCalls: 0,
      watched: ['begins'],
    });
    store.set(source, 2);
    await tick();
    expect({ isLoaded: preload.isLoaded(), isDoneCalls: isDone.mock.calls.length, watched: watched() }).toEqual({
      isLoaded: true,
      isDoneCalls: 1,
      watched: ['begins', 'ends'],
    });
  });

  test('a screen that waits for a state when its mount ends stops observing [B-MOUNT-7]', () => {
    const { store, preload, watched } = becoming();
    const mount = new AbortController();
    store.set(mountSignalAtom, mount.signal);
    void preload.load();
    expect(watched()).toEqual(['begins']);
    mount.abort();
    expect(watched()).toEqual(['begins', 'ends']);
  });

  test('a screen that waits for a state is rendered at once if that is reached already', async () => {
    const { store, source, preload, watched } = becoming();
    store.set(source, 2);
    await preload.load();
    expect(watched()).toEqual([]);
  });
});

describe('codePreload', () => {
  test('a screen that waits for code is rendered once it is loaded', async () => {
    const { store } = testStore(fakeProvider().provider, { products: ['passwords'] });
    const code = lazy('words', async () => 'here');
    const preload = codePreload(store, code);
    expect(preload.isLoaded()).toBe(false);
    await preload.load();
    expect(preload.isLoaded()).toBe(true);
    expect(codePreload(store, ready('words', 'here')).isLoaded()).toBe(true);
  });

  test('a screen that waits for code is rendered without it if it fails to load, and the host gets one error', async () => {
    const { store, errors } = testStore(fakeProvider().provider, { products: ['passwords'] });
    const preload = codePreload(
      store,
      lazy('words', () => Promise.reject(new TypeError('offline'))),
    );
    await Promise.all([preload.load(), preload.load()]);
    expect(preload.isLoaded()).toBe(false);
    expect(errors.map(({ operation, type }) => [operation, type])).toEqual([['load words', 'unreachable']]);
  });
});

test('the code for a first press is fetched with the first interaction, one piece after another', async () => {
  const store = createStore();
  const fetched: string[] = [];
  const piece = (name: string) => ({
    load: async () => {
      fetched.push(`${name} begins`);
      await new Promise((resolve) => setTimeout(resolve));
      fetched.push(`${name} ends`);
    },
  });
  const list = vi.fn(() => [piece('one'), piece('two')]);
  store.set(prefetchListAtom, { list });
  expect(list).not.toHaveBeenCalled();
  await Promise.all([store.set(prefetchAtom), store.set(prefetchAtom)]);
  expect(fetched).toEqual(['one begins', 'one ends', 'two begins', 'two ends']);
});

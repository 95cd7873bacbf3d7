import { act, render, screen } from '@testing-library/react';
import { Provider } from 'jotai/react';
import { type ComponentType, StrictMode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { hostAtom } from '../../flows/core/host/host.atoms';
import { lazy, type LazyValue, ready } from '../../flows/core/lazy/lazy';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { goBackAtom, goToAtom, overlayAtom, screenAtom, screenCodeAtom } from '../../flows/core/screen/screen.atoms';
import { fakeProvider, later } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { announceAtom } from '../../flows/core/words/announce.atoms';
import { stubPage } from '../testing/stub-page';
import { ScreenOutlet } from './screen-outlet';

beforeEach(stubPage);
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const Screen = () => <h1>Screen</h1>;

/** The outlet in StrictMode, over a store with these screens; any other screen is loaded at once. */
async function open(screens: Partial<Record<ScreenName, LazyValue<ComponentType>>> = {}) {
  const { store, events, unmount } = testStore(fakeProvider().provider, { products: ['passwords'] });
  store.set(screenCodeAtom, { of: (name) => screens[name] ?? ready(name, Screen) });
  const { rerender } = render(<Outlet store={store} />);
  await act(async () => undefined);
  return { store, events, unmount, renderAgain: () => act(async () => rerender(<Outlet store={store} />)) };
}

function Outlet({ store }: { store: ReturnType<typeof testStore>['store'] }) {
  return (
    <StrictMode>
      <Provider store={store}>
        <ScreenOutlet />
      </Provider>
    </StrictMode>
  );
}

const shown = (...screens: ScreenName[]) => screens.map((screen) => ({ type: 'SCREEN_SHOWN', data: { screen } }));

test('the first screen is reported once, in StrictMode and when it is rendered again [B-EVENT-4]', async () => {
  const { store, events, renderAgain } = await open();
  await renderAgain();
  await act(async () => store.set(announceAtom, 'Still working...'));
  expect(events).toEqual(shown('Main'));
});

test('each visit of a screen is reported, also a second one on the same screen [B-EVENT-4]', async () => {
  const { store, events } = await open();
  await act(() => store.set(goToAtom, 'EmailConfirmation'));
  await act(() => store.set(goBackAtom));
  await act(() => store.set(goBackAtom));
  expect(events).toEqual(shown('Main', 'EmailConfirmation', 'Main', 'Main'));
});

test('a first screen that another replaces within the same visit is reported by both names [B-EVENT-4]', async () => {
  const { store, events } = await open();
  await act(async () => store.set(screenAtom, 'CallbackProblem'));
  expect(events).toEqual(shown('Main', 'CallbackProblem'));
});

test('a screen whose code is late is reported once the code is loaded [B-EVENT-4]', async () => {
  vi.useFakeTimers();
  const code = later<typeof Screen>();
  const { store, events } = await open({ EmailConfirmation: lazy('EmailConfirmation', () => code.promise) });
  void store.set(goToAtom, 'EmailConfirmation');
  await act(() => vi.advanceTimersByTimeAsync(2_000));
  expect({ screen: store.get(screenAtom), events }).toEqual({ screen: 'EmailConfirmation', events: shown('Main') });
  code.settle(Screen);
  await act(() => vi.advanceTimersByTimeAsync(0));
  expect(events).toEqual(shown('Main', 'EmailConfirmation'));
});

test('a screen whose code fails to load at first is reported once the user has retried, and fetched only then [B-EVENT-4]', async () => {
  const fetch = vi.fn(async () => Screen);
  fetch.mockRejectedValueOnce(new TypeError('offline')).mockRejectedValueOnce(new TypeError('offline'));
  const { store, events } = await open({ EmailConfirmation: lazy('EmailConfirmation', fetch) });
  await act(() => store.set(goToAtom, 'EmailConfirmation'));
  expect([fetch.mock.calls.length, events]).toEqual([1, shown('Main')]);
  const tryAgain = () => act(async () => screen.getByRole('button', { name: 'Try again' }).click());
  await tryAgain();
  expect([fetch.mock.calls.length, events]).toEqual([2, shown('Main')]);
  await tryAgain();
  expect(screen.getByRole('heading', { name: 'Screen' })).toBeDefined();
  expect([fetch.mock.calls.length, events]).toEqual([3, shown('Main', 'EmailConfirmation')]);
});

test('a screen that is left before its code is loaded is not reported [B-EVENT-4]', async () => {
  const code = lazy('EmailConfirmation', vi.fn(async () => Screen).mockRejectedValueOnce(new TypeError('offline')));
  const { store, events } = await open({ EmailConfirmation: code });
  await act(() => store.set(goToAtom, 'EmailConfirmation'));
  await act(() => store.set(goBackAtom));
  await act(async () => void (await code.load()));
  expect(events).toEqual(shown('Main', 'Main'));
});

test('a screen that was behind an overlay is not reported again [B-EVENT-4]', async () => {
  const { store, events } = await open();
  await act(async () => store.set(overlayAtom, { screen: Screen }));
  await act(async () => store.set(overlayAtom, undefined));
  expect(events).toEqual(shown('Main'));
});

test('a host that unmounts in the screen event gets no more events [B-EVENT-4]', async () => {
  const { store, unmount } = await open();
  const heard: string[] = [];
  store.set(hostAtom, {
    onEvent: ({ type }) => {
      heard.push(type);
      unmount();
    },
    onError: () => undefined,
  });
  await act(() => store.set(goToAtom, 'EmailConfirmation'));
  await act(() => store.set(goBackAtom));
  expect(heard).toEqual(['SCREEN_SHOWN']);
});

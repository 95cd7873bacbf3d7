import { act, render, screen } from '@testing-library/react';
import { Provider as StoreProvider } from 'jotai/react';
import { expect, test } from 'vitest';
import { mountSignalAtom } from '../core/host/host.atoms';
import { type Bootstrap, defaultBootstrap } from '../core/provider/bootstrap';
import { loadBootstrapAtom } from '../core/provider/bootstrap.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { Watermark } from './watermark';

/** A user on a page of which this much is known, and what its provider says later. */
function visiting(known: Partial<Bootstrap>) {
  const arrival = later<Bootstrap>();
  const bootstrap = { ...defaultBootstrap, ...known };
  const { provider } = fakeProvider({ bootstrap: { cached: () => bootstrap, load: () => arrival.promise } });
  const { store } = testStore(provider, { products: [] });
  const rendered = () => (
    <StoreProvider store={store}>
      <Watermark />
    </StoreProvider>
  );
  const { container, unmount } = render(rendered());
  const says = async (later: Partial<Bootstrap>) => {
    const loaded = store.set(loadBootstrapAtom, store.get(mountSignalAtom));
    arrival.settle({ ...bootstrap, isKnown: true, ...later });
    await act(() => loaded);
  };
  const comeBack = () => {
    unmount();
    return render(rendered()).container;
  };
  return { container, says, comeBack };
}
/** The place under the methods: kept free, taken by words, or none. */
const placeIn = ({ firstElementChild, textContent }: Element) => (firstElementChild ? textContent || 'free' : 'none');

test.each([
  // Known before, shown before | at first, when it says yes, when it says no
  [false, false, 'free', 'Powered by Stytch', 'free'],
  [true, false, 'none', 'Powered by Stytch', 'none'],
  [true, true, 'Powered by Stytch', 'Powered by Stytch', 'none'],
])(
  'project data known: %s, and watermark shown: %s, renders its line %s, without a shift if it was unknown',
  async (isKnown, displayWatermark, first, yes, no) => {
    for (const [answer, after] of [
      [true, yes],
      [false, no],
    ] as const) {
      const { container, says } = visiting({ isKnown, displayWatermark });
      expect(placeIn(container)).toBe(first);
      await says({ displayWatermark: answer });
      expect(placeIn(container)).toBe(after);
    }
  },
);

test('Main has no empty line on a return once the watermark is known to be off', async () => {
  const { container, says, comeBack } = visiting({});
  await says({ displayWatermark: false });
  expect({ placeIn: placeIn(container), placeInComeBack: placeIn(comeBack()) }).toEqual({
    placeIn: 'free',
    placeInComeBack: 'none',
  });
});

test('the link opens a new tab, without a referrer', () => {
  visiting({ isKnown: true, displayWatermark: true });
  expect(screen.getByRole('link', { name: 'Stytch' })).toMatchObject({
    href: 'https://stytch.com/',
    target: '_blank',
    rel: 'noopener noreferrer',
  });
});

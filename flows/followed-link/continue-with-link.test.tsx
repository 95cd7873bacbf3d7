import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider as StoreProvider } from 'jotai/react';
import { expect, test, vi } from 'vitest';
import { mountSignalAtom } from '../core/host/host.atoms';
import { type Bootstrap, defaultBootstrap } from '../core/provider/bootstrap';
import { loadBootstrapAtom } from '../core/provider/bootstrap.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { withoutIsolates } from '../core/testing/words-of';
import { ContinueWithLink } from '.';

/** A user whom a link has led here, to a project of which this is known, and more may be later. */
function followed(projectName?: string) {
  const arrival = later<Bootstrap>();
  const known = { ...defaultBootstrap, isKnown: true, projectName };
  const { provider, calls } = fakeProvider({ bootstrap: { cached: () => known, load: () => arrival.promise } });
  const { store } = testStore(provider, { products: [] });
  const onContinue = vi.fn();
  render(
    <StoreProvider store={store}>
      <ContinueWithLink onContinue={onContinue} />
    </StoreProvider>,
  );
  const comes = async (name: string) => {
    const loaded = store.set(loadBootstrapAtom, store.get(mountSignalAtom));
    arrival.settle({ ...known, projectName: name });
    await act(() => loaded);
  };
  return { onContinue, calls, comes };
}
const title = () => withoutIsolates(screen.getByRole('heading').textContent);

test.each([
  ['Acme', 'Continue to Acme'],
  [undefined, 'Continue'],
  ['', 'Continue'],
  ['<b>Acme</b>', 'Continue to <b>Acme</b>'],
  ['{project}', 'Continue to {project}'],
  ['A'.repeat(5_000), `Continue to ${'A'.repeat(299)}…`],
])('a link of %j names its target', (projectName, words) => {
  followed(projectName);
  expect(title()).toBe(words);
  expect(screen.getByText('You followed a link to log in.')).toBeDefined();
});

test('a page view alone sends nothing, and moves no focus', () => {
  const { onContinue, calls } = followed('Acme');
  expect({ onContinueCalls: onContinue.mock.calls, calls, activeElement: document.activeElement }).toEqual({
    onContinueCalls: [],
    calls: [],
    activeElement: document.body,
  });
});

test.each(['{Enter}', ' '])('a keyboard user continues with %j', async (key) => {
  const { onContinue } = followed('Acme');
  await userEvent.tab();
  await userEvent.keyboard(key);
  expect(onContinue).toHaveBeenCalledTimes(1);
});

test("focus on Continue is kept when the project's name arrives late", async () => {
  const { comes, onContinue } = followed();
  await userEvent.tab();
  const before = document.activeElement;
  await comes('Acme');
  expect({ title: title(), isActiveElement: document.activeElement === before }).toEqual({
    title: 'Continue to Acme',
    isActiveElement: true,
  });
  await userEvent.keyboard('{Enter}');
  expect(onContinue).toHaveBeenCalledTimes(1);
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Provider } from '../core/provider/provider';
import { confirmedSessionAtom } from '../session';
import type { Arrival } from './arrival';
import { beginCallbackAtom } from './callback.actions';
import { followedLinkAtom, isIdentifiedAtom } from './callback.atoms';
import { magicLink, pageOf, signedOut } from './testing/callback-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

// Columns: the link, whether an account is signed in | whether that is known once the page has looked.
test.each<[Arrival, boolean]>([
  [magicLink, true],
  [magicLink, false],
  [{ kind: 'nothing' }, false],
  [{ kind: 'reset', token: 'token-1' }, false],
])('the first screen of %j (signed in: %s) waits until the sign-in state is known', async (arrival, isIn) => {
  const page = pageOf(arrival, isIn ? {} : signedOut);
  expect(page.store.get(isIdentifiedAtom)).toBe(false);
  void page.store.set(beginCallbackAtom);
  await page.settle();
  expect(page.store.get(isIdentifiedAtom)).toBe(true);
});

describe('a page that is loaded again [B-BACK-12]', () => {
  const loadedAgain = (arrival: Arrival, answers: Partial<Provider>) => {
    const page = pageOf(arrival, answers);
    page.store.set(followedLinkAtom, { ...page.link, isLoadedAgain: true });
    void page.store.set(beginCallbackAtom);
    return page;
  };

  test('a page that is loaded again without a session confirms none, and reads the sign-in state', async () => {
    const page = loadedAgain({ kind: 'nothing' }, signedOut);
    expect(page.store.get(isIdentifiedAtom)).toBe(false);
    await page.settle();
    expect({
      isIdentified: page.store.get(isIdentifiedAtom),
      confirmedSession: page.store.get(confirmedSessionAtom),
    }).toEqual({ isIdentified: true, confirmedSession: 'new' });
    expect(page.problem()).toEqual({ kind: 'nothing' });
  });

  test('a reloaded page with a refusal shows it to a signed-in user', async () => {
    const page = loadedAgain({ kind: 'declined', error: 'access_denied', description: undefined }, {});
    await page.settle();
    expect(page.problem()).toMatchObject({ kind: 'declined', error: 'access_denied' });
  });
});

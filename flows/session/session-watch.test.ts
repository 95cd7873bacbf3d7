import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { goToAtom, screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { sessionWatch } from './session.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab that waits for a mail, signed in as session-1 or as no user yet, and the sessions that begin elsewhere. */
async function waitingTab(first?: string) {
  let [id, isCertain] = [first, true];
  let notify = () => {};
  const { provider } = fakeProvider({
    sessionId: () => id,
    person: () => (id === undefined ? undefined : { userId: 'user-1' }),
    isPersonCertain: () => isCertain,
    watchPerson: (onChange) => {
      notify = onChange;
      return () => undefined;
    },
  });
  const { store } = testStore(provider, { products: ['emailMagicLinks'] });
  await store.set(goToAtom, 'EmailConfirmation');
  store.sub(
    sessionWatch(() => undefined),
    () => undefined,
  );
  const become = async (next: string | undefined, { certain = true } = {}) => {
    [id, isCertain] = [next, certain];
    notify();
    await vi.advanceTimersByTimeAsync(0);
    return store.get(screenAtom);
  };
  return { become };
}

test('a session that is only remembered does not continue [B-SESSION-1]', async () => {
  const { become } = await waitingTab();
  expect(await become('session-1', { certain: false })).toBe('EmailConfirmation');
  expect(await become('session-1')).toBe('SessionConfirmation');
});

test('a session that ends and returns does not continue [B-SESSION-1]', async () => {
  const { become } = await waitingTab('session-1');
  expect(await become(undefined)).toBe('EmailConfirmation');
  expect(await become('session-1')).toBe('EmailConfirmation');
  expect(await become('session-2')).toBe('SessionConfirmation');
});

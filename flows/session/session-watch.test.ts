import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atom } from 'jotai/vanilla';
import { configInputAtom } from '../core/host/host.atoms';
import { secondFactorAtom } from '../core/screen/second-factor.atoms';
import { goToAtom, screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
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
  return { become, store };
}

test('a session that is only remembered does not continue [B-SESSION-1]', async () => {
  const { become } = await waitingTab();
  expect(await become('session-1', { certain: false })).toBe('EmailConfirmation');
  expect(await become('session-1')).toBe('SessionConfirmation');
});

test('a session that needs a second factor is not announced as a log-in [B-SESSION-1] [B-SECOND-1]', async () => {
  const { become, store } = await waitingTab();
  store.set(secondFactorAtom, { askAtom: atom(null, (_get, set) => set(goToAtom, 'SecondFactor')) });
  store.set(configInputAtom, { products: ['emailMagicLinks'], secondFactorOptions: { when: 'required' } });
  expect(await become('session-1')).toBe('SecondFactor');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(store.get(announcementAtom).text).not.toContain('successfully logged in');
});

test('a session that ends and returns does not continue [B-SESSION-1]', async () => {
  const { become } = await waitingTab('session-1');
  expect(await become(undefined)).toBe('EmailConfirmation');
  expect(await become('session-1')).toBe('EmailConfirmation');
  expect(await become('session-2')).toBe('SessionConfirmation');
});

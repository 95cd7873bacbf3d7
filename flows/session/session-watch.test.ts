import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { atom } from 'jotai/vanilla';
import { configInputAtom } from '../core/host/host.atoms';
import { completeSignInAtom } from '../core/screen/complete-sign-in.actions';
import { secondFactorAtom, signInEndAtom } from '../core/screen/second-factor.atoms';
import { goToAtom, screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { confirmedSessionAtom, sessionWatch, watchSessionsAtom } from './session.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A tab that waits for a mail, signed in as session-1 or as no user yet, and the sessions that begin elsewhere. */
async function waitingTab(first?: string) {
  const { become, store } = await tab(first);
  await store.set(goToAtom, 'EmailConfirmation');
  store.sub(
    sessionWatch(() => undefined),
    () => undefined,
  );
  return { become, store };
}

/** A tab on Main, and the sessions that begin elsewhere. */
async function tab(first?: string) {
  let [id, isCertain] = [first, true];
  const watches = new Set<() => void>();
  const { provider } = fakeProvider({
    sessionId: () => id,
    person: () => (id === undefined ? undefined : { userId: 'user-1' }),
    isPersonCertain: () => isCertain,
    watchPerson: (onChange) => {
      watches.add(onChange);
      return () => void watches.delete(onChange);
    },
  });
  const { store, events } = testStore(provider, { products: ['emailMagicLinks'] });
  const become = async (next: string | undefined, { certain = true } = {}) => {
    [id, isCertain] = [next, certain];
    for (const notify of watches) notify();
    await vi.advanceTimersByTimeAsync(0);
    return store.get(screenAtom);
  };
  /** Watches on every screen, with a session that is not new. */
  const watchAll = async (known?: string) => {
    const stop = store.set(watchSessionsAtom, known);
    await vi.advanceTimersByTimeAsync(0);
    return stop;
  };
  return {
    become,
    store,
    watchAll,
    completeCount: () => events.filter(({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE').length,
  };
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

test('on a mount that watches on every screen a new session completes once, with any account [B-SIGNIN-3]', async () => {
  const { become, watchAll, completeCount } = await tab('session-1');
  await watchAll('session-1');
  expect(await become('session-1')).toBe('Main');
  expect(await become(undefined)).toBe('Main');
  expect(await become('session-2')).toBe('SessionConfirmation');
  await become('session-2');
  expect(completeCount()).toBe(1);
});

test('on a mount that watches on every screen a session that began before the watch completes at once [B-SIGNIN-3]', async () => {
  const { store, watchAll } = await tab('session-2');
  await watchAll('session-1');
  expect(store.get(screenAtom)).toBe('SessionConfirmation');
});

test('on a mount that watches on every screen nothing follows the end of the watch [B-SIGNIN-4]', async () => {
  const { become, watchAll, completeCount } = await tab();
  const stop = await watchAll();
  stop();
  expect(await become('session-1')).toBe('Main');
  expect(completeCount()).toBe(0);
});

test('on a mount that watches on every screen a session that was noticed just before the end of the watch is left [B-SIGNIN-4]', async () => {
  const { become, watchAll, completeCount } = await tab();
  const stop = await watchAll();
  const changed = become('session-1');
  stop();
  expect(await changed).toBe('Main');
  expect(completeCount()).toBe(0);
});

test('on a mount that watches on every screen a session of this tab is left to its own action [B-SIGNIN-3]', async () => {
  const { become, store, watchAll, completeCount } = await tab();
  await watchAll();
  const changed = become('session-1');
  await store.set(completeSignInAtom, 'PasswordConfirmation', 'email');
  expect(await changed).toBe('PasswordConfirmation');
  expect(completeCount()).toBe(1);
});

test('on a mount that watches on every screen an account that a screen does not await is named, and not completed [B-SESSION-1]', async () => {
  const { become, store, watchAll, completeCount } = await tab();
  await watchAll();
  await store.set(goToAtom, 'EmailConfirmation');
  store.sub(
    sessionWatch(() => 'grace@example.com'),
    () => undefined,
  );
  expect(await become('session-1')).toBe('SessionConfirmation');
  await become('session-1');
  expect({ session: store.get(confirmedSessionAtom), count: completeCount() }).toEqual({ session: 'other', count: 0 });
});

test('on a mount that watches on every screen the question for a second factor is left to itself, also as it ends [B-SIGNIN-3]', async () => {
  const { become, store, watchAll, completeCount } = await tab('session-1');
  await watchAll('session-1');
  store.set(signInEndAtom, { finish: () => undefined });
  const changed = become('session-2');
  // What the flow does as it names another account.
  store.set(signInEndAtom, undefined);
  expect(await changed).toBe('Main');
  await become('session-2');
  expect(completeCount()).toBe(0);
});

import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { confirmSessionAtom } from './confirm-session.actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const ada: Partial<Provider> = { person: () => ({ userId: 'ada' }) };

/** Asks, with a provider that answers so, and waits for so many milliseconds. */
async function ask(answers: Partial<Provider>, milliseconds = 0) {
  const { provider, calls } = fakeProvider(answers);
  const { store, errors } = testStore(provider, { products: ['passwords'] });
  let isConfirmed: boolean | undefined;
  void store.set(confirmSessionAtom).then((value) => (isConfirmed = value));
  await vi.advanceTimersByTimeAsync(milliseconds);
  return { isConfirmed, sent: calls.map(({ name }) => name), reported: errors.map(({ type }) => type) };
}

const checking = (outcome: Outcome<void>) => ({ ...ada, checkSession: async () => outcome });

test('a session that the provider knows is confirmed [B-SIGNIN-1]', async () => {
  expect(await ask(checking(succeeded(undefined)))).toMatchObject({ isConfirmed: true, reported: [] });
});

test.each(['session_not_found', 'user_unauthenticated', 'unauthorized_credentials', 'invalid_session_token'] as const)(
  'an ended session (%s) counts as none, and not as a failure [B-SIGNIN-1]',
  async (type) => {
    expect(await ask(checking(failed({ type })))).toMatchObject({ isConfirmed: false, reported: [] });
  },
);

test('a provider that cannot be reached confirms nothing, and is reported [B-SIGNIN-1]', async () => {
  expect(await ask(checking(failed({ type: 'unreachable' })))).toMatchObject({
    isConfirmed: false,
    reported: ['unreachable'],
  });
});

test('without a session no call is made [B-SIGNIN-1]', async () => {
  expect(await ask({ person: () => undefined })).toEqual({ isConfirmed: false, sent: [], reported: [] });
});

test('a session that is only remembered is waited for three seconds, and then counts as none [B-SIGNIN-1]', async () => {
  const remembered = { person: () => undefined, isPersonCertain: () => false };
  expect((await ask(remembered, 2_999)).isConfirmed).toBeUndefined();
  expect((await ask(remembered, 3_000)).isConfirmed).toBe(false);
});

test('a missing answer is waited for three seconds [B-SIGNIN-1]', async () => {
  const hanging = { ...ada, checkSession: () => new Promise<never>(() => undefined) };
  expect((await ask(hanging, 2_999)).isConfirmed).toBeUndefined();
  expect(await ask(hanging, 3_000)).toMatchObject({ isConfirmed: false, reported: ['unreachable'] });
});

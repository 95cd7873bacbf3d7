// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { type Outcome, succeeded } from './core/provider/outcome';
import type { Answer } from './core/provider/provider';
import { goBackAtom, screenAtom } from './core/screen/screen.atoms';
import { secondFactorAtom } from './core/screen/second-factor.atoms';
import { adasFactors, fakeProvider, later } from './core/testing/fake-provider';
import { fakeWallet } from './core/testing/fake-wallet';
import { testStore } from './core/testing/test-store';
import { signInWithWalletAtom } from './crypto/crypto.actions';
import { authenticatePasskey } from './passkey/passkey-sign-in.actions';
import { createPassword, loginWithPassword } from './password/password.actions';
import { askSecondFactorAtom } from './second-factor/ask-second-factor.actions';
import { secondFactor } from './second-factor/second-factor.lazy';

type Store = ReturnType<typeof testStore>['store'];

beforeEach(() => localStorage.clear());

const credentials = { email: 'ada@example.com', password: 'liverpool rain' };
const answering = (text: string) => async () => succeeded(text);

/** Sign-ins that a user starts and leaves, whose call is answered later. */
const left = {
  'new password': (store: Store) => {
    void store.set(createPassword.startAtom, credentials);
    store.set(createPassword.cancelAtom);
  },
  wallet: async (store: Store) => {
    void store.set(signInWithWalletAtom, fakeWallet({ connect: answering('0x1'), sign: answering('0x2') }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    return store.set(goBackAtom);
  },
} as const;

describe.each(Object.entries(left))('a %s that is answered after a passkey has signed the user in', (_name, leave) => {
  async function answerLate(userId: string) {
    const late = later<Outcome<Answer>>();
    let current = 'user-1';
    const { provider } = fakeProvider({
      person: () => ({ userId: current, account: current }),
      createPassword: () => late.promise,
      authenticateWallet: () => late.promise,
    });
    const { store, events } = testStore(provider, {
      products: ['passwords', 'passkeys', 'otp', 'crypto'],
      otpOptions: { methods: ['email'] },
    });
    await leave(store);
    await store.set(authenticatePasskey.startAtom);
    const complete = () => events.filter(({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE').length;
    expect(complete()).toBe(1);
    current = userId;
    late.settle(succeeded({ user_id: userId }));
    await new Promise((resolve) => setTimeout(resolve, 10));
    return complete();
  }

  test('does not count [B-TIME-3]', async () => {
    expect(await answerLate('user-1')).toBe(1);
  });

  test('counts if it is of another account, which the client has signed in now [B-TIME-3]', async () => {
    expect(await answerLate('user-2')).toBe(2);
  });
});

describe('a password that is answered late, after another one has signed a user in', () => {
  async function answerLate(userId: string) {
    const late = later<Outcome<Answer>>();
    let current = 'user-1';
    let calls = 0;
    const { provider } = fakeProvider({
      person: () => ({ userId: current, account: current }),
      authenticatePassword: () => (calls++ === 0 ? late.promise : Promise.resolve(succeeded({ user_id: current }))),
    });
    const { store, events } = testStore(provider, { products: ['passwords'] });
    void store.set(loginWithPassword.startAtom, credentials);
    store.set(loginWithPassword.cancelAtom);
    await store.set(loginWithPassword.startAtom, { ...credentials, email: 'bob@example.com' });
    current = userId;
    late.settle(succeeded({ user_id: userId }));
    await new Promise((resolve) => setTimeout(resolve, 10));
    return events.filter(({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE').length;
  }

  test('does not count for the same account [B-TIME-3]', async () => {
    expect(await answerLate('user-1')).toBe(1);
  });

  test('counts for another account, whose session has replaced the first one [B-TIME-3]', async () => {
    expect(await answerLate('user-2')).toBe(2);
  });
});

describe('a second try that is pending when the first one is answered late', () => {
  beforeEach(async () => {
    await secondFactor.load();
    vi.useFakeTimers();
  });
  afterEach(() => void vi.useRealTimers());

  const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
  const wallet = fakeWallet({ connect: answering('0x1'), sign: answering('0x2') });

  // While a second factor is looked for, the screen of the second try stays.
  test.each([
    ['password', (store: Store) => store.set(loginWithPassword.startAtom, credentials), 'PasswordConfirmation'],
    ['wallet', (store: Store) => store.set(signInWithWalletAtom, wallet), 'CryptoConfirmation'],
  ] as const)(
    'a %s: one log-in is complete, and no failure is reported or shown [B-TIME-3]',
    async (_name, start, end) => {
      const tries = [later<Outcome<Answer>>(), later<Outcome<Answer>>()] as const;
      const left = [...tries];
      const next = () => left.shift()?.promise ?? new Promise<never>(() => undefined);
      const factors = later<void>();
      const { provider } = fakeProvider({
        authenticatePassword: next,
        authenticateWallet: next,
        ownFactors: async () => {
          await factors.promise;
          return succeeded({ ...adasFactors, phones: [], emails: [] });
        },
      });
      const { store, events, errors } = testStore(provider, {
        products: ['crypto', 'passwords'],
        secondFactorOptions: { when: 'offer', methods: ['sms'] },
      });
      store.set(secondFactorAtom, { askAtom: askSecondFactorAtom });
      void start(store);
      await pass(20_100);
      expect(errors.map(({ type }) => type)).toEqual(['unreachable']);
      void start(store);
      await pass(100);
      for (const one of tries) {
        one.settle(succeeded({ user_id: 'user-1' }));
        await pass(500);
      }
      expect(store.get(loginWithPassword.stateAtom).status).not.toBe('failed');
      factors.settle();
      await pass(30_000);
      expect({
        screen: store.get(screenAtom),
        complete: events.filter(({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE').length,
        errors: errors.length,
      }).toEqual({ screen: end, complete: 1, errors: 1 });
    },
  );
});

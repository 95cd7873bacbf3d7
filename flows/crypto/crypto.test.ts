import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { isOAuthProviderType, oauthProviders } from '../core/config/config';
import { goBackAtom, screenAtom } from '../core/screen/screen.atoms';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Wallet } from '../core/provider/wallet-calls';
import { fakeProvider, later } from '../core/testing/fake-provider';
import type { Answer, Provider } from '../core/provider/provider';
import { fakeWallet } from '../core/testing/fake-wallet';
import { testStore } from '../core/testing/test-store';
import { timing } from '../core/time/timing';
import { announcementAtom } from '../core/words/announce.atoms';
import { signInWithWalletAtom } from './crypto.actions';
import { cryptoStateAtom } from './crypto.atoms';
import { walletSignIn } from './wallet-waits.actions';
import { mainWalletsAtom, otherWalletsAtom, walletsAtom } from './wallets.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const address = `0x${'ab'.repeat(20)}`;
const walletOf = (changes: Partial<Wallet> = {}) =>
  fakeWallet({ connect: async () => succeeded(address), sign: async () => succeeded('0x1234'), ...changes });
const open = (answers: Partial<Provider> = {}) => {
  const { provider, calls } = fakeProvider(answers);
  return { ...testStore(provider, { products: ['crypto'] }), calls };
};

test('a user connects, signs, and is signed in [B-WALLET-4]', async () => {
  const { store, events, calls } = open();
  await store.set(signInWithWalletAtom, walletOf());
  expect(store.get(screenAtom)).toBe('CryptoConfirmation');
  expect(calls).toMatchObject([
    { name: 'startWalletSignIn', request: { address, type: 'ethereum' } },
    { name: 'authenticateWallet', request: { address, signature: '0x1234', sessionDurationMinutes: 30 } },
  ]);
  expect(events.map(({ type }) => type)).toEqual([
    'CRYPTO_WALLET_AUTHENTICATE_START',
    'CRYPTO_WALLET_AUTHENTICATE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
});

test.each([
  ['connect', '[Error] Could not connect to wallet'],
  ['sign', '[Error] Could not sign message'],
] as const)('a wallet that declines to %s shows a screen with a next step [B-WALLET-5]', async (step, words) => {
  const { store, errors } = open();
  await store.set(signInWithWalletAtom, walletOf({ [step]: async () => failed({ type: 'cancelled' }) }));
  expect(store.get(screenAtom)).toBe('CryptoError');
  expect(store.get(cryptoStateAtom)).toMatchObject({ status: 'failed', error: { type: 'cancelled' } });
  expect(errors.map(({ message }) => message)).toEqual([words]);
});

test('a wallet that does not answer does not block Back, and its late answer is ignored [B-WALLET-6] [T-WALLET-1]', async () => {
  const answer = later<Outcome<string>>();
  const { store, calls, errors } = open();
  void store.set(signInWithWalletAtom, walletOf({ connect: () => answer.promise }));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(store.get(cryptoStateAtom)).toMatchObject({ status: 'connecting', isQuiet: true });
  await store.set(goBackAtom);
  answer.settle(succeeded(address));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(screenAtom)).toBe('Main');
  expect({ calls, errors }).toEqual({ calls: [], errors: [] });
  await store.set(signInWithWalletAtom, walletOf({ id: 'wallet-2' }));
  expect(store.get(screenAtom)).toBe('CryptoConfirmation');
});

test('a pending challenge is announced at 8 s, and can be cancelled', async () => {
  const answer = later<Outcome<Answer>>();
  const { store, events } = open({ authenticateWallet: () => answer.promise });
  void store.set(signInWithWalletAtom, walletOf());
  await vi.advanceTimersByTimeAsync(8_000);
  expect(store.get(cryptoStateAtom)).toMatchObject({ status: 'verifying', isSlow: true });
  expect(store.get(announcementAtom).text).toBe('Still working...');
  store.set(walletSignIn.cancelAtom);
  expect(store.get(screenAtom)).toBe('Main');
  // A session that was made after all still counts.
  answer.settle(succeeded({ user_id: 'user-1' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(store.get(screenAtom)).toBe('CryptoConfirmation');
  expect(events.filter(({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE')).toHaveLength(1);
});

test('a challenge without an answer fails after twenty seconds, reported once', async () => {
  const { store, errors } = open({ startWalletSignIn: () => new Promise<never>(() => undefined) });
  void store.set(signInWithWalletAtom, walletOf());
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.get(screenAtom)).toBe('CryptoError');
  expect(errors.map(({ operation, type }) => [operation, type])).toEqual([
    ['cryptoWallets.authenticateStart', 'unreachable'],
  ]);
});

test('a wallet that is pressed twice is asked once, and another one takes over', async () => {
  const connect = vi.fn(() => new Promise<never>(() => undefined));
  const { store } = open();
  void store.set(signInWithWalletAtom, walletOf({ connect }));
  void store.set(signInWithWalletAtom, walletOf({ connect }));
  await vi.advanceTimersByTimeAsync(0);
  expect(connect).toHaveBeenCalledOnce();
  await store.set(signInWithWalletAtom, walletOf({ id: 'wallet-2' }));
  expect(store.get(screenAtom)).toBe('CryptoConfirmation');
});

test.each([
  ['changes', true, 'wallet_account'],
  ['is locked or disconnected', false, 'wallet_failed'],
])(
  'an account that %s meanwhile never gets the message of another, and the reason is that one [T-WALLET-4] [B-WALLET-5]',
  async (_how, isAnother, type) => {
    const sign = vi.fn(async () => succeeded('0x12'));
    const { store } = open();
    const wallet = walletOf({
      sign,
      watchAccount: (_address, onGone) => {
        onGone(isAnother);
        return () => undefined;
      },
    });
    await store.set(signInWithWalletAtom, wallet);
    expect(sign).not.toHaveBeenCalled();
    expect(store.get(cryptoStateAtom)).toMatchObject({ error: { type } });
  },
);

test('each wait of a wallet sign-in is announced if it takes a moment [B-SAY-4]', async () => {
  const connected = later<Outcome<string>>();
  const challenged = later<Awaited<ReturnType<Provider['startWalletSignIn']>>>();
  const signed = later<Outcome<string>>();
  const { store } = open({
    startWalletSignIn: () => challenged.promise,
    authenticateWallet: () => new Promise(() => undefined),
  });
  const wallet = walletOf({ connect: () => connected.promise, sign: () => signed.promise });
  void store.set(signInWithWalletAtom, wallet);
  const heard = async () => {
    await vi.advanceTimersByTimeAsync(timing.announceAfter);
    return store.get(announcementAtom).text;
  };
  expect(await heard()).toBe('Connecting...');
  connected.settle(succeeded('0xada'));
  expect(await heard()).toBe('Preparing the message...');
  challenged.settle(succeeded({ challenge: 'Sign this', answer: {} }));
  expect(await heard()).toBe('Waiting for your signature...');
  signed.settle(succeeded('0x12'));
  expect(await heard()).toBe('Logging in...');
});

test('a message for another site is not passed to the wallet', async () => {
  const sign = vi.fn(async () => succeeded('0x12'));
  const { store } = open({ startWalletSignIn: async () => failed({ type: 'wallet_site' }) });
  await store.set(signInWithWalletAtom, walletOf({ sign }));
  expect(sign).not.toHaveBeenCalled();
  expect(store.get(screenAtom)).toBe('CryptoError');
});

test('Main shows at most five social and wallet buttons, and no wallets beside more than five providers [B-WALLET-3]', async () => {
  const wallets = Array.from({ length: 7 }, (_, index) => walletOf({ id: `wallet-${index}` }));
  const watchWallets: Provider['watchWallets'] = (onChange) => {
    onChange(wallets);
    return () => undefined;
  };
  const counts = await Promise.all(
    [0, 2, 5, 19].map(async (social) => {
      const { provider } = fakeProvider({ watchWallets });
      const providers = Object.keys(oauthProviders)
        .filter(isOAuthProviderType)
        .slice(0, social)
        .map((type) => ({ type }));
      // One that is repeated has one button.
      const oauthOptions = { providers: [...providers, ...providers] };
      const { store } = testStore(provider, { products: ['oauth', 'crypto'], oauthOptions });
      store.sub(walletsAtom, () => undefined);
      await vi.advanceTimersByTimeAsync(0);
      return [store.get(mainWalletsAtom).length, store.get(otherWalletsAtom).length];
    }),
  );
  expect(counts).toEqual([
    [5, 2],
    [3, 4],
    [0, 7],
    [0, 7],
  ]);
});

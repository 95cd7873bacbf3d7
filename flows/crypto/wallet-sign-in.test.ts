import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { catalogueErrorTypes } from '../core/provider/error-types';
import type { ErrorType } from '../core/provider/errors';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import type { Wallet } from '../core/provider/wallet-calls';
import { focusRequestAtom, goBackAtom, goToAtom, screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { fakeWallet } from '../core/testing/fake-wallet';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { signInWithWalletAtom } from './crypto.actions';
import { cryptoStateAtom } from './crypto.atoms';
import { walletSignIn } from './wallet-waits.actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const address = `0x${'ab'.repeat(20)}`;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A user with a wallet, whose sign-in continues as the test answers: for the wallet and for the provider. */
function withAWallet() {
  const connected = later<Outcome<string>>();
  const challenged = later<Outcome<{ challenge: string; answer: Answer }>>();
  const signed = later<Outcome<string>>();
  const verified = later<Outcome<Answer>>();
  const { provider, calls } = fakeProvider({
    startWalletSignIn: () => challenged.promise,
    authenticateWallet: () => verified.promise,
  });
  const page = testStore(provider, { products: ['crypto'] });
  let onGone: (isAnother: boolean) => void = () => {};
  const watching = { stopped: 0 };
  const asked: string[] = [];
  const wallet: Wallet = fakeWallet({
    connect: () => {
      asked.push('connect');
      return connected.promise;
    },
    sign: (_address, challenge) => {
      asked.push(`sign ${challenge}`);
      return signed.promise;
    },
    watchAccount: (_address, gone) => {
      onGone = gone;
      return () => void (watching.stopped += 1);
    },
  });
  void page.store.set(signInWithWalletAtom, wallet);
  const answers = {
    connect: () => connected.settle(succeeded(address)),
    challenge: () => challenged.settle(succeeded({ challenge: 'Sign in.', answer: { request_id: 'r' } })),
    sign: () => signed.settle(succeeded('0x1234')),
    verify: () => verified.settle(succeeded({ user_id: 'user-1' })),
  };
  const failures = { connect: connected, challenge: challenged, sign: signed, verify: verified };
  return {
    ...page,
    wallet,
    asked,
    watching,
    sent: () => calls.map(({ name }) => name),
    answer: async (step: Step) => {
      answers[step]();
      await pass(0);
    },
    fail: async (step: Step, type: ErrorType) => {
      failures[step].settle(failed({ type }));
      await pass(0);
    },
    changeAccount: async () => {
      onGone(true);
      await pass(0);
    },
    status: () => page.store.get(cryptoStateAtom).status,
    reported: () => page.errors.map(({ operation, type }) => `${operation} ${type}`),
    types: () => page.events.map(({ type }) => type),
  };
}

const steps = ['connect', 'challenge', 'sign', 'verify'] as const;
type Step = (typeof steps)[number];

/** Completes the steps before the given one, so that it is pending. */
async function at(step: Step) {
  const page = withAWallet();
  await pass(0);
  for (const before of steps.slice(0, steps.indexOf(step))) await page.answer(before);
  return page;
}

// Columns: what is waited for | the state, the screen, whose answer it is, and what the host's log calls it.
const waits = [
  { step: 'connect', status: 'connecting', screen: 'CryptoConnect', asks: 'wallet', log: 'wallet' },
  {
    step: 'challenge',
    status: 'challenging',
    screen: 'CryptoSignMessage',
    asks: 'provider',
    log: 'cryptoWallets.authenticateStart',
  },
  { step: 'sign', status: 'signing', screen: 'CryptoSignMessage', asks: 'wallet', log: 'wallet' },
  {
    step: 'verify',
    status: 'verifying',
    screen: 'CryptoSignMessage',
    asks: 'provider',
    log: 'cryptoWallets.authenticate',
  },
] as const;

const walletErrors = ['cancelled', 'wallet_busy', 'wallet_account', 'wallet_site', 'wallet_failed', 'broken'] as const;
const providerErrors = [...catalogueErrorTypes, 'other'] as const;

describe.each(waits)('a user who waits to $step', ({ step, status, screen, asks, log }) => {
  test(`a user who waits to ${step} sees its screen`, async () => {
    const { store, status: now } = await at(step);
    expect({ now: now(), screen: store.get(screenAtom) }).toEqual({ now: status, screen });
    expect(store.get(walletSignIn.stateAtom)).toEqual(
      asks === 'provider' ? { status: 'pending', isSlow: false } : { status: 'idle' },
    );
  });

  test.each(asks === 'wallet' ? walletErrors : providerErrors)(
    `a user who waits to ${step} sees why it failed (%s)`,
    async (type) => {
      const { store, fail, reported, types, sent, watching } = await at(step);
      const before = sent().length;
      await fail(step, type);
      expect(store.get(screenAtom)).toBe('CryptoError');
      expect(store.get(cryptoStateAtom)).toMatchObject({ status: 'failed', error: { type } });
      expect(store.get(focusRequestAtom)).toEqual({ target: 'heading' });
      expect(reported()).toEqual([`${log} ${type}`]);
      expect(types()).not.toContain('AUTHENTICATE_FLOW_COMPLETE');
      // No further request is made, and the wallet has no listener any more.
      await pass(60_000);
      expect(sent()).toHaveLength(before);
      expect(watching.stopped).toBe(step === 'connect' ? 0 : 1);
    },
  );

  test.each([
    ['goes back', (page: ReturnType<typeof withAWallet>) => page.store.set(goBackAtom), 'Main'],
    [
      'goes elsewhere',
      (page: ReturnType<typeof withAWallet>) => page.store.set(goToAtom, 'CryptoOtherScreen'),
      'CryptoOtherScreen',
    ],
    ['presses Cancel', (page: ReturnType<typeof withAWallet>) => page.store.set(walletSignIn.cancelAtom), 'Main'],
  ] as const)(
    `a user who waits to ${step} and %s can continue at once, and a later answer counts only if it signs them in`,
    async (_how, leave, screenAfter) => {
      const page = await at(step);
      await leave(page);
      await pass(0);
      expect(page.store.get(screenAtom)).toBe(screenAfter);
      const before = page.sent().length;
      await page.answer(step);
      expect(page.store.get(screenAtom)).toBe(step === 'verify' ? 'CryptoConfirmation' : screenAfter);
      expect(page.types().includes('AUTHENTICATE_FLOW_COMPLETE')).toBe(step === 'verify');
      expect({ sentCount: page.sent().length, reported: page.reported() }).toEqual({ sentCount: before, reported: [] });
    },
  );

  test(`a user who waits to ${step} and leaves gets no report of a failure`, async () => {
    const page = await at(step);
    await page.store.set(goBackAtom);
    await page.fail(step, asks === 'wallet' ? 'wallet_failed' : 'broken');
    await pass(60_000);
    expect({ screen: page.store.get(screenAtom), reported: page.reported() }).toEqual({ screen: 'Main', reported: [] });
    expect(vi.getTimerCount()).toBe(0);
  });

  test(`a user who waits to ${step} for a minute sees what to do`, async () => {
    const { store, reported, status: now } = await at(step);
    await pass(8_000);
    const isSlow = asks === 'provider';
    expect(store.get(announcementAtom).text).toBe(isSlow ? 'Still working...' : '');
    expect(store.get(walletSignIn.stateAtom)).toEqual(
      isSlow ? { status: 'pending', isSlow: true } : { status: 'idle' },
    );
    await pass(52_000);
    if (isSlow) {
      expect({ now: now(), reported: reported() }).toEqual({ now: 'failed', reported: [`${log} unreachable`] });
      return;
    }
    expect(store.get(cryptoStateAtom)).toMatchObject({ status, isQuiet: true });
    expect(store.get(announcementAtom).text).toContain('Metamask');
    // However long a wallet takes, it is no failure.
    await pass(3_600_000);
    expect({ now: now(), reported: reported() }).toEqual({ now: status, reported: [] });
  });

  test(`an answer to a user who waits to ${step} has no effect after the unmount`, async () => {
    const page = await at(step);
    const before = page.sent().length;
    page.unmount();
    await page.answer(step);
    await pass(60_000);
    expect({ sentCount: page.sent().length, reported: page.reported(), timers: vi.getTimerCount() }).toEqual({
      sentCount: before,
      reported: [],
      timers: 0,
    });
    expect(page.types()).not.toContain('AUTHENTICATE_FLOW_COMPLETE');
  });

  test(`a user who waits to ${step} and presses the same wallet again is not asked twice`, async () => {
    const page = await at(step);
    const before = page.asked.length;
    await page.store.set(signInWithWalletAtom, page.wallet);
    expect({ askedCount: page.asked.length, status: page.status() }).toEqual({ askedCount: before, status });
  });

  test(`a user who waits to ${step} and presses another wallet continues with that`, async () => {
    const page = await at(step);
    const other = fakeWallet({ id: 'wallet-2', name: 'Phantom' });
    void page.store.set(signInWithWalletAtom, other);
    await pass(0);
    expect(page.store.get(cryptoStateAtom)).toMatchObject({ status: 'connecting', wallet: { name: 'Phantom' } });
    expect(page.store.get(screenAtom)).toBe('CryptoConnect');
    if (step === 'verify') return;
    await page.answer(step);
    expect(page.store.get(cryptoStateAtom)).toMatchObject({ status: 'connecting', wallet: { name: 'Phantom' } });
  });
});

describe('an account that changes in the wallet', () => {
  test.each([
    { step: 'challenge', log: 'cryptoWallets.authenticateStart wallet_account' },
    { step: 'sign', log: 'wallet wallet_account' },
  ] as const)(
    'while they wait to $step ends the sign-in, and no message is passed to another',
    async ({ step, log }) => {
      const { changeAccount, store, reported, asked, sent } = await at(step);
      const before = asked.length;
      await changeAccount();
      expect(store.get(cryptoStateAtom)).toMatchObject({ status: 'failed', error: { type: 'wallet_account' } });
      expect(reported()).toEqual([log]);
      expect(asked).toHaveLength(before);
      expect(sent()).not.toContain('authenticateWallet');
    },
  );

  test('an account that changes in the wallet after it has signed changes nothing: the signature is that of the address', async () => {
    const { changeAccount, answer, store } = await at('verify');
    await changeAccount();
    await answer('verify');
    expect(store.get(screenAtom)).toBe('CryptoConfirmation');
  });
});

test('a user who answers every prompt is signed in, and the flow completes once', async () => {
  const page = await at('verify');
  await page.answer('verify');
  expect(page.types()).toEqual([
    'CRYPTO_WALLET_AUTHENTICATE_START',
    'CRYPTO_WALLET_AUTHENTICATE',
    'AUTHENTICATE_FLOW_COMPLETE',
  ]);
  expect(page.asked).toEqual(['connect', 'sign Sign in.']);
  expect({ stopped: page.watching.stopped, reported: page.reported(), timers: vi.getTimerCount() }).toEqual({
    stopped: 1,
    reported: [],
    timers: 0,
  });
});

test('a user whose wallet failed can try it again', async () => {
  const page = await at('connect');
  await page.fail('connect', 'wallet_failed');
  await page.store.set(goBackAtom);
  void page.store.set(signInWithWalletAtom, page.wallet);
  await pass(0);
  expect(page.asked).toEqual(['connect', 'connect']);
});

test('a verification of an earlier start does not count once a later one has signed the user in [B-TIME-3]', async () => {
  const verified = [later<Outcome<Answer>>(), later<Outcome<Answer>>()];
  let asked = 0;
  const { provider } = fakeProvider({ authenticateWallet: () => verified[asked++]?.promise ?? Promise.reject() });
  const { store, events } = testStore(provider, { products: ['crypto'] });
  const wallet = fakeWallet({ connect: async () => succeeded(address), sign: async () => succeeded('0x1234') });
  void store.set(signInWithWalletAtom, wallet);
  await pass(8_000);
  await store.set(walletSignIn.cancelAtom);
  void store.set(signInWithWalletAtom, wallet);
  await pass(0);
  for (const answer of verified.toReversed()) {
    answer.settle(succeeded({ user_id: 'user-1' }));
    await pass(0);
  }
  expect(events.map(({ type }) => type).filter((type) => type === 'AUTHENTICATE_FLOW_COMPLETE')).toHaveLength(1);
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { lazy, ready } from '../core/lazy/lazy';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import { goBackAtom, goToAtom, screenAtom, screenCodeAtom } from '../core/screen/screen.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { fakeWallet } from '../core/testing/fake-wallet';
import { testStore } from '../core/testing/test-store';
import { pendingForEver } from '../core/testing/with-store';
import { signInWithWalletAtom } from './crypto.actions';
import { cryptoStateAtom } from './crypto.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const address = `0x${'ab'.repeat(20)}`;
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);

/** A user who has pressed a wallet that answers at once, and is waiting for the code of one screen. */
async function fetching(late: ScreenName, answers: Partial<Provider> = {}) {
  const { provider, calls } = fakeProvider(answers);
  const page = testStore(provider, { products: ['crypto'] });
  const { store } = page;
  const code = later<() => null>();
  const slow = lazy(late, () => code.promise);
  store.set(screenCodeAtom, { of: (name) => (name === late ? slow : ready(name, () => null)) });
  const asked: string[] = [];
  let changeAccount: (isAnother: boolean) => void = () => {};
  const walletOf = (id: string) =>
    fakeWallet({
      id,
      connect: async () => (asked.push(`${id} connect`), succeeded(address)),
      sign: async () => (asked.push(`${id} sign`), succeeded('0x12')),
      watchAccount: (_address, onGone) => {
        changeAccount = onGone;
        return () => undefined;
      },
    });
  const press = async (id: string) => {
    void store.set(signInWithWalletAtom, walletOf(id));
    await pass(0);
  };
  await press('first');
  const arrive = async () => {
    code.settle(() => null);
    await pass(0);
  };
  const sent = () => calls.map(({ name }) => name);
  return {
    ...page,
    asked,
    sent,
    press,
    arrive,
    changeAccount: () => changeAccount(true),
    at: () => store.get(screenAtom),
  };
}

type Page = Awaited<ReturnType<typeof fetching>>;

const places = [
  { late: 'CryptoConnect', before: 'Main', asked: [], sent: [] },
  { late: 'CryptoSignMessage', before: 'CryptoConnect', asked: ['first connect'], sent: [] },
] as const;

describe.each(places)('while the code of $late loads', ({ late, before, asked, sent }) => {
  test('nothing is sent to the wallet, and the sign-in continues by itself after it', async () => {
    const page = await fetching(late);
    expect({ at: page.at(), asked: page.asked, sent: page.sent() }).toEqual({ at: before, asked, sent });
    await page.arrive();
    expect({ at: page.at(), asked: page.asked }).toEqual({
      at: 'CryptoConfirmation',
      asked: ['first connect', 'first sign'],
    });
  });

  test('the wallet is asked even if the code cannot be loaded', async () => {
    const page = await fetching(late);
    await pass(1_000);
    expect({ at: page.at(), asked: page.asked }).toEqual({
      at: 'CryptoConfirmation',
      asked: ['first connect', 'first sign'],
    });
  });

  // Columns: what the user does meanwhile | where they are, and stay.
  test.each([
    ['goes back', ({ store }: Page): unknown => store.set(goBackAtom), 'Main'],
    ['looks for another', ({ store }: Page): unknown => store.set(goToAtom, 'CryptoOtherScreen'), 'CryptoOtherScreen'],
    ['has the widget unmounted', ({ unmount }: Page) => unmount(), before],
  ] as const)('a user who %s is asked nothing more', async (_how, leave, place) => {
    const page = await fetching(late);
    await leave(page);
    await page.arrive();
    await pass(60_000);
    expect({ at: page.at(), asked: page.asked, sent: page.sent() }).toEqual({ at: place, asked, sent });
    expect({ errors: page.errors, timers: vi.getTimerCount() }).toEqual({ errors: [], timers: 0 });
  });

  test('a user who presses the wallet again is asked once', async () => {
    const page = await fetching(late);
    await page.press('first');
    await page.arrive();
    expect(page.asked).toEqual(['first connect', 'first sign']);
  });

  test('a user who presses another wallet is asked by that wallet alone', async () => {
    const page = await fetching(late);
    await page.press('second');
    await page.arrive();
    await pass(60_000);
    expect(page.asked).toEqual([...asked, 'second connect', 'second sign']);
    expect(page.at()).toBe('CryptoConfirmation');
    expect(page.events.filter(({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE')).toHaveLength(1);
  });
});

test('an account that changes while the next screen is fetched is not asked to sign', async () => {
  const page = await fetching('CryptoSignMessage');
  page.changeAccount();
  await page.arrive();
  expect({ at: page.at(), asked: page.asked }).toEqual({ at: 'CryptoError', asked: ['first connect'] });
  expect(page.errors.map(({ message }) => message)).toEqual(['[Error] Could not sign message']);
});

test('a user who pressed a second wallet is signed in by the first if that made the session', async () => {
  const verified = later<Outcome<Answer>>();
  const verdicts = [verified.promise];
  const page = await fetching('CryptoOtherScreen', {
    authenticateWallet: () => verdicts.shift() ?? pendingForEver(),
  });
  await page.press('second');
  expect(page.asked).toEqual(['first connect', 'first sign', 'second connect', 'second sign']);
  verified.settle(succeeded({ user_id: 'user-1' }));
  await pass(60_000);
  expect(page.at()).toBe('CryptoConfirmation');
  expect(page.events.filter(({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE')).toHaveLength(1);
  expect({ errors: page.errors, timers: vi.getTimerCount() }).toEqual({ errors: [], timers: 0 });
});

test('a user whose wallet failed may press the same one at once', async () => {
  const page = await fetching('CryptoOtherScreen', { startWalletSignIn: async () => failed({ type: 'broken' }) });
  expect(page.store.get(cryptoStateAtom)).toMatchObject({ status: 'failed' });
  await page.press('first');
  expect(page.asked).toEqual(['first connect', 'first connect']);
});

import { act, fireEvent, screen } from '@testing-library/react';
import { useAtomValue } from 'jotai/react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ErrorType } from '../core/provider/errors';
import { failed, succeeded } from '../core/provider/outcome';
import type { Wallet } from '../core/provider/wallet-calls';
import { screenAtom } from '../core/screen/screen.atoms';
import { renderedWith } from '../core/testing/rendered-with';
import { fakeProvider } from '../core/testing/fake-provider';
import { fakeWallet } from '../core/testing/fake-wallet';
import { testStore } from '../core/testing/test-store';
import { pendingForEver } from '../core/testing/with-store';
import { withoutIsolates } from '../core/testing/words-of';
import { announcementAtom } from '../core/words/announce.atoms';
import { stringsAtom } from '../core/words/words.atoms';
import { signInWithWalletAtom } from './crypto.actions';
import * as screens from './crypto.screens';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const address = `0x${'ab'.repeat(20)}`;
const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));

function Shown() {
  const name = useAtomValue(screenAtom);
  if (name === 'CryptoConnect') return <screens.CryptoConnect />;
  if (name === 'CryptoSignMessage') return <screens.CryptoSignMessage />;
  return name === 'CryptoError' ? <screens.CryptoError /> : <p>{name}</p>;
}

/** A user who has pressed a wallet, and what they see of it. */
async function withAWallet(changes: Partial<Wallet>, answers: Parameters<typeof fakeProvider>[0] = {}) {
  const { store } = testStore(fakeProvider(answers).provider, { products: ['crypto'] });
  const { container } = renderedWith(store, <Shown />);
  const wallet = fakeWallet({
    connect: async () => succeeded(address),
    sign: async () => succeeded('0x12'),
    ...changes,
  });
  void store.set(signInWithWalletAtom, wallet);
  await pass(0);
  return { store, seen: () => withoutIsolates(container.textContent ?? '') };
}

// Columns: how a wallet shows itself | what it is called on the screen.
const names = [
  { wallet: { option: 'metamask', name: 'MetaMask' }, title: 'Metamask' },
  { wallet: { option: undefined, name: 'Rabby <b>Wallet</b>' }, title: 'Rabby <b>Wallet</b>' },
  { wallet: { option: undefined, name: 'x'.repeat(9_000) }, title: `${'x'.repeat(299)}…` },
] as const;

describe.each(names)('a user who has pressed $title', ({ wallet, title }) => {
  test.each([
    { asks: 'connect', says: `Allow this site in ${title} to continue.` },
    { asks: 'sign', says: `Sign the message in ${title} to show that this address is yours.` },
  ] as const)('reads where to $asks, and gets a hint that is announced after a minute', async ({ asks, says }) => {
    const { store, seen } = await withAWallet({ ...wallet, [asks]: pendingForEver });
    expect(seen()).toContain(says);
    await pass(59_999);
    expect(seen()).not.toContain('Open');
    await pass(1);
    const hint = `Don't see the request? Open ${title} to find it.`;
    expect(seen()).toContain(hint);
    expect(store.get(announcementAtom).text).toBe(hint);
  });

  test('and declines reads which wallet declined', async () => {
    const { seen } = await withAWallet({ ...wallet, connect: async () => failed({ type: 'cancelled' }) });
    expect(seen()).toContain(`The request was declined in ${title}.`);
  });
});

// Columns: the wallets that no name is known of.
describe.each(['ethereum-wallet', 'solana-wallet'] as const)('a wallet without a name (%s)', (option) => {
  const named = { option, name: '' };

  test.each([
    { asks: 'connect', says: 'Allow this site in your wallet to continue.' },
    { asks: 'sign', says: 'Sign the message in your wallet to show that this address is yours.' },
  ] as const)('asked to $asks is "your wallet", in the hint as well [B-WORDS-5]', async ({ asks, says }) => {
    const { store, seen } = await withAWallet({ ...named, [asks]: pendingForEver });
    expect(seen()).toContain(says);
    await pass(60_000);
    const hint = "Don't see the request? Open your wallet to find it.";
    expect(seen()).toContain(hint);
    expect(store.get(announcementAtom).text).toBe(hint);
  });

  test.each<[ErrorType, string]>([
    ['cancelled', 'The request was declined in your wallet.'],
    ['wallet_busy', 'A request is already open in your wallet. Finish it or close it there first.'],
    ['wallet_account', 'Another account was chosen in your wallet.'],
    ['wallet_site', 'The message was not meant for this site, so we did not send it to your wallet.'],
  ])('that failed (%s) is "your wallet" in the reason [B-WORDS-5]', async (type, why) => {
    await withAWallet({ ...named, connect: async () => failed({ type }) });
    expect(screen.getByRole('alert').textContent).toBe(why);
  });
});

test('the signature screen shows the address, with any characters it contains', async () => {
  await withAWallet({ connect: async () => succeeded('<i>0x\u202e1</i>'), sign: pendingForEver });
  expect(screen.getByText('<i>0x\u202e1</i>').tagName).toBe('BDI');
});

test('the label of an address has the colon and the spaces of the language [B-WORDS-6]', async () => {
  const { store, seen } = await withAWallet({ sign: pendingForEver });
  expect(seen()).toContain(`Address: ${address}`);
  act(() => store.set(stringsAtom, { 'crypto.address': 'アドレス：{address}' }));
  expect(seen()).toContain(`アドレス：${address}`);
});

// Columns: the call that is slow | what is said of it.
test.each([
  { slow: 'startWalletSignIn', says: 'Preparing the message...', not: 'Connect' },
  { slow: 'authenticateWallet', says: 'Logging in...', not: 'Sign the message in' },
] as const)('a wait for $slow sends nothing to the wallet, and can be cancelled', async ({ slow, says, not }) => {
  const { store, seen } = await withAWallet({}, { [slow]: pendingForEver });
  expect(seen()).toContain(says);
  expect(seen()).not.toContain(not);
  expect(screen.queryByRole('button', { name: 'Cancel' })).toBeNull();
  await pass(8_000);
  expect(seen()).toContain('Still working...');
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(store.get(screenAtom)).toBe('Main');
});

// Columns: how it failed | the reason that is given.
test.each<[ErrorType, string]>([
  ['wallet_busy', 'A request is already open in Metamask. Finish it or close it there first.'],
  ['wallet_account', 'Another account was chosen in Metamask.'],
  ['wallet_site', 'The message was not meant for this site, so we did not send it to Metamask.'],
  ['broken', 'Something went wrong on our side. Try again.'],
  ['unreachable', "We couldn't reach the server. Check your connection and try again."],
  ['too_many_requests', 'Too many attempts. Please wait a moment and try again.'],
])('a failed sign-in (%s) shows its reason in an alert, with a button back', async (type, why) => {
  const startWalletSignIn = async () => failed({ type, serverMessage: 'secret words' });
  const { store, seen } = await withAWallet({}, { startWalletSignIn });
  expect(withoutIsolates(screen.getByRole('alert').textContent ?? '')).toBe(why);
  expect(seen()).not.toContain('secret words');
  fireEvent.click(screen.getByRole('button', { name: 'Back' }));
  expect(store.get(screenAtom)).toBe('Main');
});

test("a wallet that fails by itself is not called a failure on the site's side [B-WALLET-5]", async () => {
  const { seen } = await withAWallet({ connect: async () => failed({ type: 'wallet_failed' }) });
  expect(screen.getByRole('heading').textContent).toBe('Looks like there was an error!');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(seen()).toContain('Your sign in request could not be completed.');
});

test("a failed sign-in without a sentence in the catalogue shows the server's own in an alert [B-FAIL-2]", async () => {
  const startWalletSignIn = async () => failed({ type: 'other', serverMessage: 'Wallets are closed today.' });
  const { seen } = await withAWallet({}, { startWalletSignIn });
  expect(screen.getByRole('alert').textContent).toBe('Wallets are closed today.');
  expect(seen()).toContain('Use the back arrow to return to the log in screen and try again!');
});

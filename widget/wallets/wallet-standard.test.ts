// @vitest-environment jsdom
import { base58 } from '@scure/base';
import { afterEach, describe, expect, test, vi } from 'vitest';
import type { Wallet } from '../../flows/core/provider/wallet-calls';
import { watchRegistered } from './wallet-standard';

const ada = base58.encode(new Uint8Array(32).fill(7));
const bob = base58.encode(new Uint8Array(32).fill(8));
const onEthereum = `0x${'ab'.repeat(20)}`;
const signature = new Uint8Array(64).fill(9);
const account = (address: unknown) => ({ address });

let stop = () => {};
afterEach(() => stop());

/** A page that listens to the wallets that are registered on it. */
function watch() {
  const heard: (readonly Wallet[])[] = [];
  stop = watchRegistered((wallets) => void heard.push(wallets));
  const register = (...candidates: unknown[]) => {
    let forget = () => {};
    const detail = (api: { register(...given: unknown[]): () => void }) => {
      forget = api.register(...candidates);
    };
    dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }));
    return () => forget();
  };
  return { heard, register, names: () => heard.at(-1)?.map(({ name }) => name) };
}

/** A registered wallet, as the Wallet Standard defines it. */
function standard(changes: object = {}, features: object = {}) {
  return {
    name: 'Solflare',
    accounts: [],
    features: { 'standard:connect': { connect: vi.fn() }, 'solana:signMessage': { signMessage: vi.fn() }, ...features },
    ...changes,
  };
}

function registered(candidate: object): Wallet {
  const { register, heard } = watch();
  register(candidate);
  const wallet = heard.at(-1)?.[0];
  if (!wallet) throw new Error('No wallet was found.');
  return wallet;
}

// Columns: the response to connecting, and the accounts that the wallet has itself | the address.
test.each<[string, unknown, unknown, string | undefined]>([
  ['one account', { accounts: [account(ada)] }, [], ada],
  ['several, the chosen one first', { accounts: [account(bob), account(ada)] }, [], bob],
  ['one of each chain', { accounts: [account(onEthereum), account(ada)] }, [], ada],
  ['nothing, and has an account', undefined, [account(ada)], ada],
  ['nothing, and has one of each chain', {}, [account(onEthereum), account(ada)], ada],
  ['accounts of another chain alone', { accounts: [account(onEthereum)] }, [], undefined],
  ['accounts that are none', { accounts: [null, 7, account(7), {}] }, 'none', undefined],
  ['no list', { accounts: { 0: account(ada) } }, undefined, undefined],
])('a wallet that answers %s is connected by its address', async (_name, answer, accounts, address) => {
  const wallet = registered(standard({ accounts }, { 'standard:connect': { connect: async () => answer } }));
  expect(await wallet.connect()).toMatchObject(
    address ? { ok: true, value: address } : { ok: false, error: { type: 'wallet_failed' } },
  );
});

// Columns: the wallet's response to a message of these bytes | whether that is its signature.
test.each<[string, (message: Uint8Array) => unknown, boolean]>([
  ['the signature and what it signed', (signedMessage) => [{ signature, signedMessage }], true],
  ['that it signed another text', () => [{ signature, signedMessage: new Uint8Array([1]) }], false],
  ['half a signature', () => [{ signature: signature.slice(32) }], false],
  ['no signature', () => [], false],
])('a signature with a wallet that answers %s', async (_name, answer, isSigned) => {
  const signMessage = vi.fn(async ({ message }: { account: unknown; message: Uint8Array }) => answer(message));
  const wallet = registered(
    standard({ accounts: [account(bob), account(ada)] }, { 'solana:signMessage': { signMessage } }),
  );
  expect(await wallet.sign(ada, 'Grüße')).toMatchObject(
    isSigned ? { ok: true, value: base58.encode(signature) } : { ok: false, error: { type: 'wallet_failed' } },
  );
  const message = new TextEncoder().encode('Grüße');
  expect(signMessage.mock.calls).toEqual([[{ account: account(ada), message }]]);
});

describe('account changes', () => {
  // Columns: the accounts of the wallet after that | the calls: none while the account is available, else whether another was chosen.
  test.each<[string, unknown, unknown[][]]>([
    ['the same account', [account(ada)], []],
    ['the same account behind another', [account(bob), account(ada)], []],
    ['another account', [account(bob)], [[true]]],
    ['none', [], [[false]]],
    ['something else', 'locked', [[false]]],
  ])('an account change in a wallet to %s', (_name, accounts, calls) => {
    let change = () => {};
    const off = vi.fn();
    const on = (event: string, listener: () => void) => {
      if (event === 'change') change = listener;
      return off;
    };
    const candidate = standard({ accounts: [account(ada)] }, { 'standard:events': { on } });
    const onGone = vi.fn();
    const unwatch = registered(candidate).watchAccount(ada, onGone);
    change();
    expect(onGone).not.toHaveBeenCalled();
    Object.assign(candidate, { accounts });
    change();
    expect(onGone.mock.calls).toEqual(calls);
    unwatch();
    expect(off).toHaveBeenCalledOnce();
  });

  test('an account change in a wallet whose accounts throw is that the account is gone', () => {
    let change = () => {};
    const on = (_event: string, listener: () => void) => {
      change = listener;
    };
    const candidate = standard({ accounts: [account(ada)] }, { 'standard:events': { on } });
    const onGone = vi.fn();
    registered(candidate).watchAccount(ada, onGone);
    Object.defineProperty(candidate, 'accounts', {
      get: () => {
        throw new Error('Locked');
      },
    });
    change();
    expect(onGone.mock.calls).toEqual([[false]]);
  });
});

// Columns: the registered wallet | whether it is offered.
test.each<[string, unknown, boolean]>([
  ['a wallet of Solana', standard(), true],
  ['one without a name', standard({ name: ' ' }), false],
  ['one whose name is no text', standard({ name: 7 }), false],
  ['one that cannot connect', standard({}, { 'standard:connect': {} }), false],
  ['one that cannot sign', standard({}, { 'solana:signMessage': { signMessage: 'yes' } }), false],
  ['one without features', standard({ features: null }), false],
  ['nothing', undefined, false],
  ['a word', 'Solflare', false],
])('a user who looks for a wallet where %s is registered', (_name, candidate, isOffered) => {
  const { register, names } = watch();
  register(candidate);
  expect(names()).toEqual(isOffered ? ['Solflare'] : []);
});

test('wallets that are registered together go together, and others stay', () => {
  const { register, names } = watch();
  const forget = register(standard({ name: 'A' }), undefined, standard({ name: 'B' }));
  register(standard({ name: 'C' }));
  expect(names()).toEqual(['A', 'B', 'C']);
  forget();
  expect(names()).toEqual(['C']);
});

test('an announcement of another kind is no error, and nothing is observed after the end', () => {
  const { register, heard } = watch();
  for (const detail of [
    undefined,
    { register: 1 },
    () => {
      throw new Error('No');
    },
  ]) {
    dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail }));
  }
  stop();
  register(standard());
  expect(heard).toEqual([]);
});

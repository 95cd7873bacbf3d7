import { base58 } from '@scure/base';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { injectedWallets } from './injected';

const publicKey = (fill: number) => base58.encode(new Uint8Array(32).fill(fill));
const ada = publicKey(7);
const signature = new Uint8Array(64).fill(9);

afterEach(() => vi.unstubAllGlobals());

/** A page whose only wallet is this Solana object. */
function solana(changes: Readonly<Record<string, unknown>> = {}) {
  const object = { connect: vi.fn(), signMessage: vi.fn(), ...changes };
  vi.stubGlobal('solana', object);
  const [wallet] = injectedWallets();
  if (!wallet) throw new Error('No wallet was found.');
  return { object, wallet };
}

describe('connecting', () => {
  // Columns: the wallet's response, and the key that the object has itself | the address.
  test.each<[string, unknown, unknown, string | undefined]>([
    ['an answer with a key', { publicKey: { toBase58: () => ada } }, undefined, ada],
    ['a key that only has words', { publicKey: { toString: () => ada } }, undefined, ada],
    ['a key that is its address', { publicKey: ada }, undefined, ada],
    ['no answer, and a key of its own', undefined, { toBase58: () => ada }, ada],
    ['an answer that is no key, and one of its own', { publicKey: {} }, { toBase58: () => ada }, ada],
    ['two keys, and the one of the answer counts', { publicKey: ada }, publicKey(8), ada],
    ['a key that is no address', { publicKey: { toBase58: () => 'ada' } }, undefined, undefined],
    ['a key that is too long', { publicKey: base58.encode(new Uint8Array(33).fill(1)) }, undefined, undefined],
    ['no key at all', undefined, undefined, undefined],
    [
      'a key that throws',
      {
        publicKey: {
          toBase58: () => {
            throw new Error('No');
          },
        },
      },
      undefined,
      undefined,
    ],
  ])('a connection to an injected Solana wallet that gives %s is known by it', async (_name, answer, own, address) => {
    const { wallet } = solana({ connect: async () => answer, publicKey: own });
    expect(await wallet.connect()).toMatchObject(
      address ? { ok: true, value: address } : { ok: false, error: { type: 'wallet_failed' } },
    );
  });

  test('a declined connection to an injected Solana wallet is recognized', async () => {
    const { wallet } = solana({ connect: () => Promise.reject(new Error('User rejected the request.')) });
    expect(await wallet.connect()).toMatchObject({ ok: false, error: { type: 'cancelled' } });
  });

  test('a connection to an injected Solana wallet calls the method on the wallet, which may need it as `this`', async () => {
    const { wallet } = solana({
      key: ada,
      async connect(this: { key: string }) {
        return { publicKey: this.key };
      },
    });
    expect(await wallet.connect()).toEqual({ ok: true, value: ada });
  });
});

// Columns: the wallet's response to a message of these bytes | whether that is its signature.
test.each<[string, (message: Uint8Array) => unknown, boolean]>([
  ['the signature', () => ({ signature }), true],
  ['the signature and what it signed', (message) => ({ signature, signedMessage: message }), true],
  ['that it signed another text', () => ({ signature, signedMessage: new Uint8Array([1]) }), false],
  ['half a signature', () => ({ signature: signature.slice(32) }), false],
  ['words', () => ({ signature: 'signed' }), false],
  ['nothing', () => undefined, false],
])('a signature with an object of Solana that answers %s', async (_name, answer, isSigned) => {
  const signMessage = vi.fn(async (message: Uint8Array, _encoding: string) => answer(message));
  const { wallet } = solana({ signMessage });
  expect(await wallet.sign(ada, 'Grüße')).toMatchObject(
    isSigned ? { ok: true, value: base58.encode(signature) } : { ok: false, error: { type: 'wallet_failed' } },
  );
  expect(signMessage.mock.calls).toEqual([[new TextEncoder().encode('Grüße'), 'utf8']]);
});

describe('account changes', () => {
  function watched() {
    const listeners = new Map<string, (key?: unknown) => void>();
    const { wallet } = solana({
      on: (event: string, listener: () => void) => void listeners.set(event, listener),
      removeListener: (event: string, listener: () => void) =>
        void (listeners.get(event) === listener && listeners.delete(event)),
    });
    const onGone = vi.fn();
    const stop = wallet.watchAccount(ada, onGone);
    return { listeners, onGone, stop };
  }

  // Columns: the wallet's event | the calls: none while the account is available, else whether another was chosen.
  test.each<[string, string, unknown, unknown[][]]>([
    ['the same account', 'accountChanged', { toBase58: () => ada }, []],
    ['another account', 'accountChanged', { toBase58: () => publicKey(8) }, [[true]]],
    ['an account that is not connected to the page', 'accountChanged', null, [[true]]],
    ['a key that is none', 'accountChanged', {}, [[true]]],
    ['that it disconnects', 'disconnect', { code: 4900 }, [[false]]],
  ])(
    'an injected Solana wallet that reports %s drops the account only if it is no longer available',
    (_name, event, key, calls) => {
      const { listeners, onGone } = watched();
      listeners.get(event)?.(key);
      expect(onGone.mock.calls).toEqual(calls);
    },
  );

  test('an account change in an injected Solana wallet is not observed after the end', () => {
    const { listeners, stop } = watched();
    stop();
    expect(listeners.size).toBe(0);
  });

  test.each([
    ['cannot be listened to', {}],
    [
      'throws when it is listened to',
      {
        on: () => {
          throw new Error('No');
        },
        removeListener: () => {
          throw new Error('No');
        },
      },
    ],
  ])('an account change in an injected Solana wallet has no effect where it %s', (_name, changes) => {
    const { wallet } = solana(changes);
    expect(() => wallet.watchAccount(ada, vi.fn())()).not.toThrow();
  });
});

const request = () => undefined;
// Columns: the objects on the page | the wallets that are found.
test.each<[string, Readonly<Record<string, unknown>>, string[]]>([
  ['nothing', {}, []],
  ['things that are no wallets', { ethereum: 7, solana: { connect: 1, signMessage: 1 }, phantom: null }, []],
  [
    'a Solana object twice',
    {
      solana: { isPhantom: true, connect: request, signMessage: request },
      phantom: { solana: { isPhantom: true, connect: request, signMessage: request } },
    },
    ['phantom'],
  ],
  [
    'one of each world',
    { ethereum: { request }, solana: { connect: request, signMessage: request } },
    ['ethereum-wallet', 'solana-wallet'],
  ],
  [
    'several in a list',
    {
      ethereum: {
        request,
        providers: [
          { request, isCoinbaseWallet: true },
          { request, isMetaMask: true },
        ],
      },
    },
    ['coinbase', 'metamask'],
  ],
  ['a list of none', { ethereum: { request, isMetaMask: true, providers: [] } }, ['metamask']],
  [
    'one that pretends to be Metamask too',
    { ethereum: { request, isMetaMask: true, isCoinbaseWallet: true } },
    ['coinbase'],
  ],
  ['the Ethereum face of Phantom', { ethereum: { request, isPhantom: true } }, ['ethereum-wallet']],
  ['a flag that only looks true', { ethereum: { request, isMetaMask: 'yes' } }, ['ethereum-wallet']],
  [
    'those with places of their own',
    { coinbaseWalletExtension: { request }, BinanceChain: { request }, vessel: { ethereum: { request } } },
    ['coinbase', 'binance', 'vessel'],
  ],
  ['one in two places', { ethereum: { request, isBinance: true }, BinanceChain: { request } }, ['binance']],
])('the wallets of a page with %s', (_name, objects, found) => {
  for (const [name, object] of Object.entries(objects)) vi.stubGlobal(name, object);
  expect(injectedWallets().map(({ option }) => option)).toEqual(found);
});

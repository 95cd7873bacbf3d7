// @vitest-environment jsdom
import { createStore } from 'mipd';
import { getWallets } from '@wallet-standard/app';
import { registerWallet } from '@wallet-standard/wallet';
import { base58 } from '@scure/base';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Wallet } from '../../flows/core/provider/wallet-calls';
import { ethereumCalls, hexOf } from './ethereum';
import { safeIcon } from './safe-icon';
import type { watchWallets as WatchWallets } from './watch-wallets';
import { solanaAddress, solanaSignature } from './solana';
import { watchRegistered } from './wallet-standard';

const address = `0x${'aB'.repeat(20)}`;
let stop = () => {};
let watchWallets: typeof WatchWallets;
// A page of its own for each test: those that have announced themselves are remembered as long as it lives.
beforeEach(async () => {
  vi.spyOn(globalThis, 'addEventListener');
  vi.resetModules();
  ({ watchWallets } = await import('./watch-wallets'));
});
afterEach(() => {
  stop();
  for (const [type, listener] of vi.mocked(addEventListener).mock.calls) removeEventListener(type, listener);
  vi.restoreAllMocks();
  for (const name of ['ethereum', 'solana', 'phantom', 'coinbaseWalletExtension'])
    Reflect.deleteProperty(globalThis, name);
});

function watch(): { wallets: readonly Wallet[] } {
  const seen: { wallets: readonly Wallet[] } = { wallets: [] };
  stop = watchWallets((wallets) => {
    seen.wallets = wallets;
  });
  return seen;
}

function announce(name: string, rdns: string, icon = 'data:image/svg+xml;base64,AA==') {
  const detail = {
    info: { uuid: crypto.randomUUID(), name, rdns, icon },
    provider: { request: async () => [address] },
  };
  const tell = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }));
  addEventListener('eip6963:requestProvider', tell);
  tell();
  return () => removeEventListener('eip6963:requestProvider', tell);
}

test('a wallet that announces itself late, or twice, is there once', () => {
  const seen = watch();
  const silence = announce('MetaMask', 'io.metamask');
  announce('MetaMask', 'io.metamask')();
  expect(seen.wallets.map(({ option, name, type }) => [option, name, type])).toEqual([
    ['metamask', 'MetaMask', 'ethereum'],
  ]);
  // The other implementation of EIP-6963 sees what we see.
  expect(
    createStore()
      .getProviders()
      .map(({ info }) => info.rdns),
  ).toContain('io.metamask');
  silence();
});

test('a wallet that nobody has named is shown by the name it announces', () => {
  const silence = announce('Rabby <b>Wallet</b>', 'io.rabby');
  expect(watch().wallets).toMatchObject([{ name: 'Rabby <b>Wallet</b>', type: 'ethereum' }]);
  silence();
});

test('a wallet of the Wallet Standard is found, and goes when it is taken away', async () => {
  const publicKey = new Uint8Array(32).fill(7);
  const account = { address: base58.encode(publicKey), publicKey, chains: [], features: [] };
  const signature = new Uint8Array(64).fill(9);
  registerWallet({
    version: '1.0.0',
    name: 'Phantom',
    icon: 'data:image/svg+xml;base64,AA==',
    chains: ['solana:mainnet'],
    accounts: [account],
    features: {
      'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [account] }) },
      'solana:signMessage': {
        version: '1.0.0',
        signMessage: async ({ message }: { message: Uint8Array }) => [{ signature, signedMessage: message }],
      },
    },
  } as never);
  const [wallet] = watch().wallets;
  expect(wallet).toMatchObject({ option: 'phantom', type: 'solana' });
  expect(
    getWallets()
      .get()
      .map(({ name }) => name),
  ).toContain('Phantom');
  expect(await wallet?.connect()).toEqual({ ok: true, value: account.address });
  expect(await wallet?.sign(account.address, 'Hello')).toEqual({ ok: true, value: base58.encode(signature) });
});

/** Registers a wallet as Solana's by the Wallet Standard, as long as the page lives. */
function register(name: string) {
  const features = {
    'standard:connect': { version: '1.0.0', connect: async () => ({ accounts: [] }) },
    'solana:signMessage': { version: '1.0.0', signMessage: async () => [] },
  };
  const icon = 'data:image/svg+xml;base64,AA==';
  const wallet = { version: '1.0.0', name, icon, chains: ['solana:mainnet'], accounts: [], features };
  const answer = (event: Event) => Reflect.get(event, 'detail').register(wallet);
  addEventListener('wallet-standard:app-ready', answer);
  dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail: (api: { register(wallet: unknown): void }) => api.register(wallet),
    }),
  );
}

describe('a wallet that both worlds know', () => {
  const face = ({ option, name, type }: Wallet) => [option, name, type];

  test.each([
    ['MetaMask', 'MetaMask', 'io.metamask', 'metamask'],
    ['Coinbase Wallet', 'Coinbase Wallet', 'com.coinbase.wallet', 'coinbase'],
    ['Binance', 'Binance Wallet', 'com.binance.wallet', 'binance'],
  ])('is there once, for Ethereum: %s', (registered, announced, rdns, option) => {
    register(registered);
    announce(announced, rdns);
    expect(watch().wallets.map(face)).toEqual([[option, announced, 'ethereum']]);
  });

  test('is there once, for Ethereum, when it announces itself late', () => {
    register('MetaMask');
    const seen = watch();
    announce('MetaMask', 'io.metamask');
    expect(seen.wallets.map(face)).toEqual([['metamask', 'MetaMask', 'ethereum']]);
  });

  test('is there once, for Ethereum, when its Ethereum face only stands on the page', () => {
    register('MetaMask');
    Reflect.set(globalThis, 'ethereum', { request: vi.fn(), isMetaMask: true });
    expect(watch().wallets).toMatchObject([{ option: 'metamask', type: 'ethereum' }]);
  });

  test('is there once, for Solana, if it is Phantom', () => {
    register('Phantom');
    announce('Phantom', 'app.phantom');
    expect(watch().wallets.map(face)).toEqual([['phantom', 'Phantom', 'solana']]);
  });

  test('can be used by the one face that it shows', () => {
    register('MetaMask');
    expect(watch().wallets.map(face)).toEqual([[undefined, 'MetaMask', 'solana']]);
  });
});

describe('an object that throws when it is looked at takes no other wallet away', () => {
  const refuse = () => {
    throw new Error('looked at');
  };
  const faulty: Readonly<Record<string, () => void>> = {
    'window.ethereum': () => Object.defineProperty(globalThis, 'ethereum', { configurable: true, get: refuse }),
    'its request': () => Reflect.set(globalThis, 'ethereum', Object.defineProperty({}, 'request', { get: refuse })),
    'its list of providers': () =>
      Reflect.set(globalThis, 'ethereum', Object.defineProperty({ request: vi.fn() }, 'providers', { get: refuse })),
    'one of its providers': () =>
      Reflect.set(globalThis, 'ethereum', {
        request: vi.fn(),
        providers: [Object.defineProperty({}, 'request', { get: refuse }), { request: vi.fn(), isBinance: true }],
      }),
    'what it says it is': () =>
      Reflect.set(globalThis, 'ethereum', Object.defineProperty({ request: vi.fn() }, 'isPhantom', { get: refuse })),
    'window.phantom.solana': () =>
      Reflect.set(globalThis, 'phantom', Object.defineProperty({}, 'solana', { get: refuse })),
    "a Solana object's connect": () =>
      Reflect.set(globalThis, 'phantom', { solana: Object.defineProperty({}, 'connect', { get: refuse }) }),
  };

  test.each(Object.keys(faulty))('%s', (name) => {
    Reflect.set(globalThis, 'coinbaseWalletExtension', { request: vi.fn() });
    faulty[name]?.();
    expect(watch().wallets).toContainEqual(expect.objectContaining({ option: 'coinbase' }));
  });

  test('the second of several objects, when the first one throws', () => {
    faulty['one of its providers']?.();
    expect(watch().wallets).toMatchObject([{ option: 'binance' }]);
  });

  test('what is announced and registered', () => {
    const onError = vi.fn((event: Event) => event.preventDefault());
    addEventListener('error', onError);
    const seen = watch();
    const detail = { info: Object.defineProperty({}, 'name', { get: refuse }), provider: { request: vi.fn() } };
    dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail }));
    const registerTwo = (api: { register(...wallets: unknown[]): void }) =>
      api.register(Object.defineProperty({}, 'features', { get: refuse }), {
        name: 'Solflare',
        features: { 'standard:connect': { connect: vi.fn() }, 'solana:signMessage': { signMessage: vi.fn() } },
      });
    dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: registerTwo }));
    expect(seen.wallets).toMatchObject([{ name: 'Solflare' }]);
    expect(onError).not.toHaveBeenCalled();
    removeEventListener('error', onError);
  });
});

test('a page that announces wallets without end is listened to up to fifty', () => {
  const onWallet = vi.fn();
  stop = watchWallets(onWallet);
  onWallet.mockClear();
  for (let index = 0; index < 200; index += 1) announce(`Wallet ${index}`, `test.wallet${index}`)();
  expect(onWallet).toHaveBeenCalledTimes(50);
  expect(onWallet.mock.lastCall?.[0]).toHaveLength(50);
});

test('a page that registers wallets without end is listened to up to fifty, and goes on when some are taken away', () => {
  const seen: Wallet[][] = [];
  stop = watchRegistered((wallets) => void seen.push([...wallets]));
  const features = { 'standard:connect': { connect: vi.fn() }, 'solana:signMessage': { signMessage: vi.fn() } };
  let forget = () => {};
  for (let index = 0; index < 200; index += 1) {
    dispatchEvent(
      new CustomEvent('wallet-standard:register-wallet', {
        detail: (api: { register(wallet: unknown): () => void }) => {
          const unregister = api.register({ name: `Wallet ${index}`, features });
          if (index === 0) forget = unregister;
        },
      }),
    );
  }
  expect(seen.at(-1)).toHaveLength(50);
  forget();
  expect(seen.at(-1)).toHaveLength(49);
});

test('a registered wallet whose accounts cannot be looked at fails in words', async () => {
  const wallet = {
    name: 'Solflare',
    features: {
      'standard:connect': { connect: vi.fn() },
      'standard:events': {
        on: () => {
          throw new Error('no events');
        },
      },
      'solana:signMessage': { signMessage: vi.fn() },
    },
    get accounts(): never {
      throw new Error('looked at');
    },
  };
  const seen = watch();
  dispatchEvent(
    new CustomEvent('wallet-standard:register-wallet', {
      detail: (api: { register(wallet: unknown): void }) => api.register(wallet),
    }),
  );
  const [found] = seen.wallets;
  expect(await found?.sign('1'.repeat(32), 'Hello')).toMatchObject({ ok: false, error: { type: 'wallet_failed' } });
  expect(() => found?.watchAccount('1'.repeat(32), vi.fn())()).not.toThrow();
});

test('an object on the page is the fallback, and gives way to a wallet that announces itself', () => {
  Reflect.set(globalThis, 'ethereum', { request: vi.fn(), isMetaMask: true });
  expect(watch().wallets.filter(({ type }) => type === 'ethereum')).toMatchObject([{ option: 'metamask' }]);
  stop();
  Reflect.set(globalThis, 'ethereum', { request: vi.fn() });
  expect(watch().wallets.filter(({ type }) => type === 'ethereum')).toMatchObject([{ option: 'ethereum-wallet' }]);
  stop();
  const silence = announce('Rabby', 'io.rabby');
  expect(watch().wallets.filter(({ type }) => type === 'ethereum')).toMatchObject([{ name: 'Rabby' }]);
  silence();
});

test.each([[[]], [['']], [[123]], ['0xabc'], [undefined], [null]])(
  'a wallet that gives %j as accounts has not connected',
  async (accounts) => {
    expect(await ethereumCalls({ request: async () => accounts }).connect()).toMatchObject({
      ok: false,
      error: { type: 'wallet_failed' },
    });
  },
);

/** Something that throws when it is looked at. */
const hostile = () =>
  Object.defineProperty({}, 'code', {
    get: () => {
      throw new Error('looked at');
    },
  });
const thrown: Readonly<Record<string, [() => unknown, string]>> = {
  'a declined request': [() => ({ code: 4001 }), 'cancelled'],
  'a request that is open already': [() => ({ code: -32_002 }), 'wallet_busy'],
  'code 4100': [() => ({ code: 4100 }), 'wallet_failed'],
  'code 4900': [() => ({ code: 4900 }), 'wallet_failed'],
  "Solana's words": [() => ({ message: 'User rejected the request.' }), 'cancelled'],
  'a string': [() => 'nope', 'wallet_failed'],
  undefined: [() => undefined, 'wallet_failed'],
  null: [() => null, 'wallet_failed'],
  'something hostile': [hostile, 'wallet_failed'],
};
test.each(Object.keys(thrown))('a wallet that throws %s is understood', async (name) => {
  const [make, type] = thrown[name] ?? [() => undefined, ''];
  const request = () => Promise.reject(make());
  expect(await ethereumCalls({ request }).connect()).toMatchObject({ ok: false, error: { type } });
});

test('what is signed is the exact bytes of the text', () => {
  for (const text of ['Hello', 'Grüße 😀', 'a\u0000b', 'x'.repeat(100_000)]) {
    const hex = hexOf(text).slice(2);
    const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
    expect(new TextDecoder().decode(bytes)).toBe(text);
  }
});

test('only an image in the address itself is a picture', () => {
  expect(safeIcon('data:image/png;base64,AA==')).toBeDefined();
  for (const icon of ['https://a.test/a.png', 'javascript:alert(1)', 'data:text/html,<script>', 7, undefined]) {
    expect(safeIcon(icon)).toBeUndefined();
  }
});

test('addresses and signatures of Solana are read from whatever a wallet hands over', () => {
  const bytes = new Uint8Array(64);
  bytes[63] = 1;
  const encoded = base58.encode(bytes);
  for (const answer of [bytes, { signature: bytes }, [{ signature: bytes }], new DataView(bytes.buffer)]) {
    expect(solanaSignature(answer)).toBe(encoded);
  }
  for (const answer of [undefined, 'x', new Uint8Array(3), { signature: 'x' }])
    expect(solanaSignature(answer)).toBeUndefined();
  expect(solanaAddress('1'.repeat(32))).toBe('1'.repeat(32));
  expect(solanaAddress('0OIl'.repeat(10))).toBeUndefined();
});

// From the published list of base58 test vectors: hex, and its encoding; zeros at the start are ones.
test.each([
  ['61', '2g'],
  ['626262', 'a3gV'],
  ['00eb15231dfceb60925886b67d065299925915aeb172c06647', '1NS17iag9jJgTHD1VXjvLCEnZuQ3rJDE9L'],
  ['516b6fcd0f', 'ABnLTmg'],
  ['00000000000000000000', '1111111111'],
])('base58 of %s is %s', (hex, text) => {
  const bytes = Uint8Array.from(hex.match(/../g) ?? [], (pair) => Number.parseInt(pair, 16));
  expect(base58.encode(bytes)).toBe(text);
});

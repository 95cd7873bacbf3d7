// @vitest-environment jsdom
import { createStore } from 'mipd';
import { getWallets } from '@wallet-standard/app';
import { registerWallet } from '@wallet-standard/wallet';
import { base58 } from '@scure/base';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Wallet } from '../../flows/core/provider/wallet-calls';
import type { watchWallets as WatchWallets } from './watch-wallets';
import { watchRegistered } from './wallet-standard';

const address = `0x${'aB'.repeat(20)}`;
let stop = () => {};
let watchWallets: typeof WatchWallets;
// Each test has its own page, because a page remembers the announced wallets.
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
  const announce = () => dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze(detail) }));
  addEventListener('eip6963:requestProvider', announce);
  announce();
  return () => removeEventListener('eip6963:requestProvider', announce);
}

test('a wallet that announces itself late, or twice, is listed once [B-WALLET-1]', () => {
  const seen = watch();
  const silence = announce('MetaMask', 'io.metamask');
  announce('MetaMask', 'io.metamask')();
  expect(seen.wallets.map(({ option, name, type }) => [option, name, type])).toEqual([
    ['metamask', 'MetaMask', 'ethereum'],
  ]);
  // The other implementation of EIP-6963 finds the same wallets.
  expect(
    createStore()
      .getProviders()
      .map(({ info }) => info.rdns),
  ).toContain('io.metamask');
  silence();
});

test('a wallet without a registered name is shown by the name it announces', () => {
  const silence = announce('Rabby <b>Wallet</b>', 'io.rabby');
  expect(watch().wallets).toMatchObject([{ name: 'Rabby <b>Wallet</b>', type: 'ethereum' }]);
  silence();
});

test('the name of a wallet is shown without what is invisible or changes its direction, and short', () => {
  const names = ['\u202Eksamatem', ' Ra\u200Bbby ', 'A'.repeat(5_000)];
  const silences = names.map((name, index) => announce(name, `x.y${index}`));
  expect(watch().wallets.map(({ name }) => name)).toEqual(['ksamatem', 'Rabby', 'A'.repeat(80)]);
  silences.forEach((silence) => silence());
});

test.each(['\u200B\u200B', '\u2800', '\u3164', ''])('a wallet whose name cannot be read (%j) is not listed', (name) => {
  const silence = announce(name, 'x.y');
  register(name);
  expect(watch().wallets).toEqual([]);
  silence();
});

test('a wallet of the Wallet Standard is found, and removed when it unregisters', async () => {
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

/** Registers a Solana wallet by the Wallet Standard, for the life of the page. */
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

describe('wallets of Ethereum and Solana', () => {
  const face = ({ option, name, type }: Wallet) => [option, name, type];

  test.each([
    ['MetaMask', 'MetaMask', 'io.metamask', 'metamask'],
    ['Coinbase Wallet', 'Coinbase Wallet', 'com.coinbase.wallet', 'coinbase'],
    ['Binance', 'Binance Wallet', 'com.binance.wallet', 'binance'],
  ])('a wallet of Ethereum and Solana is listed once, for Ethereum: %s', (registered, announced, rdns, option) => {
    register(registered);
    announce(announced, rdns);
    expect(watch().wallets.map(face)).toEqual([[option, announced, 'ethereum']]);
  });

  test('a wallet of Ethereum and Solana is listed once, for Ethereum, when it announces itself late', () => {
    register('MetaMask');
    const seen = watch();
    announce('MetaMask', 'io.metamask');
    expect(seen.wallets.map(face)).toEqual([['metamask', 'MetaMask', 'ethereum']]);
  });

  test('a wallet of Ethereum and Solana is listed once, for Ethereum, when only its Ethereum side is on the page', () => {
    register('MetaMask');
    Reflect.set(globalThis, 'ethereum', { request: vi.fn(), isMetaMask: true });
    expect(watch().wallets).toMatchObject([{ option: 'metamask', type: 'ethereum' }]);
  });

  test('a wallet of Ethereum and Solana is listed once, for Solana, if it is Phantom [B-WALLET-2]', () => {
    register('Phantom');
    announce('Phantom', 'app.phantom');
    expect(watch().wallets.map(face)).toEqual([['phantom', 'Phantom', 'solana']]);
  });

  test('a wallet of Ethereum and Solana can be used by the one side that it shows', () => {
    register('MetaMask');
    expect(watch().wallets.map(face)).toEqual([[undefined, 'MetaMask', 'solana']]);
  });
});

describe('throwing objects [T-WALLET-2]', () => {
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

  test.each(Object.keys(faulty))('an object that throws hides no other wallet: %s', (name) => {
    Reflect.set(globalThis, 'coinbaseWalletExtension', { request: vi.fn() });
    faulty[name]?.();
    expect(watch().wallets).toContainEqual(expect.objectContaining({ option: 'coinbase' }));
  });

  test('an object that throws hides no other wallet: the second of several objects, when the first one throws', () => {
    faulty['one of its providers']?.();
    expect(watch().wallets).toMatchObject([{ option: 'binance' }]);
  });

  test('an object that throws hides no other wallet: what is announced and registered', () => {
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

test('a page may announce fifty wallets [T-WALLET-7]', () => {
  const onWallet = vi.fn();
  stop = watchWallets(onWallet);
  onWallet.mockClear();
  for (let index = 0; index < 200; index += 1) announce(`Wallet ${index}`, `test.wallet${index}`)();
  expect(onWallet).toHaveBeenCalledTimes(50);
  expect(onWallet.mock.lastCall?.[0]).toHaveLength(50);
});

test('a page may register fifty wallets, and others after some are removed', () => {
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

test('a registered wallet whose accounts throw is an error [T-WALLET-3]', async () => {
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

test('an object on the page is the fallback, and is replaced by a wallet that announces itself [B-WALLET-1]', () => {
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

test('a wallet that announces itself, and puts an object on the page that claims to be Metamask, is one wallet [B-WALLET-1]', () => {
  Reflect.set(globalThis, 'ethereum', { request: vi.fn(), isMetaMask: true });
  const silence = announce('Brave Wallet', 'com.brave.wallet');
  const seen = watch();
  const ethereum = () => seen.wallets.filter(({ type }) => type === 'ethereum').map(({ name }) => name);
  expect(ethereum()).not.toContain('');
  expect(ethereum()).toContain('Brave Wallet');
  silence();
});

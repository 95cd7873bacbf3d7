import type { Page } from '@playwright/test';
import { ed25519 } from '@noble/curves/ed25519.js';
import { base58 } from '@scure/base';
import { hexToString, isHex } from 'viem';
import { generatePrivateKey, privateKeyToAccount } from 'viem/accounts';

/** The behaviour of a wallet of a test when it is asked. */
export type Behaviour = 'agree' | 'decline' | 'silent' | { throws: unknown } | { gives: unknown };

/** A wallet with a real key, outside the page. The page's part only forwards calls. */
export interface TestWallet {
  address: string;
  /** The texts that were given to be signed, in order. */
  signed: string[];
  behave: { connect: Behaviour; sign: Behaviour };
}

/** The face of a wallet: the way it shows itself to the page. */
export interface WalletFace {
  /** By EIP-6963, or only as an object on the page. */
  announce?: { name: string; rdns: string; icon?: string; after?: number };
  /** Properties of the injected object, such as `isMetaMask`. */
  flags?: Record<string, boolean>;
  /** The path of the injected object. */
  at?: string;
}

/** Puts an Ethereum wallet into a page. */
export async function addEthereumWallet(page: Page, face: WalletFace): Promise<TestWallet> {
  const account = privateKeyToAccount(generatePrivateKey());
  const wallet: TestWallet = { address: account.address, signed: [], behave: { connect: 'agree', sign: 'agree' } };
  const name = `ask_${Math.random().toString(36).slice(2)}`;
  await page.exposeFunction(name, async (method: string, params: string[]) => {
    if (method === 'eth_requestAccounts') return play(wallet.behave.connect, () => [account.address]);
    const [text = ''] = params;
    wallet.signed.push(isHex(text) ? hexToString(text) : text);
    return play(wallet.behave.sign, () => account.signMessage({ message: isHex(text) ? { raw: text } : text }));
  });
  await page.addInitScript(
    ({ ask, announce, flags, at }) => {
      const listeners = new Map<string, Set<(given: unknown) => void>>();
      const provider = {
        ...flags,
        request: async ({ method, params = [] }: { method: string; params?: string[] }) => {
          const outside = Reflect.get(window, ask) as (
            method: string,
            params: string[],
          ) => Promise<{ kind: string; value?: unknown }>;
          const answer = await outside(method, params);
          if (answer.kind === 'silent') return new Promise(() => undefined);
          if (answer.kind === 'throws') throw answer.value;
          return answer.value;
        },
        on: (event: string, listener: (given: unknown) => void) => {
          listeners.set(event, (listeners.get(event) ?? new Set()).add(listener));
        },
        removeListener: (event: string, listener: (given: unknown) => void) => listeners.get(event)?.delete(listener),
        emit: (event: string, given: unknown) => listeners.get(event)?.forEach((listener) => listener(given)),
      };
      if (at) Reflect.set(window, at, provider);
      Reflect.set(window, `wallet of ${announce?.name ?? at}`, provider);
      if (!announce) return;
      const info = {
        uuid: `00000000-0000-4000-8000-${Math.random().toString(16).slice(2).padEnd(12, '0').slice(0, 12)}`,
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        ...announce,
      };
      const dispatchAnnouncement = () =>
        dispatchEvent(new CustomEvent('eip6963:announceProvider', { detail: Object.freeze({ info, provider }) }));
      setTimeout(() => {
        addEventListener('eip6963:requestProvider', dispatchAnnouncement);
        dispatchAnnouncement();
      }, announce.after ?? 0);
    },
    { ask: name, ...face },
  );
  return wallet;
}

/** Puts a Solana wallet into a page, by the Wallet Standard or as an object. */
export async function addSolanaWallet(
  page: Page,
  face: { name?: string; at?: string; flags?: Record<string, boolean> },
) {
  const secret = ed25519.utils.randomSecretKey();
  const publicKey = ed25519.getPublicKey(secret);
  const wallet: TestWallet = {
    address: base58.encode(publicKey),
    signed: [],
    behave: { connect: 'agree', sign: 'agree' },
  };
  const name = `ask_${Math.random().toString(36).slice(2)}`;
  await page.exposeFunction(name, async (method: string, bytes: number[]) => {
    if (method === 'connect') return play(wallet.behave.connect, () => wallet.address);
    const message = Uint8Array.from(bytes);
    wallet.signed.push(new TextDecoder().decode(message));
    return play(wallet.behave.sign, () => [...ed25519.sign(message, secret)]);
  });
  await page.addInitScript(
    ({ ask, address, key, name: title, at, flags }) => {
      const outside = async (method: string, bytes: number[] = []) => {
        const call = Reflect.get(window, ask) as (
          method: string,
          bytes: number[],
        ) => Promise<{ kind: string; value?: unknown }>;
        const answer = await call(method, bytes);
        if (answer.kind === 'silent') return new Promise(() => undefined);
        if (answer.kind === 'throws') throw answer.value;
        return answer.value;
      };
      const sign = async (message: Uint8Array) => {
        const signature = await outside('sign', [...message]);
        return Array.isArray(signature) ? Uint8Array.from(signature as number[]) : signature;
      };
      if (at) {
        Reflect.set(window, at, {
          ...flags,
          publicKey: undefined as unknown,
          connect: async () => ({ publicKey: { toBase58: () => address, given: await outside('connect') } }),
          signMessage: async (message: Uint8Array) => ({ signature: await sign(message) }),
          on: () => undefined,
        });
        return;
      }
      const account = { address, publicKey: Uint8Array.from(key), chains: ['solana:mainnet'], features: [] };
      const wallet = {
        version: '1.0.0',
        name: title,
        icon: 'data:image/svg+xml,<svg xmlns="http://www.w3.org/2000/svg"/>',
        chains: ['solana:mainnet'],
        accounts: [] as unknown[],
        features: {
          'standard:connect': {
            version: '1.0.0',
            connect: async () => {
              await outside('connect');
              wallet.accounts = [account];
              return { accounts: wallet.accounts };
            },
          },
          'standard:events': { version: '1.0.0', on: () => () => undefined },
          'solana:signMessage': {
            version: '1.0.0',
            signMessage: async ({ message }: { message: Uint8Array }) => [
              { signature: await sign(message), signedMessage: message },
            ],
          },
        },
      };
      const register = (api: { register(wallet: unknown): void }) => api.register(wallet);
      addEventListener('wallet-standard:app-ready', (event) => register((event as CustomEvent).detail));
      dispatchEvent(new CustomEvent('wallet-standard:register-wallet', { detail: register }));
    },
    { ask: name, address: wallet.address, key: [...publicKey], ...face },
  );
  return wallet;
}

async function play(behaviour: Behaviour, agree: () => unknown): Promise<{ kind: string; value?: unknown }> {
  if (behaviour === 'agree') return { kind: 'gives', value: await agree() };
  if (behaviour === 'decline') return { kind: 'throws', value: { code: 4001, message: 'User rejected the request.' } };
  if (behaviour === 'silent') return { kind: 'silent' };
  return 'throws' in behaviour
    ? { kind: 'throws', value: behaviour.throws }
    : { kind: 'gives', value: behaviour.gives };
}

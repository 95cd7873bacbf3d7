import type { Wallet } from '../../flows/core/provider/wallet-calls';
import { isRecord } from '../../flows/core/provider/record';
import { askWallet } from './wallet-errors';

/** A provider of EIP-1193, as far as it is used. */
export interface EthereumProvider {
  request(call: { method: string; params?: readonly unknown[] }): unknown;
  on?(event: string, listener: (...given: unknown[]) => void): unknown;
  removeListener?(event: string, listener: (...given: unknown[]) => void): unknown;
}

/** Tells whether a value has the interface of a provider of EIP-1193. */
export function isEthereumProvider(value: unknown): value is EthereumProvider {
  return isRecord(value) && typeof value['request'] === 'function';
}

/** The calls of a wallet, by its provider. */
export function ethereumCalls(provider: EthereumProvider): Pick<Wallet, 'connect' | 'sign' | 'watchAccount'> {
  return {
    connect: () => askWallet(() => provider.request({ method: 'eth_requestAccounts' }), firstAddress),
    sign: (address, text) =>
      askWallet(() => provider.request({ method: 'personal_sign', params: [hexOf(text), address] }), signatureOf),
    watchAccount: (address, onGone) => {
      const onAccounts = (accounts: unknown) => {
        const selected = firstAddress(accounts);
        if (selected?.toLowerCase() !== address.toLowerCase()) onGone(selected !== undefined);
      };
      const onDisconnect = () => onGone(false);
      listen(provider, 'on', 'accountsChanged', onAccounts);
      listen(provider, 'on', 'disconnect', onDisconnect);
      return () => {
        listen(provider, 'removeListener', 'accountsChanged', onAccounts);
        listen(provider, 'removeListener', 'disconnect', onDisconnect);
      };
    },
  };
}

/** A text as the hex of its UTF-8, so that every wallet signs the same bytes for any text (T-WALLET-6). */
export function hexOf(text: string): string {
  const bytes = new TextEncoder().encode(text);
  return `0x${Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('')}`;
}

function firstAddress(accounts: unknown): string | undefined {
  const first: unknown = Array.isArray(accounts) ? accounts[0] : undefined;
  return typeof first === 'string' && /^0x[0-9a-f]{40}$/i.test(first) ? first : undefined;
}

function signatureOf(answer: unknown): string | undefined {
  return typeof answer === 'string' && /^0x(?:[0-9a-f]{2})+$/i.test(answer) ? answer : undefined;
}

/** A wallet without events is still usable. */
function listen(
  provider: EthereumProvider,
  how: 'on' | 'removeListener',
  event: string,
  listener: (...given: unknown[]) => void,
): void {
  try {
    provider[how]?.(event, listener);
  } catch {
    // In that case the server detects a changed account, because the signature does not match.
  }
}

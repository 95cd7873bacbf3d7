import type { Wallet } from '../../flows/core/provider/wallet-calls';
import { safely } from '../../flows/core/host/safely';
import { isRecord } from '../../flows/core/provider/record';
import { askWallet } from './wallet-errors';
import { optionOf, typeOf } from './known-wallets';
import { mostWallets, safeIcon, safeName } from './page-objects';
import { signedSomethingElse, solanaAddress, solanaSignature } from './solana';

/** Listens for Solana wallets that register themselves (Wallet Standard), now and later, until stopped. */
export function watchRegistered(onChange: (wallets: readonly Wallet[]) => void): () => void {
  const present = new Map<object, Wallet>();
  const notify = () => onChange([...present.values()]);
  const register = (...given: unknown[]) => {
    for (const candidate of given) {
      const wallet = present.size < mostWallets ? safely(() => registered(candidate)) : undefined;
      if (wallet && isRecord(candidate)) present.set(candidate, wallet);
    }
    notify();
    return () => {
      for (const candidate of given) if (isRecord(candidate)) present.delete(candidate);
      notify();
    };
  };
  const api = { register };
  const onRegister = (event: Event) => {
    const callback: unknown = Reflect.get(event, 'detail');
    if (typeof callback === 'function')
      void askWallet(
        () => callback(api),
        () => null,
      );
  };
  addEventListener('wallet-standard:register-wallet', onRegister);
  dispatchEvent(new CustomEvent('wallet-standard:app-ready', { detail: api }));
  return () => removeEventListener('wallet-standard:register-wallet', onRegister);
}

function registered(candidate: unknown): Wallet | undefined {
  if (!isRecord(candidate)) return undefined;
  const { icon, features } = candidate;
  const name = safeName(candidate['name']);
  if (!name || !isRecord(features)) return undefined;
  const connect = methodOf(features['standard:connect'], 'connect');
  const signMessage = methodOf(features['solana:signMessage'], 'signMessage');
  if (!connect || !signMessage) return undefined;
  const onEvent = methodOf(features['standard:events'], 'on');
  const option = optionOf({ name });
  const picture = safeIcon(icon);
  return {
    id: `standard ${name}`,
    ...(option && typeOf(option) === 'solana' && { option }),
    name,
    ...(picture && { icon: picture }),
    type: 'solana',
    connect: () =>
      askWallet(
        () => connect(),
        (answer) => (isRecord(answer) ? addressOf(answer['accounts']) : undefined) ?? addressOf(candidate['accounts']),
      ),
    sign: (address, text) => {
      const message = new TextEncoder().encode(text);
      return askWallet(
        () => signMessage({ account: accountOf(candidate['accounts'], address), message }),
        (answer) => (signedSomethingElse(answer, message) ? undefined : solanaSignature(answer)),
      );
    },
    watchAccount: (address, onGone) => {
      const isGone = () => !safely(() => accountOf(candidate['accounts'], address));
      const stop = safely(() =>
        onEvent?.('change', () => isGone() && onGone(safely(() => addressOf(candidate['accounts'])) !== undefined)),
      );
      return () => (typeof stop === 'function' ? void safely(() => stop()) : undefined);
    },
  };
}

function methodOf(feature: unknown, name: string): ((...given: unknown[]) => unknown) | undefined {
  const method = isRecord(feature) ? feature[name] : undefined;
  return typeof method === 'function' ? (...given) => method.apply(feature, given) : undefined;
}

/** The first address of Solana. A wallet of several chains has other addresses as well. */
function addressOf(accounts: unknown): string | undefined {
  const all: readonly unknown[] = Array.isArray(accounts) ? accounts : [];
  return all.map((account) => isRecord(account) && solanaAddress(account['address'])).find(Boolean) || undefined;
}

function accountOf(accounts: unknown, address: string): unknown {
  return Array.isArray(accounts)
    ? accounts.find((account: unknown) => isRecord(account) && account['address'] === address)
    : undefined;
}

import type { Wallet, WalletOption } from '../../flows/core/provider/wallet-calls';
import { safely } from '../../flows/core/host/safely';
import { isRecord } from '../../flows/core/provider/record';
import { ethereumCalls, isEthereumProvider } from './ethereum';
import { optionByFlag, typeOf } from './known-wallets';
import { signedSomethingElse, solanaAddress, solanaSignature } from './solana';
import { askWallet } from './wallet-errors';

/** The wallets that only inject an object into the page: the fallback for those that do not announce themselves. */
export function injectedWallets(): readonly Wallet[] {
  const found = [
    ...ethereumObjects().map(([option, provider]) => safely(() => injectedEthereum(option, provider))),
    ...[page('phantom', 'solana'), page('solana')].map((provider) => safely(() => injectedSolana(provider))),
  ].filter((wallet) => wallet !== undefined);
  return found.filter((wallet, index) => found.findIndex(({ id }) => id === wallet.id) === index);
}

function ethereumObjects(): [WalletOption | undefined, unknown][] {
  const main = page('ethereum');
  const several = safely(() =>
    isRecord(main) && Array.isArray(main['providers']) ? [...main['providers']] : undefined,
  );
  return [
    ...(several?.length ? several : [main]).map((one: unknown): [undefined, unknown] => [undefined, one]),
    ['coinbase', page('coinbaseWalletExtension')],
    ['binance', page('BinanceChain')],
    ['vessel', page('vessel', 'ethereum')],
  ];
}

function injectedEthereum(given: WalletOption | undefined, provider: unknown): Wallet | undefined {
  if (!isEthereumProvider(provider)) return undefined;
  const option = given ?? optionByFlag(provider);
  const isGeneric = !option || typeOf(option) === 'solana';
  return {
    id: `injected ${isGeneric ? 'ethereum-wallet' : option}`,
    option: isGeneric ? 'ethereum-wallet' : option,
    name: '',
    type: 'ethereum',
    ...ethereumCalls(provider),
  };
}

function injectedSolana(provider: unknown): Wallet | undefined {
  if (!isRecord(provider)) return undefined;
  if (typeof provider['connect'] !== 'function' || typeof provider['signMessage'] !== 'function') return undefined;
  const option = optionByFlag(provider) === 'phantom' ? 'phantom' : 'solana-wallet';
  const ask = (name: string, ...given: unknown[]): unknown => {
    const method = provider[name];
    return typeof method === 'function' ? method.apply(provider, given) : undefined;
  };
  // Its result, or its exception, changes nothing.
  const tell = (name: string, ...given: unknown[]) =>
    void askWallet(
      () => ask(name, ...given),
      () => null,
    );
  return {
    id: `injected ${option}`,
    option,
    name: '',
    type: 'solana',
    connect: () =>
      askWallet(
        () => ask('connect'),
        (answer) => keyOf(isRecord(answer) ? answer['publicKey'] : undefined) ?? keyOf(provider['publicKey']),
      ),
    sign: (_address, text) => {
      const bytes = new TextEncoder().encode(text);
      return askWallet(
        () => ask('signMessage', bytes, 'utf8'),
        (answer) => (signedSomethingElse(answer, bytes) ? undefined : solanaSignature(answer)),
      );
    },
    watchAccount: (address, onGone) => {
      // Phantom gives no key of an account that is not connected to the page.
      const onAccount = (key: unknown) => keyOf(key) !== address && onGone(true);
      const onDisconnect = () => onGone(false);
      tell('on', 'accountChanged', onAccount);
      tell('on', 'disconnect', onDisconnect);
      return () => {
        tell('removeListener', 'accountChanged', onAccount);
        tell('removeListener', 'disconnect', onDisconnect);
      };
    },
  };
}

/** A key has its own address. */
function keyOf(key: unknown): string | undefined {
  if (typeof key === 'string') return solanaAddress(key);
  return safely(() => {
    const toBase58: unknown = isRecord(key) ? (key['toBase58'] ?? key['toString']) : undefined;
    return typeof toBase58 === 'function' ? solanaAddress(toBase58.call(key)) : undefined;
  });
}

function page(...path: string[]): unknown {
  return safely(() =>
    path.reduce<unknown>((owner, name) => (isRecord(owner) ? Reflect.get(owner, name) : undefined), globalThis),
  );
}

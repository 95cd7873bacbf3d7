import type { Wallet, WalletOption } from '../../flows/core/provider/wallet-calls';
import { isRecord } from '../stytch/is-record';
import { ethereumCalls, isEthereumProvider } from './ethereum';
import { optionByFlag } from './known-wallets';
import { signedSomethingElse, solanaAddress, solanaSignature } from './solana';
import { askWallet } from './wallet-errors';

/** The wallets that only put an object on the page: the fallback for those that announce nothing. */
export function injectedWallets(): readonly Wallet[] {
  const found = [...ethereumObjects().map(injectedEthereum), ...solanaObjects().map(injectedSolana)];
  return found.filter((wallet, place) => found.findIndex(({ id }) => id === wallet.id) === place);
}

function ethereumObjects(): [WalletOption | undefined, Parameters<typeof ethereumCalls>[0]][] {
  const main = page('ethereum');
  const several: unknown = isRecord(main) ? main['providers'] : undefined;
  const candidates: [WalletOption | undefined, unknown][] = [
    ...(Array.isArray(several) ? several : [main]).map((one: unknown): [undefined, unknown] => [undefined, one]),
    ['coinbase', page('coinbaseWalletExtension')],
    ['binance', page('BinanceChain')],
    ['vessel', page('vessel', 'ethereum')],
  ];
  return candidates.flatMap(([option, provider]) =>
    isEthereumProvider(provider) ? [[option, provider] satisfies [WalletOption | undefined, typeof provider]] : [],
  );
}

function injectedEthereum([given, provider]: ReturnType<typeof ethereumObjects>[number]): Wallet {
  const option = given ?? optionByFlag(provider);
  const isGeneric = !option || option === 'phantom';
  return {
    id: `injected ${isGeneric ? 'ethereum-wallet' : option}`,
    option: isGeneric ? 'ethereum-wallet' : option,
    name: '',
    type: 'ethereum',
    ...ethereumCalls(provider),
  };
}

function solanaObjects(): Record<string, unknown>[] {
  return [page('phantom', 'solana'), page('solana')].filter(
    (one) => isRecord(one) && typeof one['connect'] === 'function' && typeof one['signMessage'] === 'function',
  ) as Record<string, unknown>[];
}

function injectedSolana(provider: Record<string, unknown>): Wallet {
  const option = optionByFlag(provider) === 'phantom' ? 'phantom' : 'solana-wallet';
  const ask = (name: string, ...given: unknown[]): unknown => {
    const method = provider[name];
    return typeof method === 'function' ? method.apply(provider, given) : undefined;
  };
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
      const onAccount = (key: unknown) => keyOf(key) !== address && onGone();
      void askWallet(
        () => ask('on', 'accountChanged', onAccount),
        () => null,
      );
      void askWallet(
        () => ask('on', 'disconnect', onGone),
        () => null,
      );
      return () => {
        void askWallet(
          () => ask('removeListener', 'accountChanged', onAccount),
          () => null,
        );
        void askWallet(
          () => ask('removeListener', 'disconnect', onGone),
          () => null,
        );
      };
    },
  };
}

/** A key says its own address. */
function keyOf(key: unknown): string | undefined {
  if (typeof key === 'string') return solanaAddress(key);
  const toBase58: unknown = isRecord(key) ? (key['toBase58'] ?? key['toString']) : undefined;
  try {
    return typeof toBase58 === 'function' ? solanaAddress(toBase58.call(key)) : undefined;
  } catch {
    return undefined;
  }
}

function page(...path: string[]): unknown {
  try {
    return path.reduce<unknown>((owner, name) => (isRecord(owner) ? owner[name] : undefined), {
      ...globalsOf(path[0]),
    });
  } catch {
    return undefined;
  }
}

function globalsOf(name = ''): Record<string, unknown> {
  return { [name]: Reflect.get(globalThis, name) };
}

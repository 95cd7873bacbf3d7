import { safely } from '../../flows/core/host/safely';
import { failed, type Outcome } from '../../flows/core/provider/outcome';

/** A rejection by the user (EIP-1193), and a request that already waits in the wallet (MetaMask). */
const declined = 4001;
const alreadyOpen = -32_002;

/** The failure for a wallet's exception, which may be any value, even one that throws when it is read. */
export function walletFailure(cause: unknown): Outcome<never> {
  const code = read(cause, 'code');
  if (code === declined || saysDeclined(read(cause, 'message'))) return failed({ type: 'cancelled', cause });
  return failed({ type: code === alreadyOpen ? 'wallet_busy' : 'wallet_failed', cause });
}

/** Calls a wallet. Any result or exception becomes an outcome. */
export async function askWallet<Value>(
  request: () => unknown,
  accept: (answer: unknown) => Value | undefined,
): Promise<Outcome<Value>> {
  try {
    const value = accept(await request());
    return value === undefined ? failed({ type: 'wallet_failed' }) : { ok: true, value };
  } catch (thrown) {
    return walletFailure(thrown);
  }
}

/** Solana's wallets have no code for a rejection. */
function saysDeclined(message: unknown): boolean {
  return typeof message === 'string' && /user (?:rejected|denied|declined|cancel)/i.test(message);
}

function read(owner: unknown, name: string): unknown {
  return safely(() => (typeof owner === 'object' && owner !== null ? Reflect.get(owner, name) : undefined));
}

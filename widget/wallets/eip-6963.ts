import type { Wallet } from '../../flows/core/provider/wallet-calls';
import { safely } from '../../flows/core/host/safely';
import { isRecord } from '../../flows/core/provider/record';
import { ethereumCalls, isEthereumProvider } from './ethereum';
import { optionOf, typeOf } from './known-wallets';
import { safeIcon, safeName } from './page-objects';

/** Listens for Ethereum wallets that announce themselves (EIP-6963), now and later, until stopped. */
export function watchAnnounced(onWallet: (wallet: Wallet) => void): () => void {
  const listen = (event: Event) => {
    const wallet = event instanceof CustomEvent ? safely(() => announced(event.detail)) : undefined;
    if (wallet) onWallet(wallet);
  };
  addEventListener('eip6963:announceProvider', listen);
  dispatchEvent(new Event('eip6963:requestProvider'));
  return () => removeEventListener('eip6963:announceProvider', listen);
}

function announced(detail: unknown): Wallet | undefined {
  if (!isRecord(detail) || !isRecord(detail['info']) || !isEthereumProvider(detail['provider'])) return undefined;
  const { uuid, rdns, icon } = detail['info'];
  const name = safeName(detail['info']['name']);
  if (!name) return undefined;
  const option = optionOf({ name, ...(typeof rdns === 'string' && { rdns }) });
  const picture = safeIcon(icon);
  return {
    id: `eip6963 ${typeof rdns === 'string' && rdns ? rdns : String(uuid)}`,
    ...(option && typeOf(option) === 'ethereum' && { option }),
    name,
    ...(picture && { icon: picture }),
    type: 'ethereum',
    ...ethereumCalls(detail['provider']),
  };
}

import type { Way } from '../core/last-used/way';
import type { Wallet } from '../core/provider/wallet-calls';

/** The way of a wallet, by its name, which is the same tomorrow: without blanks, and of a length that can be kept. */
export function walletWay({ option, name }: Pick<Wallet, 'option' | 'name'>): Way {
  // Half of a pair of surrogates has no encoding.
  return `crypto:${encodeURIComponent((option ?? name).slice(0, 60).replaceAll(/[\ud800-\udfff]/g, ''))}`;
}

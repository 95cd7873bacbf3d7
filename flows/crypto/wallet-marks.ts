import coinbase from '@web3icons/core/svgs/wallets/branded/coinbase.svg.js';
import metamask from '@web3icons/core/svgs/wallets/branded/metamask.svg.js';
import phantom from '@web3icons/core/svgs/wallets/branded/phantom.svg.js';
import binance from '@web3icons/core/svgs/exchanges/branded/binance.svg.js';
import ethereum from '@web3icons/core/svgs/networks/branded/ethereum.svg.js';
import solana from '@web3icons/core/svgs/networks/mono/solana.svg.js';
import type { IconShapes } from '../../primitives/icon/brand-icon';
import type { WalletOption } from '../core/provider/wallet-calls';

const white = '#fff';

/** The marks of the named wallets, by Web3 Icons. Vessel has none there. */
export const walletMarks: Readonly<Partial<Record<WalletOption, IconShapes>>> = {
  binance: shapesOf(binance),
  coinbase: shapesOf(coinbase),
  metamask: shapesOf(metamask),
  phantom: shapesOf(phantom),
  'ethereum-wallet': shapesOf(ethereum),
  // Of one colour, white on dark cards as it is on them.
  'solana-wallet': shapesOf(solana).map((shape) => (shape.fill === white ? { ...shape, fill: 'currentColor' } : shape)),
};

/**
 * The paths of a rendering that is all paths, as data: a page that allows neither pictures nor markup made of text renders
 * those as well.
 */
export function shapesOf(svg: string): IconShapes {
  return [...svg.matchAll(/<path ([^>]*)\/>/g)].map(([, written = '']) => {
    const given = new Map(
      [...written.matchAll(/([a-z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]),
    );
    const isEvenOdd = given.get('fill-rule') === 'evenodd';
    return { d: given.get('d') ?? '', fill: given.get('fill'), ...(isEvenOdd && { fillRule: 'evenodd' as const }) };
  });
}

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
  // It is white alone, so it takes the colour of the text, which is white on dark cards.
  'solana-wallet': shapesOf(solana).map((shape) => (shape.fill === white ? { ...shape, fill: 'currentColor' } : shape)),
};

/**
 * The paths of an SVG that consists of paths, as data. They can be rendered under a policy that allows neither images
 * nor markup from text.
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

import coinbase from '@web3icons/core/svgs/wallets/branded/coinbase.svg.js';
import { expect, test } from 'vitest';
import { namedWallets } from './wallet-names';
import { shapesOf, walletMarks } from './wallet-marks';

test('every named wallet has its mark, except Vessel, which is not in the set [B-WALLET-8]', () => {
  const without = namedWallets.filter(({ option }) => !walletMarks[option]).map(({ option }) => option);
  expect(without).toEqual(['vessel']);
  expect(walletMarks).toHaveProperty('ethereum-wallet');
  expect(walletMarks).toHaveProperty('solana-wallet');
});

test('a mark has every path of its SVG, with its colour', () => {
  expect(shapesOf(coinbase).map(({ fill, fillRule }) => ({ fill, fillRule }))).toEqual([
    { fill: '#0E5BFF', fillRule: undefined },
    { fill: '#fff', fillRule: 'evenodd' },
  ]);
  for (const shapes of Object.values(walletMarks)) {
    expect(shapes.length).toBeGreaterThan(0);
    for (const { d, fill } of shapes) {
      expect(d).toMatch(/^[mM][\d\s.,a-zA-Z-]+$/);
      // A colour and no reference, which another image on the page could answer.
      expect(fill).toMatch(/^#[\da-f]{3,6}$|^currentColor$/i);
    }
    // A key of its own for each.
    expect(new Set(shapes.map(({ d }) => d)).size).toBe(shapes.length);
  }
});

import { expect, test } from 'vitest';
import { walletMethodKey } from './wallets.atoms';

test.each([
  ['metamask', 'MetaMask', 'crypto:metamask'],
  [undefined, 'Rabby Wallet', 'crypto:Rabby%20Wallet'],
  [undefined, '\ud800', 'crypto:'],
  [undefined, '', 'crypto:'],
] as const)('a wallet that is %s, %j, is remembered as %s', (option, name, method) =>
  expect(walletMethodKey({ name, option })).toBe(method),
);

test('any name of a wallet gives a key without blanks that can be stored', () => {
  for (const name of ['Ω wallet (beta) ~*!', '🦊'.repeat(100), 'a b - c', '%', '\u202egnol', '語'.repeat(10_000)]) {
    expect(walletMethodKey({ name })).toMatch(/^crypto:\S{0,540}$/);
  }
});

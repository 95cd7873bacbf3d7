import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isForNow, isForSite } from './sign-in-message';
import { parseSiwe } from './siwe';
import { parseSiws } from './siws';

const vectors = `${process.env['VESTIBULE_VECTORS']}/siwe/`;
const hasVectors = existsSync(vectors);
const read = <Case>(name: string): [string, Case][] =>
  hasVectors ? Object.entries(JSON.parse(readFileSync(vectors + name, 'utf8')) as Record<string, Case>) : [];

const message = (changes: Partial<Record<'domain' | 'uri' | 'address', string>> = {}) => {
  const { domain = 'app.test', uri = 'https://app.test', address = `0x${'ab'.repeat(20)}` } = changes;
  return `${domain} wants you to sign in with your Ethereum account:\n${address}\n\n\nURI: ${uri}\nVersion: 1\nChain ID: 1\nNonce: abcdefgh12\nIssued At: 2026-11-21T00:00:00.000Z\nExpiration Time: 2026-11-21T00:05:00.000Z`;
};
const here = {
  host: 'app.test',
  origin: 'https://app.test',
  address: `0x${'AB'.repeat(20)}`,
  now: Date.parse('2026-11-21T00:01:00Z'),
};
const isForHere = (text: string) => {
  const parsed = parseSiwe(text);
  return parsed !== undefined && isForSite(here, parsed);
};
const isTimely = (now: string) => {
  const parsed = parseSiwe(message());
  return parsed !== undefined && isForNow({ ...here, now: Date.parse(now) }, parsed);
};

test('a message for this site, this address and this moment may be given to the wallet', () => {
  expect(isForHere(message())).toBe(true);
});

test.each([
  ['another site', { domain: 'evil.test' }],
  ['an address of another site', { uri: 'https://evil.test' }],
  ['the same site without encryption', { uri: 'http://app.test' }],
  ["another user's address", { address: `0x${'cd'.repeat(20)}` }],
  ['a site that only begins like this one', { domain: 'app.test.evil.test' }],
])('a message for %s is refused [T-WALLET-5]', (_name, changes) => {
  expect(isForHere(message(changes))).toBe(false);
});

test.each([
  ['right', '2026-11-21T00:01:00Z'],
  ['six minutes fast', '2026-11-21T00:06:10Z'],
  ['six minutes slow', '2026-11-20T23:54:00Z'],
])('a visitor whose clock is %s gets the message', (_name, now) => {
  expect(isTimely(now)).toBe(true);
});

test.each([
  ['over for an hour', '2026-11-21T01:05:00Z'],
  ['not issued before an hour from now', '2026-11-20T23:00:00Z'],
])('a message that is %s is refused by its time [T-WALLET-5]', (_name, now) => {
  expect(isTimely(now)).toBe(false);
});

describe('Solana messages', () => {
  const address = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
  const solana = { ...here, address };
  const whole = `app.test wants you to sign in with your Solana account:\n${address}\n\nWelcome.\n\nURI: https://app.test/login\nVersion: 1\nChain ID: mainnet\nNonce: abcdefgh12\nIssued At: 2026-11-21T00:00:00.000Z\nExpiration Time: 2026-11-21T00:05:00.000Z`;
  const isForHere = (text: string) => {
    const parsed = parseSiws(text);
    return parsed !== undefined && isForSite(solana, parsed) && isForNow(solana, parsed);
  };

  test.each([
    ['whole', whole],
    ['as short as can be', `app.test wants you to sign in with your Solana account:\n${address}`],
    ['without words of its own', whole.replace('\n\nWelcome.', '')],
  ])('a Solana message for this site may be given to the wallet: %s', (_name, text) => {
    expect(isForHere(text)).toBe(true);
  });

  test.each([
    ['for another site', whole.replace('app.test wants', 'evil.test wants')],
    ['with an address of another site', whole.replace('https://app.test/', 'https://evil.test/')],
    ['with two addresses', `${whole}\nURI: https://app.test`],
    ["with another user's account", whole.replace(address, address.replace('7', '8'))],
    ['with an account in other capitals', whole.replace(address, address.toLowerCase())],
    ['for an account of Ethereum', whole.replace('Solana', 'Ethereum')],
    ['with a moment that does not exist', whole.replace('2026-11-21T00:05', '2026-13-21T00:05')],
    ['that is over', whole.replace('2026-11-21T00:05', '2026-11-20T00:05')],
  ])('a Solana message is refused when it is one %s', (_name, text) => {
    expect(isForHere(text)).toBe(false);
  });
});

// The messages that the parser of the `siwe` package's authors accepts and refuses; skipped where the data is absent.
describe.skipIf(!hasVectors)('the vectors of siwe', () => {
  test.each(read<{ message: string; fields: Record<string, unknown> }>('parsing_positive.json'))(
    'a vector of siwe well formed: %s',
    (_name, { message: text, fields }) => {
      const parsed = parseSiwe(text);
      expect(parsed).toMatchObject({ domain: fields['domain'], address: fields['address'], nonce: fields['nonce'] });
      expect(parsed?.chainId).toBe(fields['chainId']);
    },
  );

  // The checksum of an address is not verified: it is compared with the address from the wallet.
  const negative = read<string>('parsing_negative.json').filter(([name]) => name !== 'address not EIP-55');
  test.each(negative)('a vector of siwe not well formed: %s', (_name, text) => {
    expect(parseSiwe(text)).toBeUndefined();
  });
});

import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { isSiweFor, parseSiwe } from './siwe';

const vectors = `${process.cwd()}/../shared/vectors/siwe/`;
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
const isForHere = (text: string, expected = here) => {
  const parsed = parseSiwe(text);
  return parsed !== undefined && isSiweFor(expected, parsed);
};

test('a message for this site, this address and this moment may be given to the wallet', () => {
  expect(isForHere(message())).toBe(true);
});

test.each([
  ['another site', { domain: 'evil.test' }],
  ['an address of another site', { uri: 'https://evil.test' }],
  ['the same site without encryption', { uri: 'http://app.test' }],
  ["somebody else's address", { address: `0x${'cd'.repeat(20)}` }],
  ['a site that only begins like this one', { domain: 'app.test.evil.test' }],
])('a message for %s is not', (_name, changes) => {
  expect(isForHere(message(changes))).toBe(false);
});

test('a message that is over is not', () => {
  expect(isForHere(message(), { ...here, now: Date.parse('2026-11-21T01:00:00Z') })).toBe(false);
});

// What the parser of the `siwe` package's authors accepts and refuses; skipped where the data is absent.
describe.skipIf(!hasVectors)('as the authors of siwe have it', () => {
  test.each(read<{ message: string; fields: Record<string, unknown> }>('parsing_positive.json'))(
    'well formed: %s',
    (_name, { message: text, fields }) => {
      const parsed = parseSiwe(text);
      expect(parsed).toMatchObject({ domain: fields['domain'], address: fields['address'], nonce: fields['nonce'] });
      expect(parsed?.chainId).toBe(fields['chainId']);
    },
  );

  // The checksum of an address is not checked: it is compared with the one that the wallet gave.
  const negative = read<string>('parsing_negative.json').filter(([name]) => name !== 'address not EIP-55');
  test.each(negative)('not well formed: %s', (_name, text) => {
    expect(parseSiwe(text)).toBeUndefined();
  });
});

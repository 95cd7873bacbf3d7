import { describe, expect, test } from 'vitest';
import { claimsToNameSite, isForNow, isForSite } from './sign-in-message';
import { isMoment, parseSiwe } from './siwe';
import { parseSiws } from './siws';

const onEthereum = `0x${'ab'.repeat(20)}`;
const onSolana = '7S3P4HxJpyyigGzodYwHtCxZyUQe9JiBMHyRWXArAaKv';
const now = Date.parse('2026-11-21T00:00:00Z');
const here = { host: 'app.test:8443', origin: 'https://app.test:8443', address: onEthereum, now };
const ofEthereum = `app.test:8443 wants you to sign in with your Ethereum account:\n${onEthereum}\n\nWelcome.\n\nURI: https://app.test:8443/in\nVersion: 1\nChain ID: 1\nNonce: abcdefgh12\nIssued At: 2026-11-21T00:00:00Z`;

// Columns: the change to a message for this site | whether the wallet still receives it.
test.each<[string, (text: string) => string, boolean]>([
  ['nothing', (text) => text, true],
  ['this scheme', (text) => `https://${text}`, true],
  ['another scheme', (text) => `http://${text}`, false],
  ['another port', (text) => text.replace('app.test:8443 wants', 'app.test wants'), false],
  ['another port in its address', (text) => text.replace('8443/in', '8444/in'), false],
  [
    'a name before the site',
    (text) => text.replace('https://app.test:8443/in', 'https://app.test:8443@evil.test'),
    false,
  ],
  ['a path behind the site', (text) => text.replace('8443 wants', '8443/ wants'), false],
  ['no words of its own', (text) => text.replace('Welcome.\n', ''), true],
  ['two lines of words', (text) => text.replace('Welcome.', 'Welcome.\nURI: https://app.test:8443'), false],
  ['another version', (text) => text.replace('Version: 1', 'Version: 2'), false],
  ['a nonce that is short', (text) => text.replace('abcdefgh12', 'abc'), false],
  ['an address that is none', (text) => text.replace('https://app.test:8443/in', 'app.test'), false],
  ['an address in other letters', (text) => text.replace('8443/in', '8443/ïn'), false],
  [
    'all that may follow',
    (text) =>
      `${text}\nExpiration Time: 2026-11-21T00:05:00Z\nNot Before: 2026-11-21T00:00:00+01:00\nRequest ID: 7\nResources:\n- https://app.test/a\n- ipfs://b`,
    true,
  ],
  ['a resource that is none', (text) => `${text}\nResources:\n- a`, false],
  ['something behind its end', (text) => `${text}\n`, false],
  ['a day that does not exist', (text) => `${text}\nExpiration Time: 2026-02-30T00:00:00Z`, false],
  ['a moment without a place', (text) => text.replace('00:00:00Z', '00:00:00'), false],
])('a user who is sent a message with %s', (_name, change, isGiven) => {
  const message = parseSiwe(change(ofEthereum));
  expect(message !== undefined && isForSite(here, message)).toBe(isGiven);
});

// Columns: the text after the account in a message of Solana | whether it can be parsed.
test.each<[string, string, boolean]>([
  [
    'the moments of all kinds',
    '\n\nIssued At: 2026-11-21T00:00:00Z\nExpiration Time: 2026-11-21T00:05:00Z\nNot Before: 2026-11-21T00:00:00Z',
    true,
  ],
  ['two ends', '\n\nExpiration Time: 2026-11-21T00:05:00Z\nExpiration Time: 2027-11-21T00:05:00Z', false],
  ['two beginnings', '\n\nNot Before: 2026-11-21T00:05:00Z\nNot Before: 2025-11-21T00:05:00Z', false],
  ['an end that is no moment', '\n\nExpiration Time: tomorrow', false],
  ['an address that is none', '\n\nURI: app.test', false],
  ['words without a line between', '\nWelcome.', false],
  ['a word behind it', ' x', false],
])('a user who is sent a message of Solana with %s', (_name, rest, isRead) => {
  const text = `app.test wants you to sign in with your Solana account:\n${onSolana}${rest}`;
  expect(parseSiws(text) !== undefined).toBe(isRead);
});

describe('Solana messages', () => {
  test.each([
    ['this scheme', 'https', true],
    ['another scheme', 'http', false],
  ])('a Solana message that names %s may be given to the wallet: %s, %s', (_name, scheme, isGiven) => {
    const message = parseSiws(`${scheme}://app.test wants you to sign in with your Solana account:\n${onSolana}`);
    const site = { host: 'app.test', origin: 'https://app.test', address: onSolana, now };
    expect(message !== undefined && isForSite(site, message)).toBe(isGiven);
  });

  test.each(['1'.repeat(31), '0'.repeat(32), onEthereum])('a Solana message to %s has no recipient', (address) => {
    expect(parseSiws(`app.test wants you to sign in with your Solana account:\n${address}`)).toBeUndefined();
  });
});

const after = (minutes: number) => new Date(now + minutes * 60_000).toISOString();
// Columns: the times of a message, in minutes from now | whether the wallet receives it now.
test.each<[{ issuedAt?: string; expirationTime?: string; notBefore?: string }, boolean]>([
  [{}, true],
  [{ expirationTime: after(-10) }, true],
  [{ expirationTime: after(-10.001) }, false],
  [{ issuedAt: after(10) }, true],
  [{ issuedAt: after(10.001) }, false],
  [{ notBefore: after(10) }, true],
  [{ issuedAt: after(-60), notBefore: after(11) }, false],
  [{ issuedAt: after(-60), expirationTime: after(60), notBefore: after(-1) }, true],
])('a user who is sent a message of %j', (moments, isGiven) => {
  expect(isForNow(here, { domain: 'app.test', address: onEthereum, ...moments })).toBe(isGiven);
});

test.each<[string, boolean]>([
  ['evil.test wants you to sign in with your Ethereum account:\n0x1', true],
  ['EVIL.TEST WANTS YOU TO SIGN IN WITH YOUR SOLANA ACCOUNT', true],
  ['Sign in to this project: abc', false],
  ['', false],
])('a user who is sent %j is asked about the site it names: %s', (text, isAsked) => {
  expect(claimsToNameSite(text)).toBe(isAsked);
});

test.each<[string, boolean]>([
  ['2028-02-29T00:00:00Z', true],
  ['2026-02-29T00:00:00Z', false],
  ['2026-04-31T00:00:00Z', false],
  ['2026-13-01T00:00:00Z', false],
  ['2026-11-21T25:00:00Z', false],
  ['Sat, 21 Nov 2026 00:00:00 GMT', false],
])('a message with the time %s can be read: %s', (text, isOne) => expect(isMoment(text)).toBe(isOne));

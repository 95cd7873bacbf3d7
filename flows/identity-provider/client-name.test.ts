import { expect, test } from 'vitest';
import { cleanName, destinationOf, readableName } from './client-name';
import { sectionsOf } from './permissions/consent-manifest';
import { sortScopes } from './permissions/scopes';

test.each([
  '',
  '   ',
  '\u200b\u200d\ufeff',
  '\u202e',
  '\u3164',
  '\u0000',
  '\uffa0',
  '\u034f',
  '\u17b4',
  '\ufe0f',
  '\ue000',
  '\u{f0000}',
  '\u2003\u3000\u2800',
])('a name of %j is empty', (name) => {
  expect(cleanName(name)).toBe('');
});

test('characters that change the direction of text are removed from a name, and combining marks do not pile up [T-TEXT-7]', () => {
  expect(cleanName('\u202eRobot\u2066 \ud800')).toBe('Robot');
  expect(cleanName(`Z${'\u0301'.repeat(200)}algo`)).toBe('Z\u0301\u0301algo');
  expect(cleanName('😀')).toBe('😀');
});

test('a run of blanks becomes one blank, however wide they are', () => {
  expect(cleanName('Robot\u3000\u2003\u00a0 Bank\n\tLtd')).toBe('Robot Bank Ltd');
});

test.each(['\u0301', '\u3000', ' ', '\u200b', '\t'])(
  'a name with ten million of %j is read to a limit [T-TEXT-8]',
  (one) => {
    expect(cleanName(`Robot é${one.repeat(10_000_000)}Bank`)).toMatch(/^Robot é\u0301{0,2}$/);
  },
);

test('invisible characters do not pad a name', () => {
  expect(cleanName('Robot \u200b \u3164 \u{e0020} Bank')).toBe('Robot Bank');
});

test('joiners are kept where a script or an emoji needs them, and removed elsewhere', () => {
  expect(cleanName('می\u200cخواهم')).toBe('می\u200cخواهم');
  expect(cleanName('क्\u200dष')).toBe('क्\u200dष');
  expect(cleanName('👩\u200d🚀 Space')).toBe('👩\u200d🚀 Space');
  expect(cleanName('Pay\u200dPal\u200c')).toBe('PayPal');
});

test('a long name is cut between letters [T-TEXT-8]', () => {
  const long = '😀'.repeat(10_000);
  const { whole, short } = readableName(long);
  expect(whole).toBe(long);
  expect(Array.from(short)).toHaveLength(81);
  expect(readableName('Robot')).toEqual({ whole: 'Robot', short: 'Robot' });
  expect(readableName(undefined)).toEqual({ whole: '', short: '' });
});

test.each([
  ['https://robot.test:8443/back', 'robot.test:8443'],
  ['https://xn--pypal-4ve.test/', 'xn--pypal-4ve.test'],
  ['https://pаypal.test/', 'xn--pypal-4ve.test'],
])('the host of %j is %j [B-IDP-9]', (address, name) => {
  expect(destinationOf(address)).toEqual({ kind: 'host', name });
});

test('a long host of a destination is cut at its start [T-IDP-27]', () => {
  const host = `bank.test.${'a.'.repeat(200)}evil.example:8443`;
  expect(destinationOf(`https://${host}/back`)).toEqual({ kind: 'host', name: `…${host.slice(-120)}` });
});

test.each([
  ['com.robot.app:/cb', 'com.robot.app://'],
  ['com.evil.app://paypal.com/cb', 'com.evil.app://'],
  ['paypal.com:/cb', 'paypal.com://'],
  [`${'a'.repeat(500)}:/cb`, `${'a'.repeat(80)}…://`],
])('the scheme of %j is %j, which is not read as a host [T-IDP-22] [T-ADDR-10]', (address, name) => {
  expect(destinationOf(address)).toEqual({ kind: 'app', name });
});

test('a missing address has no destination', () => {
  expect(destinationOf('not an address')).toEqual({ kind: 'unknown' });
});

test('only requested scopes can be granted, each once [B-IDP-8] [T-IDP-6]', () => {
  const results = ['openid', 'openid', 'admin', 'email', '  '].map((scope) => ({
    scope,
    isGrantable: scope !== 'email',
  }));
  const { grantable, ungrantable } = sortScopes({
    request: { scopes: ['openid', 'email', 'phone', '  '] },
    authorization: { scopes: results },
  });
  expect(grantable.map(({ scope }) => scope)).toEqual(['openid']);
  expect(ungrantable.map(({ scope }) => scope)).toEqual(['email']);
});

test('the manifest of a host is read, and anything else is refused [B-IDP-12]', () => {
  const read = (manifest: unknown) => sectionsOf(manifest as never, { scopes: [], clientName: '' });
  expect(read(['Read'])).toEqual([{ items: ['Read'] }]);
  const sections = [{ header: 'Files', items: ['Read', { text: 'Write', details: ['New ones'] }] }];
  expect(read(sections)).toEqual(sections);
  for (const odd of [undefined, null, 'Read', [], [7], [{ items: [7] }], [{ text: 7 }], [{ items: 'x' }]]) {
    expect(read(odd)).toBeUndefined();
  }
});

import { expect, test } from 'vitest';
import { cleanName, clientNameOf, hostOf } from './foreign-name';
import { sectionsOf } from './consent-manifest';
import { sortScopes } from './scopes';

test.each(['', '   ', '\u200b\u200d\ufeff', '\u202e', '\u3164', '\u0000'])('a name of %j is none', (name) => {
  expect(cleanName(name)).toBe('');
});

test('what steers text is taken out of a name, and marks do not pile up', () => {
  expect(cleanName('\u202eRobot\u2066 \ud800')).toBe('Robot');
  expect(cleanName(`Z${'\u0301'.repeat(200)}algo`)).toBe('Z\u0301\u0301algo');
  expect(cleanName('😀')).toBe('😀');
});

test('a long name is cut between letters', () => {
  const long = '😀'.repeat(10_000);
  const { whole, short } = clientNameOf(long, 'The App');
  expect(whole).toBe(long);
  expect(Array.from(short)).toHaveLength(81);
  expect(clientNameOf('Robot', 'The App')).toEqual({ whole: 'Robot', short: 'Robot' });
});

test('a name of which nothing is left is the one for the nameless', () => {
  expect(clientNameOf('\u202e', 'The App')).toEqual({ whole: 'The App', short: 'The App' });
});

test.each([
  ['https://robot.test:8443/back', 'robot.test:8443'],
  ['https://xn--pypal-4ve.test/', 'xn--pypal-4ve.test'],
  ['https://pаypal.test/', 'xn--pypal-4ve.test'],
  ['javascript:alert(1)', ''],
  ['com.robot.app:/cb', ''],
  ['not an address', ''],
])('the host of %j is %j', (address, host) => {
  expect(hostOf(address)).toBe(host);
});

test('only what was asked for can be granted, each once', () => {
  const results = ['openid', 'openid', 'admin', 'email', '  '].map((scope) => ({
    scope,
    isGrantable: scope !== 'email',
  }));
  const { grantable, ungrantable } = sortScopes(results, ['openid', 'email', 'phone', '  ']);
  expect(grantable.map(({ scope }) => scope)).toEqual(['openid']);
  expect(ungrantable.map(({ scope }) => scope)).toEqual(['email']);
});

test("a host's own words are read, and anything else is refused", () => {
  const read = (manifest: unknown) => sectionsOf(manifest as never, { scopes: [], clientName: '' });
  expect(read(['Read'])).toEqual([{ items: ['Read'] }]);
  const sections = [{ header: 'Files', items: ['Read', { text: 'Write', details: ['New ones'] }] }];
  expect(read(sections)).toEqual(sections);
  for (const odd of [undefined, null, 'Read', [], [7], [{ items: [7] }], [{ text: 7 }], [{ items: 'x' }]]) {
    expect(read(odd)).toBeUndefined();
  }
});

import { createStore } from 'jotai/vanilla';
import { expect, test } from 'vitest';
import { cleanName, clientNameOf, hostOf } from './foreign-name';
import { sectionsOf } from './consent-manifest';
import { hostSectionsAtom } from './host-sections';
import { consentOptionsAtom } from './identity-provider.options';
import { namelessTitle } from './nameless-title';
import { sortScopes } from './scopes';
import { sayAtom } from '../core/words/words.atoms';

const sayIn = createStore().get(sayAtom);

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
  const { whole, short } = clientNameOf(long);
  expect(whole).toBe(long);
  expect(Array.from(short)).toHaveLength(81);
  expect(clientNameOf('Robot')).toEqual({ whole: 'Robot', short: 'Robot' });
});

test('a name of which nothing is left is the one for the nameless', () => {
  expect(clientNameOf('\u202e')).toEqual({ whole: '', short: '' });
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

test.each([
  ['Acme', false, 'Sign in to the app with Acme'],
  ['', false, 'Sign in to the app'],
  ['Acme', true, 'The app wants to access your account'],
])('a person whom nobody with a name asks, at %j, more: %j, reads %j', (projectName, isMore, title) => {
  expect(namelessTitle(sayIn, projectName, isMore)).toBe(title);
});

test("a host's own words for a client without a name are given The App", () => {
  const store = createStore();
  store.set(consentOptionsAtom, { consentManifest: ({ clientName }) => [`${clientName} asks`] });
  expect(store.get(hostSectionsAtom)({ scopes: [], clientName: '' })).toEqual([{ items: ['The App asks'] }]);
});

import { describe, expect, test } from 'vitest';
import { createStore } from 'jotai/vanilla';
import { sayAtom } from '../../core/words/words.atoms';
import { describedScopes, isKnownScope, isPersonalScope, sortScopes } from './scopes';
import { type ConsentItem, isOptional, scopesOf, sectionsOf } from './consent-manifest';
import { consentMessages } from '../consent.messages';
import { consentTitle } from '../consent/default-consent';
import { areMany } from './permissions.atoms';

const asked = { scopes: ['openid', 'read'], clientName: 'Robot' };

describe('a manifest from an untyped source', () => {
  const item = { text: 'Read', details: ['All of it.'], scopes: ['read'], optional: true };
  test.each([
    { given: ['Read'], read: [{ items: ['Read'] }] },
    { given: [item, 'Write'], read: [{ items: [item, 'Write'] }] },
    { given: [{ header: 'Bills', items: [item] }], read: [{ header: 'Bills', items: [item] }] },
    { given: [{ items: [] }], read: [{ items: [] }] },
    { given: () => ['Read'], read: [{ items: ['Read'] }] },
    { given: () => undefined, read: undefined },
    {
      given: () => {
        throw new Error('no');
      },
      read: undefined,
    },
    { given: undefined, read: undefined },
    { given: null, read: undefined },
    { given: [], read: undefined },
    { given: 'Read', read: undefined },
    { given: [7], read: undefined },
    { given: [null], read: undefined },
    { given: ['Read', { header: 'Bills', items: [] }], read: undefined },
    { given: [{ text: 7 }], read: undefined },
    { given: [{ text: 'Read', details: 'All' }], read: undefined },
    { given: [{ text: 'Read', details: [7] }], read: undefined },
    { given: [{ text: 'Read', scopes: 'read' }], read: undefined },
    { given: [{ header: 7, items: ['Read'] }], read: undefined },
    { given: [{ header: 'Bills', items: 'Read' }], read: undefined },
    { given: [{ header: 'Bills', items: [null] }], read: undefined },
  ])('a manifest from an untyped source such as $given is read as $read', ({ given, read }) =>
    expect(sectionsOf(given as Parameters<typeof sectionsOf>[0], asked)).toEqual(read),
  );

  test.each<{ item: ConsentItem; scopes: readonly string[]; isChoice: boolean }>([
    { item: 'Read', scopes: [], isChoice: false },
    { item: { text: 'Read' }, scopes: [], isChoice: false },
    { item: { text: 'Read', optional: true }, scopes: [], isChoice: false },
    { item: { text: 'Read', scopes: [], optional: true }, scopes: [], isChoice: false },
    { item: { text: 'Read', scopes: ['read'] }, scopes: ['read'], isChoice: false },
    { item: { text: 'Read', scopes: ['read'], optional: true }, scopes: ['read'], isChoice: true },
  ])('a manifest from an untyped source with $item is a choice: $isChoice', ({ item: given, scopes, isChoice }) => {
    expect({ scopesOf: scopesOf(given), isOptional: isOptional(given) }).toEqual({
      scopesOf: scopes,
      isOptional: isChoice,
    });
  });
});

describe('the question in one line', () => {
  const say = createStore().get(sayAtom)(consentMessages);
  test.each([
    ['Robot', 'Acme', true],
    ['Robot', undefined, true],
    ['', 'Acme', true],
    ['', undefined, true],
    ['Robot', 'Acme', false],
    ['Robot', undefined, false],
    ['', 'Acme', false],
    ['', undefined, false],
  ])(
    'the question in one line by %j at %j, for more than the identity: %s, names the client and the project',
    (clientName, projectName, isMore) => {
      const title = consentTitle(say, { clientName, projectName, isMore });
      expect(title).not.toMatch(/undefined|[{}]|\s{2}/);
      expect(title.includes('Robot')).toBe(clientName !== '');
      // The project is named only if nothing but the identity is requested.
      expect(title.includes('Acme')).toBe(projectName !== undefined && !isMore);
    },
  );

  test('the question in one line differs wherever its facts do', () => {
    const titles = [true, false].flatMap((isMore) =>
      ['Robot', ''].map((clientName) => consentTitle(say, { clientName, projectName: undefined, isMore })),
    );
    expect(new Set(titles).size).toBe(4);
  });
});

describe('the grantable scopes', () => {
  const result = (scope: string, isGrantable = true) => ({ scope, isGrantable });
  test.each([
    { what: 'are the requested ones', wanted: ['a'], given: [result('a')], yes: ['a'], no: [] },
    {
      what: 'never have a scope that was not requested',
      wanted: ['a'],
      given: [result('a'), result('b')],
      yes: ['a'],
      no: [],
    },
    { what: 'have each scope once', wanted: ['a'], given: [result('a'), result('a')], yes: ['a'], no: [] },
    // The first result of a scope counts: it is never both.
    { what: 'are never ungrantable too', wanted: ['a'], given: [result('a', false), result('a')], yes: [], no: ['a'] },
    { what: 'have names', wanted: ['', ' ', 'a'], given: [result(''), result(' '), result('a')], yes: ['a'], no: [] },
    { what: 'keep their order', wanted: ['a', 'b'], given: [result('b'), result('a')], yes: ['b', 'a'], no: [] },
    { what: 'are empty for an empty answer', wanted: ['a'], given: [], yes: [], no: [] },
  ])('the grantable scopes $what', ({ wanted, given, yes, no }) => {
    const { grantable, ungrantable } = sortScopes({ request: { scopes: wanted }, authorization: { scopes: given } });
    expect([grantable, ungrantable].map((list) => list.map(({ scope }) => scope))).toEqual([yes, no]);
  });

  test.each([
    ['openid', true, true],
    ['profile', true, true],
    ['email', true, true],
    ['phone', true, true],
    ['full_access', true, false],
    ['offline_access', true, false],
    ['read:invoices', false, false],
    ['toString', false, false],
    ['__proto__', false, false],
    ['OpenID', false, false],
  ])('the scope %s is known: %s, and about the identity: %s', (scope, isKnown, isPersonal) =>
    expect({ isKnownScope: isKnownScope(scope), isPersonalScopeResultScope: isPersonalScope(result(scope)) }).toEqual({
      isKnownScope: isKnown,
      isPersonalScopeResultScope: isPersonal,
    }),
  );

  test.each([
    [[], false],
    [[6], false],
    [[3, 3], false],
    [[7], true],
    [[3, 4], true],
  ])('the count of %j permissions is high: %s', (counts, are) =>
    expect(areMany(counts.map((length) => ({ items: Array.from({ length }, () => 'Read') })))).toBe(are),
  );
});

test.each([
  { policy: undefined, described: [] },
  { policy: null, described: [] },
  { policy: 'x', described: [] },
  { policy: {}, described: [] },
  { policy: { scopes: {} }, described: [] },
  { policy: { scopes: [null, 7, 'read'] }, described: [] },
  { policy: { scopes: [{ scope: 'read' }, { description: 'Read' }, { scope: 7, description: 'x' }] }, described: [] },
  { policy: { scopes: [{ scope: 'read', description: 'Read it' }] }, described: [['read', 'Read it']] },
])('a policy that is $policy describes $described', ({ policy, described }) =>
  expect([...describedScopes(policy)]).toEqual(described),
);

import { expect, test, vi } from 'vitest';
import type { ScopeResult } from '../core/provider/identity-provider-calls';
import { grantedSections } from './granted-sections';

const ours = (scopes: readonly ScopeResult[]) =>
  scopes.length > 0 ? [{ header: 'Ours', items: scopes.map(({ scope }) => scope) }] : [];
const robot = { scopes: ['openid', 'read:invoices'], clientName: 'Robot' };
const sections = (manifest: unknown) => grantedSections(manifest as never, robot, ours);

test('what an application was given is said in our words where the host has none', () => {
  const own = [{ header: 'Ours', items: ['openid', 'read:invoices'] }];
  expect(sections(undefined)).toEqual(own);
  expect(sections({})).toEqual(own);
  expect(
    sections(() => {
      throw new Error('no');
    }),
  ).toEqual(own);
});

test('a host whose words are a function is asked about each application', () => {
  const manifest = vi.fn(() => ['See invoices']);
  expect(sections(manifest)).toEqual([{ items: ['See invoices'] }]);
  expect(manifest).toHaveBeenCalledWith(robot);
});

// T-CONN-4
test('of a host’s list only that is said which was given, and the rest in our words', () => {
  const see = { text: 'See invoices', scopes: ['read:invoices'] };
  const write = { text: 'Write invoices', scopes: ['write:invoices'] };
  const both = { text: 'Manage invoices', scopes: ['read:invoices', 'write:invoices'] };
  expect(sections([see, write, both, 'Anything', { text: 'Nothing', scopes: [] }])).toEqual([
    { items: [see] },
    { header: 'Ours', items: ['openid'] },
  ]);
  expect(sections([{ header: 'Bills', items: [write] }])).toEqual([
    { header: 'Ours', items: ['openid', 'read:invoices'] },
  ]);
  expect(sections([{ header: 'Bills', items: [see] }, { items: ['Anything'] }])).toEqual([
    { header: 'Bills', items: [see] },
    { header: 'Ours', items: ['openid'] },
  ]);
});

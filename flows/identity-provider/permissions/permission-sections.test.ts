import { describe, expect, test, vi } from 'vitest';
import type { ScopeResult } from '../../core/provider/identity-provider-calls';
import { grantedSections, requestedSections } from './consent-manifest';

const ours = (scopes: readonly ScopeResult[]) =>
  scopes.length > 0 ? [{ header: 'Ours', items: scopes.map(({ scope }) => scope) }] : [];
const robot = { scopes: ['openid', 'read:invoices'], clientName: 'Robot' };
const granted = (manifest: unknown) => grantedSections(manifest as never, robot, ours).sections;
const requested = (manifest: unknown) => requestedSections(manifest as never, robot, ours);

const own = [{ header: 'Ours', items: ['openid', 'read:invoices'] }];
const see = { text: 'See invoices', scopes: ['read:invoices'] };
const write = { text: 'Write invoices', scopes: ['write:invoices'] };
const both = { text: 'Manage invoices', scopes: ['read:invoices', 'write:invoices'] };
const failing = () => {
  throw new Error('no');
};

test.each([undefined, {}, [], [{ text: ' \u200b' }], failing])(
  'the manifest %s has no sentence that can be read, so every scope is in our words',
  (manifest) => {
    expect(granted(manifest)).toEqual(own);
    expect(requested(manifest)).toEqual({ sections: own, unnamed: [] });
  },
);

describe('requested permissions', () => {
  test('a scope that no item of the list names follows in our words, and is named to the developer [T-IDP-20] [B-IDP-17]', () => {
    expect(requested([see])).toEqual({
      sections: [{ items: [see] }, { header: 'Ours', items: ['openid'] }],
      unnamed: ['openid'],
    });
  });

  test('an item without a requested scope is not shown, and covers nothing', () => {
    expect(requested([write])).toEqual({ sections: own, unnamed: ['openid', 'read:invoices'] });
  });

  test('a sentence without scopes is shown, and covers nothing', () => {
    expect(requested(['See everything'])).toEqual({
      sections: [{ items: ['See everything'] }, ...own],
      unnamed: ['openid', 'read:invoices'],
    });
  });

  test('a function that leaves scopes out has them added in our words', () => {
    const manifest = vi.fn(() => [{ header: 'Bills', items: [both] }]);
    expect(requested(manifest).sections).toEqual([
      { header: 'Bills', items: [both] },
      { header: 'Ours', items: ['openid'] },
    ]);
    expect(manifest).toHaveBeenCalledWith(robot);
  });

  test('a list that names every scope is alone', () => {
    const know = { text: 'Know you', scopes: ['openid'] };
    expect(requested([know, see])).toEqual({ sections: [{ items: [know, see] }], unnamed: [] });
  });
});

describe('permissions that an application has', () => {
  test('a function is called for each application, and the scopes it leaves out follow in our words', () => {
    const manifest = vi.fn(() => [see, 'More']);
    expect(granted(manifest)).toEqual([{ items: [see, 'More'] }, { header: 'Ours', items: ['openid'] }]);
    expect(manifest).toHaveBeenCalledWith(robot);
  });

  test('only items whose every scope was granted are shown, and the rest in our words [T-CONN-4] [B-CONN-1]', () => {
    const all = [see, write, both, 'Anything', { text: 'Nothing', scopes: [] }];
    expect(granted(all)).toEqual([{ items: [see] }, { header: 'Ours', items: ['openid'] }]);
    expect(granted([{ header: 'Bills', items: [write] }])).toEqual(own);
    expect(granted([{ header: 'Bills', items: [see] }, { items: ['Anything'] }])).toEqual([
      { header: 'Bills', items: [see] },
      { header: 'Ours', items: ['openid'] },
    ]);
  });
});

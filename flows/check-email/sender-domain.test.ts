import { expect, test } from 'vitest';
import { defaultBootstrap } from '../core/provider/bootstrap';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { senderDomainAtom } from './inbox-links';

test.each([
  ["the host's own hint", 'hint.test', ['a.test'], 'hint.test'],
  ['the only domain of the project', undefined, ['a.test'], 'a.test'],
  ['none of several domains', undefined, ['a.test', 'b.test'], undefined],
  ['none if no domain is known', undefined, [], undefined],
])('the inbox links search for mail from %s [B-LINK-3]', (_name, domainHint, emailDomains, domain) => {
  const bootstrap = { cached: () => ({ ...defaultBootstrap, emailDomains }), load: async () => undefined };
  const { store } = testStore(fakeProvider({ bootstrap }).provider, {
    products: ['emailMagicLinks'],
    emailMagicLinksOptions: { domainHint },
  });
  expect(store.get(senderDomainAtom)).toBe(domain);
});

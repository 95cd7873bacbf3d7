// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { identityProviderDefinition } from './identity-provider';

test("the provider's log hears that the page of an identity provider was shown", () => {
  const { provider, logged } = fakeProvider();
  const { store } = testStore(provider, { products: [] });
  identityProviderDefinition.onStart?.(store, { client: {} as never, config: { products: [] } });
  expect(logged).toEqual([{ name: 'render_idp_screen', request: { bootstrap: provider.bootstrap.cached() } }]);
});

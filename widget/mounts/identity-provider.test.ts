// @vitest-environment jsdom
import { beforeEach, describe, expect, test } from 'vitest';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { consentOptionsAtom, pageAtom } from '../../flows/identity-provider';
import { startedMount } from '../testing/started-mount';
import { identityProviderDefinition } from './identity-provider';

test('showing the page of an identity provider is logged to the provider [B-CALL-4]', () => {
  const { provider, logged } = fakeProvider();
  const { store } = testStore(provider, { products: [] });
  identityProviderDefinition.onStart?.(store, { client: {} as never, config: { products: [] } });
  expect(logged).toEqual([{ name: 'render_idp_screen', request: { bootstrap: provider.bootstrap.cached() } }]);
});

describe('the mount of an identity provider', () => {
  beforeEach(() => history.replaceState(null, '', '/page'));

  test('the identity provider mount reads the request from the address of its page', () => {
    history.replaceState(null, '', '/authorize?client_id=robot#x');
    const { store } = startedMount(identityProviderDefinition);
    expect(store.get(pageAtom)).toEqual({
      query: '?client_id=robot',
      address: `${location.origin}/authorize?client_id=robot#x`,
      isFramed: false,
    });
  });

  test('the identity provider mount keeps the options of consent in an update without them', () => {
    const consentManifest = ['Read'];
    const { store } = startedMount(identityProviderDefinition, { consentManifest, denyBehaviour: 'ask' });
    identityProviderDefinition.apply?.(store, { locale: 'de' });
    expect(store.get(consentOptionsAtom)).toMatchObject({ consentManifest, denyBehaviour: 'ask' });
    identityProviderDefinition.apply?.(store, { denyBehaviour: 'return' });
    expect(store.get(consentOptionsAtom)).toMatchObject({ consentManifest, denyBehaviour: 'return' });
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { consentOptionsAtom, consentPageAtom } from '../../flows/identity-provider';
import { unansweredClient } from '../testing/unanswered-client';
import { stubPage } from '../testing/stub-page';
import { passwordOptions, startedMount } from '../testing/started-mount';
import { identityProviderDefinition, mountIdentityProvider } from './identity-provider';

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
    const { store } = startedMount(identityProviderDefinition, passwordOptions);
    expect(store.get(consentPageAtom)).toEqual({
      query: '?client_id=robot',
      address: `${location.origin}/authorize?client_id=robot#x`,
      isFramed: false,
    });
  });

  test('the identity provider mount keeps the options of consent in an update without them', () => {
    const consentManifest = ['Read'];
    const { store } = startedMount(identityProviderDefinition, {
      ...passwordOptions,
      consentManifest,
      denyBehaviour: 'ask',
    });
    identityProviderDefinition.apply?.(store, { locale: 'de' });
    expect(store.get(consentOptionsAtom)).toMatchObject({ consentManifest, denyBehaviour: 'ask' });
    identityProviderDefinition.apply?.(store, { denyBehaviour: 'return' });
    expect(store.get(consentOptionsAtom)).toMatchObject({ consentManifest, denyBehaviour: 'return' });
  });
});

describe('an authorization request on a page with a session', () => {
  beforeEach(stubPage);
  afterEach(() => vi.unstubAllGlobals());

  const query = '?client_id=robot&redirect_uri=https%3A%2F%2Frobot.test%2Fback';
  const signedIn = () => {
    const client = unansweredClient('public-token-test-authorize');
    vi.spyOn(client.session, 'getTokens').mockReturnValue({ session_token: 'token', session_jwt: 'jwt' });
    return client;
  };

  test('an authorization request is sent before anything is created in the page [B-IDP-26]', () => {
    history.replaceState(null, '', `/authorize${query}`);
    const client = signedIn();
    const target = document.createElement('div');
    const elements: number[] = [];
    vi.spyOn(client.idp, 'oauthAuthorizeStart').mockImplementation(() => {
      elements.push(target.childElementCount);
      return new Promise(() => undefined);
    });
    const mounted = mountIdentityProvider(target, { client, config: { products: [] } });
    expect(elements).toEqual([0]);
    expect(target.childElementCount).toBe(1);
    mounted.unmount();
  });

  test('an authorization request is not sent where the element of the mount is missing', () => {
    history.replaceState(null, '', `/authorize${query}`);
    const client = signedIn();
    const start = vi.spyOn(client.idp, 'oauthAuthorizeStart');
    expect(() => mountIdentityProvider('#missing', { client, config: { products: [] } })).toThrow(/#missing/);
    expect(start).not.toHaveBeenCalled();
  });
});

// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { browserAtom } from '../../flows/core/host/browser.atoms';
import { failed } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { consentOptionsAtom, consentPageAtom, identityProviderStateAtom } from '../../flows/identity-provider';
import { mistakes } from '../mistakes/mistakes.lazy';
import { unansweredClient } from '../testing/unanswered-client';
import { stubPage } from '../testing/stub-page';
import { passwordOptions, startedMount } from '../testing/started-mount';
import { identityProviderDefinition, mountIdentityProvider } from './identity-provider';

/** A request for consent. */
const asking = '?client_id=robot&redirect_uri=https%3A%2F%2Frobot.test%2Fback';

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

test.each([
  ['has no client_id', '?redirect_uri=https%3A%2F%2Frobot.test%2Fback', {}, 'missing', []],
  ['the provider fails', asking, { startAuthorization: async () => failed({ type: 'unreachable' }) }, 'provider', []],
  ['finds no session', asking, { person: () => undefined }, 'noSession', ['/login']],
] as const)(
  'consent with a log-in page that %s redirects a visitor without a session alone [B-MOUNT-19]',
  async (_case, query, answers: Partial<Provider>, kind, left) => {
    sessionStorage.clear();
    vi.spyOn(console, 'warn').mockImplementation(() => undefined);
    history.replaceState(null, '', `/authorize${query}`);
    await mistakes.load();
    const redirects: string[] = [];
    const { store } = startedMount(identityProviderDefinition, { ...passwordOptions, loginURL: '/login' }, answers);
    store.set(browserAtom, { ...store.get(browserAtom), leave: ({ pathname }) => void redirects.push(pathname) });
    await vi.waitFor(() => expect(store.get(identityProviderStateAtom)).toMatchObject({ problem: { kind } }));
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(redirects).toEqual(left);
  },
);

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

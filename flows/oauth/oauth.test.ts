// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Config } from '../core/config/config';
import { userAgentAtom } from '../core/host/in-app-browser.atoms';
import { browserAtom } from '../core/host/browser.atoms';
import { failed, succeeded } from '../core/provider/outcome';
import type { OneTapRequest } from '../core/provider/oauth-calls';
import { fakeProvider } from '../core/testing/fake-provider';
import type { Provider } from '../core/provider/provider';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { inAppUserAgents } from '../core/testing/user-agents';
import { testMemory } from '../core/testing/test-memory';
import { testStore } from '../core/testing/test-store';
import { chooseProviderAtom, leavingForAtom, startOAuth } from './oauth.actions';
import { provenProviderAtom, socialProvidersAtom } from './oauth.atoms';
import { oneTapAtom } from './one-tap/one-tap-prompt.actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const config: Config = {
  products: ['oauth'],
  oauthOptions: {
    loginRedirectURL: 'https://app.test/in',
    signupRedirectURL: 'https://app.test/up',
    providers: [
      { type: 'google', custom_scopes: ['calendar'], provider_params: { hd: 'app.test' } },
      { type: 'github' },
    ],
  },
};
const open = (answers: Partial<Provider> = {}, settings: Config = config) => {
  const { provider, calls } = fakeProvider(answers);
  const mounted = testStore(provider, settings);
  const left: string[] = [];
  mounted.store.set(browserAtom, {
    leave: ({ href }) => void left.push(href),
    back: () => undefined,
    canGoBack: () => true,
    show: () => undefined,
  });
  return { ...mounted, calls, left };
};
const [google = { type: 'google' as const }, github = { type: 'github' as const }] =
  config.oauthOptions?.providers ?? [];

test('a press leaves once, with the scopes and parameters of the host [B-SOCIAL-2]', async () => {
  const { store, calls } = open();
  void store.set(chooseProviderAtom, google);
  void store.set(chooseProviderAtom, google);
  void store.set(chooseProviderAtom, github);
  await vi.advanceTimersByTimeAsync(0);
  expect(calls).toEqual([
    {
      name: 'startOAuth',
      request: {
        type: 'google',
        custom_scopes: ['calendar'],
        provider_params: { hd: 'app.test' },
        loginRedirectURL: 'https://app.test/in',
        signupRedirectURL: 'https://app.test/up',
        signal: expect.any(AbortSignal),
      },
    },
  ]);
  expect(store.get(leavingForAtom)).toBe('google');
});

test.each([
  [undefined, { hd: 'app.test' }, undefined],
  [true, { login_hint: 'ada@example.com', hd: 'app.test' }, { login_hint: 'ada@example.com' }],
])(
  'the hint is sent to a social provider only if the host allows it (%s) [B-HINT-4]',
  async (lets, ofGoogle, ofGithub) => {
    for (const [provider, params] of [
      [google, ofGoogle],
      [github, ofGithub],
    ] as const) {
      const { store, calls } = open(
        {},
        { ...config, loginHint: 'ada@example.com', ...(lets && { loginHintToProviders: lets }) },
      );
      void store.set(chooseProviderAtom, provider);
      await vi.advanceTimersByTimeAsync(0);
      expect(calls[0]?.request).toMatchObject({ provider_params: params });
    }
  },
);

test("the host's own hint for a provider counts more than the one for all [B-HINT-4]", async () => {
  const { store, calls } = open({}, { ...config, loginHint: 'ada@example.com', loginHintToProviders: true });
  void store.set(chooseProviderAtom, { type: 'google', provider_params: { login_hint: 'grace@example.com' } });
  await vi.advanceTimersByTimeAsync(0);
  expect(calls[0]?.request).toMatchObject({ provider_params: { login_hint: 'grace@example.com' } });
});

test('a return to the page makes the button usable', async () => {
  const { store, errors } = open();
  const choosing = store.set(chooseProviderAtom, google);
  await vi.advanceTimersByTimeAsync(0);
  dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  await choosing;
  expect(store.get(leavingForAtom)).toBeUndefined();
  expect(errors).toEqual([]);
});

test('a page that is not left becomes usable again, and shows the failure [T-CALL-21]', async () => {
  const { store } = open();
  void store.set(chooseProviderAtom, google);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.get(startOAuth.stateAtom)).toMatchObject({ error: { type: 'unreachable' } });
});

test('an unknown, invalid or repeated provider is left out [B-SOCIAL-1]', () => {
  const providers = [{ type: 'github' }, { type: 'myspace' }, null, { type: 'github' }, 7, { type: 'google' }] as never;
  const { store } = open({}, { products: ['oauth'], oauthOptions: { providers } });
  expect(store.get(socialProvidersAtom).map(({ type }) => type)).toEqual(['github', 'google']);
});

test("Google is not offered in an application's own browser, whatever the host names it by [B-INAPP-3]", () => {
  const providers = ['google', { type: 'google', one_tap: true }, { type: 'github' }] as never;
  const { store } = open({}, { products: ['oauth'], oauthOptions: { providers } });
  store.set(userAgentAtom, inAppUserAgents.TikTok[0]?.userAgent ?? '');
  expect(store.get(socialProvidersAtom).map(({ type }) => type)).toEqual(['github']);
});

test.each([['google'], [['google']]])('a host that names its provider alone, as %j, has its button', (given) => {
  const { store } = open({}, { products: ['oauth'], oauthOptions: { providers: given as never } });
  expect(store.get(socialProvidersAtom)).toEqual([{ type: 'google' }]);
});

test('the provider of the session is remembered on the return, and only if one was left for [B-SOCIAL-3]', async () => {
  const asked: string[] = [];
  const isSignedInByOAuth: Provider['isSignedInByOAuth'] = async (type) => {
    asked.push(type);
    return succeeded(type === 'github');
  };
  for (const [started, kept] of [
    ['', ''],
    ['email oauth:google', 'email oauth:google'],
    ['email oauth:github', 'oauth:github'],
    ['email oauth:figma', 'email oauth:figma'],
  ]) {
    const { store } = open({ isSignedInByOAuth });
    const memory = testMemory(started);
    store.set(memoryAtom, memory);
    store.sub(provenProviderAtom, () => undefined);
    await vi.advanceTimersByTimeAsync(100);
    expect(memory.text()).toBe(kept);
  }
  expect(asked).toEqual(['google', 'github']);
});

test("leaving for a provider starts its method, and the provider used last is first with the host's option", async () => {
  const { store } = open({}, { ...config, lastUsed: 'first' });
  const memory = testMemory('oauth:github');
  store.set(memoryAtom, memory);
  expect(store.get(socialProvidersAtom).map(({ type }) => type)).toEqual(['github', 'google']);
  void store.set(chooseProviderAtom, google);
  expect(memory.text()).toBe('oauth:github oauth:google');
});

const tapConfig: Config = {
  ...config,
  oauthOptions: {
    ...config.oauthOptions,
    providers: [{ type: 'google', one_tap: true, position: 'embedded' }],
  },
};

async function openTap(answers: Partial<Provider>, settings: Config = tapConfig) {
  const opened = open(answers, settings);
  const close = opened.store.sub(oneTapAtom, () => undefined);
  await vi.advanceTimersByTimeAsync(10);
  return { ...opened, close };
}

test("One Tap is shown, and its success leaves for the host's address [B-SOCIAL-4] [T-ADDR-5]", async () => {
  let request: OneTapRequest | undefined;
  const { store, left } = await openTap({
    showOneTap: async (given) => {
      request = given;
      return succeeded({ status: 'shown', isEmbedded: true });
    },
  });
  expect(store.get(oneTapAtom)).toEqual({ status: 'shown', isEmbedded: true });
  request?.onSubmitted(Promise.resolve(succeeded('https://evil.test/in?token=1')));
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toEqual([]);
  request?.onSubmitted(Promise.resolve(succeeded('https://app.test/up?stytch_token_type=oauth&token=1')));
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toEqual(['https://app.test/up?stytch_token_type=oauth&token=1']);
});

test('One Tap without an answer is replaced by the button within five seconds', async () => {
  const { store, errors } = await openTap({ showOneTap: () => new Promise<never>(() => undefined) });
  expect(store.get(oneTapAtom)).toEqual({ status: 'pending' });
  await vi.advanceTimersByTimeAsync(5_000);
  expect(store.get(oneTapAtom)).toEqual({ status: 'refused', reason: 'unreachable' });
  expect(errors.map(({ operation, type }) => [operation, type])).toEqual([['oneTap.render', 'unreachable']]);
});

test('One Tap that is cancelled, refused or blocked is replaced by the button [B-SOCIAL-5]', async () => {
  let request: OneTapRequest | undefined;
  const cancelled = await openTap({
    showOneTap: async (given) => {
      request = given;
      return succeeded({ status: 'shown', isEmbedded: true });
    },
  });
  request?.onCancelled();
  expect(cancelled.store.get(oneTapAtom)).toEqual({ status: 'cancelled' });
  const refused = await openTap({ showOneTap: async () => succeeded({ status: 'refused', reason: 'invalid_client' }) });
  expect(refused.store.get(oneTapAtom)).toEqual({ status: 'refused', reason: 'invalid_client' });
  expect(refused.errors.map(({ message }) => message)).toEqual(['oneTap.render failed (other): invalid_client']);
  const blocked = await openTap({ showOneTap: async () => failed({ type: 'unreachable' }) });
  expect(blocked.store.get(oneTapAtom)).toEqual({ status: 'refused', reason: 'unreachable' });
  expect(blocked.errors).toHaveLength(1);
});

test('One Tap is not reported after the unmount', async () => {
  let request: OneTapRequest | undefined;
  const { store, close } = await openTap({
    showOneTap: async (given) => {
      request = given;
      return succeeded({ status: 'shown', isEmbedded: true });
    },
  });
  close();
  expect(request?.signal.aborted).toBe(true);
  request?.onCancelled();
  expect(store.get(oneTapAtom)).toEqual({ status: 'shown', isEmbedded: true });
});

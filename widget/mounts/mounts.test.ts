// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { callbackOptionsAtom } from '../../flows/callback';
import { connectedAppListAtom } from '../../flows/connected-apps/connected-apps.atoms';
import { consentManifestAtom } from '../../flows/connected-apps';
import type { Config } from '../../flows/core/config/config';
import { memoryAtom, noMemory } from '../../flows/core/last-used/last-used.atoms';
import { succeeded } from '../../flows/core/provider/outcome';
import type { Provider } from '../../flows/core/provider/provider';
import { screenAtom } from '../../flows/core/screen/screen.atoms';
import type { ScreenName } from '../../flows/core/screen/screen-name';
import { fakeProvider } from '../../flows/core/testing/fake-provider';
import { testStore } from '../../flows/core/testing/test-store';
import { consentOptionsAtom, pageAtom } from '../../flows/identity-provider';
import { isLinkHeldAtom, resetTokenAtom } from '../../flows/password-reset';
import type { MountDefinition } from '../mount-definition';
import type { WidgetOptions } from '../options';
import { callbackDefinition } from './callback';
import { connectedAppsDefinition } from './connected-apps';
import { identityProviderDefinition } from './identity-provider';
import { loginDefinition } from './login';
import { passkeyRegistrationDefinition } from './passkey-registration';
import { passwordResetDefinition } from './password-reset';

beforeEach(() => {
  vi.useFakeTimers();
  history.replaceState(null, '', '/page');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const passwords: Config = { products: ['passwords'] };

/** A mount as a widget makes it of a definition, without a place on a page: applied, arrived, and begun. */
function begun<Options extends WidgetOptions>(
  definition: MountDefinition<Options>,
  given: Partial<Omit<Options, 'client'>> = {},
  answers: Partial<Provider> = {},
) {
  const { provider, calls, logged } = fakeProvider(answers);
  const page = testStore(provider, given.config ?? passwords);
  // No client is asked for here: the store has a provider of the test's.
  const options = { config: passwords, ...given } as unknown as Options;
  page.store.set(screenAtom, definition.start);
  definition.apply?.(page.store, options);
  definition.onArrival?.(page.store, options);
  definition.onStart?.(page.store, options);
  const sent = () => calls.map(({ name }) => name);
  const problem = () => (definition.problemAtom ? page.store.get(definition.problemAtom) : undefined);
  return { ...page, options, logged, sent, problem };
}

const definitions: readonly (readonly [string, MountDefinition<WidgetOptions>])[] = [
  ['login', loginDefinition],
  ['password reset', passwordResetDefinition],
  ['callback', callbackDefinition],
  ['passkey registration', passkeyRegistrationDefinition],
  ['connected apps', connectedAppsDefinition],
  ['identity provider', identityProviderDefinition],
];

describe.each(definitions)('the mount of %s', (_name, definition) => {
  test('brings its first screen along', () => expect(definition.screens[definition.start]).toBeTypeOf('function'));

  test('can lead wherever its screens lead, and says what it cannot', async () => {
    const code = definition.otherScreens?.('Main');
    // Of those whose screens never lead to Main, nothing is fetched for it.
    const leadsOn = !['connected apps', 'identity provider'].includes(_name);
    expect(code !== undefined || definition.screens.Main !== undefined).toBe(leadsOn);
  });

  test('asks for nothing late but code: a screen is drawn when all of it is here', () => {
    const { store } = begun(definition);
    for (const { name, load } of definition.prefetch?.(store) ?? []) {
      expect(name).not.toBe('');
      expect(load).toBeTypeOf('function');
    }
  });

  test('that is gone when it begins asks nobody for anything', async () => {
    const { provider, calls } = fakeProvider({ person: () => undefined });
    const { store, unmount, errors } = testStore(provider, passwords);
    unmount();
    definition.onStart?.(store, { config: passwords } as WidgetOptions);
    await pass(30_000);
    expect([calls, errors]).toEqual([[], []]);
  });
});

// What the provider's log hears when a mount begins.
test.each([
  ['login', loginDefinition, ['render_login_screen']],
  ['password reset', passwordResetDefinition, []],
  ['connected apps', connectedAppsDefinition, []],
  ['identity provider', identityProviderDefinition, ['render_idp_screen']],
] as const)("of the mount of %s the provider's log hears %s", (_name, definition, names) => {
  const { logged } = begun<WidgetOptions>(definition);
  expect(logged.map(({ name }) => name)).toEqual(names);
});

test.each([
  ['login', loginDefinition, true],
  ['password reset', passwordResetDefinition, true],
  ['callback', callbackDefinition, true],
  ['passkey registration', passkeyRegistrationDefinition, false],
  ['connected apps', connectedAppsDefinition, false],
  ['identity provider', identityProviderDefinition, false],
] as const)('%s remembers the way that somebody came: %s', (_name, definition, remembers) => {
  const { store } = begun<WidgetOptions>(definition);
  expect(store.get(memoryAtom) !== noMemory).toBe(remembers);
});

describe('whoever follows the link of a reset mail', () => {
  // Read across: the address, the token that the host gives, whether it waits for a press
  // | the token, the address after, what is sent at once.
  const reset = 'stytch_token_type=reset_password';
  const logIn = 'stytch_token_type=login';
  test.each([
    ['?token=a1', undefined, false, { status: 'reset', token: 'a1' }, '/page', []],
    [`?token=a2&${reset}`, undefined, false, { status: 'reset', token: 'a2' }, '/page', []],
    [`?token=a3&${logIn}`, undefined, false, { status: 'login', token: 'a3' }, '/page', ['authenticateMagicLink']],
    [`?token=a4&${logIn}`, undefined, true, { status: 'login', token: 'a4' }, '/page', []],
    [`?token=a5&${reset}`, undefined, true, { status: 'reset', token: 'a5' }, '/page', []],
    [`?token=a6&${logIn}&tab=2#x`, undefined, true, { status: 'login', token: 'a6' }, '/page?tab=2#x', []],
    [`?${logIn}`, 'a7', false, { status: 'login', token: 'a7' }, '/page', ['authenticateMagicLink']],
    ['', 'a8', false, { status: 'reset', token: 'a8' }, '/page', []],
    ['?token=a9', 'given', false, { status: 'reset', token: 'given' }, '/page', []],
    ['', undefined, false, { status: 'missing' }, '/page', []],
    ['?token=', undefined, false, { status: 'missing' }, '/page', []],
    [`?${logIn}`, undefined, false, { status: 'missing' }, '/page', []],
  ] as const)('at %j, given %s, held: %s', async (query, passwordResetToken, requireClick, token, address, sent) => {
    history.replaceState({ router: 1 }, '', `/page${query}`);
    const answers = { authenticateMagicLink: () => new Promise<never>(() => undefined) };
    const given = { requireClick, ...(passwordResetToken !== undefined && { passwordResetToken }) };
    const page = begun(passwordResetDefinition, given, answers);
    await pass(0);
    expect(page.store.get(resetTokenAtom)).toEqual(token);
    expect(`${location.pathname}${location.search}${location.hash}`).toBe(address);
    expect(history.state).toEqual({ router: 1 });
    expect([page.sent(), page.store.get(isLinkHeldAtom)]).toEqual([sent, requireClick]);
  });

  test('spends its token once, whatever mounts again, and another token as well', () => {
    const given = (token: string) => {
      history.replaceState(null, '', `/page?token=${token}&stytch_token_type=login`);
      return begun(passwordResetDefinition).sent();
    };
    expect([given('once'), given('once'), given('twice')]).toEqual([
      ['authenticateMagicLink'],
      [],
      ['authenticateMagicLink'],
    ]);
  });
});

describe('whoever needs to be signed in', () => {
  const nobody: Partial<Provider> = { person: () => undefined };
  const unknown: Partial<Provider> = { person: () => undefined, isPersonCertain: () => false };
  const refusal = (mount: string) => `Error: Cannot use ${mount} component without active user authenticated.`;

  test.each([
    ['ConnectedApps', connectedAppsDefinition, nobody, refusal('ConnectedApps')],
    ['ConnectedApps', connectedAppsDefinition, unknown, undefined],
    ['ConnectedApps', connectedAppsDefinition, {}, undefined],
    ['PasskeyRegistration', passkeyRegistrationDefinition, nobody, refusal('PasskeyRegistration')],
    ['PasskeyRegistration', passkeyRegistrationDefinition, unknown, undefined],
    ['PasskeyRegistration', passkeyRegistrationDefinition, {}, undefined],
  ] as const)('for %s is told so where that is certain', (_mount, definition, answers, problem) => {
    expect(begun<WidgetOptions>(definition, {}, answers).problem()).toBe(problem);
  });

  test.each([
    ['ConnectedApps', connectedAppsDefinition],
    ['PasskeyRegistration', passkeyRegistrationDefinition],
  ] as const)('for %s and was, is not told so once the session ends', async (_mount, definition) => {
    let person: ReturnType<Provider['person']> = { userId: 'ada' };
    let tell = () => {};
    const page = begun<WidgetOptions>(
      definition,
      {},
      {
        person: () => person,
        watchPerson: (onChange) => {
          tell = onChange;
          return () => undefined;
        },
      },
    );
    person = undefined;
    tell();
    await pass(0);
    expect(page.problem()).toBeUndefined();
  });
});

describe('the applications of somebody', () => {
  /** A page on which another tab may sign in somebody else. */
  function shown() {
    let userId = 'ada';
    const watchers = new Set<() => void>();
    const page = begun(
      connectedAppsDefinition,
      {},
      {
        person: () => ({ userId }),
        watchPerson: (onChange) => {
          watchers.add(onChange);
          return () => watchers.delete(onChange);
        },
        connectedApps: async () => succeeded([{ id: userId, name: userId, scopes: [] }]),
      },
    );
    const become = async (other: string) => {
      userId = other;
      for (const watcher of watchers) watcher();
      await pass(0);
    };
    return { ...page, become, watching: () => watchers.size, list: () => page.store.get(connectedAppListAtom) };
  }

  test('follow who is signed in, in this tab and in others', async () => {
    const { become, list } = shown();
    await pass(0);
    expect(list()).toMatchObject({ status: 'loaded', userId: 'ada' });
    await become('bob');
    expect(list()).toMatchObject({ status: 'loaded', userId: 'bob', apps: [{ id: 'bob' }] });
  });

  test('follow nobody once the page is gone', async () => {
    const { unmount, sent, watching } = shown();
    await pass(0);
    unmount();
    expect(watching()).toBe(0);
    await pass(30_000);
    expect(sent()).toEqual(['connectedApps']);
  });

  test.each([() => ['Read'], ['Read'], undefined] as const)(
    'are said in the words that the host gives, as they are (%s)',
    (consentManifest) => {
      const { store } = begun(connectedAppsDefinition, { consentManifest });
      expect(store.get(consentManifestAtom)).toBe(consentManifest);
    },
  );

  test('keep their words in an update that says nothing of them', () => {
    const words = ['Read'];
    const { store } = begun(connectedAppsDefinition, { consentManifest: words });
    connectedAppsDefinition.apply?.(store, { locale: 'de' });
    expect(store.get(consentManifestAtom)).toBe(words);
  });
});

describe('the page that links return to', () => {
  beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => undefined));

  // Read across: the address that a host gives | what becomes of it.
  test.each([
    ['https://app.test/home', 'https://app.test/home'],
    ['/home?a=1', `${location.origin}/home?a=1`],
    ['http://app.test/home', undefined],
    ['javascript:alert(1)', undefined],
    ['', undefined],
  ] as const)('leads to %j: %s', (given, href) => {
    const { store } = begun(callbackDefinition, { continueURL: given, loginURL: given });
    const { continueURL, loginURL } = store.get(callbackOptionsAtom);
    // An empty address is the page itself.
    const expected = given === '' ? location.href : href;
    expect([continueURL?.href, loginURL?.href]).toEqual([expected, expected]);
  });

  test.each([
    [{ locale: 'de' }, 'https://app.test/home', true],
    [{ continueURL: undefined }, undefined, true],
    [{ requireClick: undefined }, 'https://app.test/home', false],
    [{ requireClick: false }, 'https://app.test/home', false],
  ] as const)('changes in an update only what %j says', (update, href, requireClick) => {
    const { store } = begun(callbackDefinition, { continueURL: 'https://app.test/home', requireClick: true });
    callbackDefinition.apply?.(store, update as object);
    const options = store.get(callbackOptionsAtom);
    expect([options.continueURL?.href, options.requireClick]).toEqual([href, requireClick]);
  });

  test.each([true, false])('waits for what it brought only where it waits for a press (%s)', (requireClick) => {
    const { store } = begun(callbackDefinition, { requireClick });
    expect(callbackDefinition.preloads?.(store)).toHaveLength(requireClick ? 1 : 0);
  });

  test.each<ScreenName>(['CallbackContinue', 'CallbackConfirmation', 'CallbackOther', 'CallbackProblem'])(
    'has %s with it',
    (name) => expect(callbackDefinition.screens[name]).toBeTypeOf('function'),
  );
});

describe('the page of an identity provider', () => {
  test('is asked what its own address says', () => {
    history.replaceState(null, '', '/authorize?client_id=robot#x');
    const { store } = begun(identityProviderDefinition);
    expect(store.get(pageAtom)).toEqual({
      query: '?client_id=robot',
      address: `${location.origin}/authorize?client_id=robot#x`,
      isFramed: false,
    });
  });

  test('keeps the words and the ways of the host in an update that says nothing of them', () => {
    const consentManifest = ['Read'];
    const { store } = begun(identityProviderDefinition, { consentManifest, denyBehaviour: 'ask' });
    identityProviderDefinition.apply?.(store, { locale: 'de' });
    expect(store.get(consentOptionsAtom)).toMatchObject({ consentManifest, denyBehaviour: 'ask' });
    identityProviderDefinition.apply?.(store, { denyBehaviour: 'return' });
    expect(store.get(consentOptionsAtom)).toMatchObject({ consentManifest, denyBehaviour: 'return' });
  });
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { screenAtom } from '../core/screen/screen.atoms';
import { later } from '../core/testing/fake-provider';
import { testMemory } from '../core/testing/test-memory';
import { acceptLinkAtom, arriving, beginCallbackAtom, logInByLinkAtom } from './callback.actions';
import { callbackOptionsAtom } from './callback.atoms';
import { leaveForContinueURLAtom } from './leave.actions';
import { magicLink, pageOf, signedOut } from './testing/callback-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const spent = async () => failed({ type: 'unable_to_auth_magic_link' });
const forEver = () => new Promise<never>(() => undefined);
const names = (page: ReturnType<typeof pageOf>) =>
  page.calls.map(({ name }) => name).filter((name) => name !== 'askedAddress');

describe('a spent link waits one second at most for the requesting address', () => {
  test.each<[string, Provider['askedAddress'], string | undefined]>([
    ['is known', async () => succeeded('ada@example.com'), 'ada@example.com'],
    ['is not known', async () => succeeded(undefined), undefined],
    ['cannot be read', async () => failed({ type: 'broken' }), undefined],
    ['never arrives', forEver, undefined],
  ])('a spent link waits one second at most for an address that %s', async (_what, askedAddress, asked) => {
    const page = pageOf(magicLink, { ...signedOut, authenticateMagicLink: spent, askedAddress });
    void page.store.set(beginCallbackAtom);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.problem()).toEqual({ kind: 'spent', askedAddress: asked });
    expect(page.link.isForgotten).toBe(true);
  });
});

// Columns: the failure | how it is reported, and whether the link is kept for another try.
test.each([
  ['unable_to_auth_magic_link', 'declined', true],
  ['oauth_token_not_found', 'declined', true],
  ['other_browser', 'declined', true],
  ['unreachable', 'failed', false],
  ['broken', 'failed', false],
  ['too_many_requests', 'failed', false],
  ['user_lock_limit_reached', 'failed', false],
] as const)('a return from a social provider (%s) is read as %s [B-BACK-3]', async (type, kind, isForgotten) => {
  const page = pageOf(
    { kind: 'signIn', type: 'oauth', token: 'token-1' },
    {
      ...signedOut,
      authenticateOAuth: async () => failed({ type }),
      askedAddress: async () => succeeded('ada@example.com'),
    },
  );
  void page.store.set(beginCallbackAtom);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.problem()).toMatchObject(kind === 'declined' ? { kind, cause: { type } } : { kind, error: { type } });
  expect(names(page)).toEqual(['authenticateOAuth']);
  expect(page.calls.map(({ name }) => name)).not.toContain('askedAddress');
  expect(page.link.isForgotten).toBe(isForgotten);
  expect(page.errors.map(({ operation }) => operation)).toEqual(['oauth.authenticate']);
});

test('a failure is not shown to a user whom an earlier attempt signed in, even while the address is looked up', async () => {
  const [first, address] = [later<Outcome<Answer>>(), later<Outcome<string | undefined>>()];
  let tries = 0;
  const page = pageOf(magicLink, {
    ...signedOut,
    authenticateMagicLink: () => ((tries += 1) === 1 ? first.promise : spent()),
    askedAddress: () => address.promise,
  });
  void page.store.set(beginCallbackAtom);
  await page.settle();
  page.store.set(arriving.cancelAtom);
  void page.store.set(logInByLinkAtom, true);
  await page.settle();
  first.settle(succeeded({}));
  await page.settle();
  address.settle(succeeded('ada@example.com'));
  await page.settle();
  expect(page.store.get(screenAtom)).toBe('CallbackConfirmation');
});

describe('a user who cancels before the sign-in state is known', () => {
  const silent: Partial<Provider> = { ...signedOut, isPersonCertain: () => false };

  test('a user who cancels before the sign-in state is known sends nothing, and nothing follows', async () => {
    const page = pageOf(magicLink, silent);
    void page.store.set(beginCallbackAtom);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(page.store.get(arriving.stateAtom)).toEqual({ status: 'pending', isSlow: true });
    page.store.set(arriving.cancelAtom);
    await vi.advanceTimersByTimeAsync(60_000);
    expect({ problem: page.problem(), names: names(page), events: page.events, errors: page.errors }).toEqual({
      problem: { kind: 'stopped' },
      names: [],
      events: [],
      errors: [],
    });
  });

  test('a user who cancels before the sign-in state is known and tries again has the sign-in state checked again before anything is sent', async () => {
    const page = pageOf(magicLink, silent);
    void page.store.set(beginCallbackAtom);
    page.store.set(arriving.cancelAtom);
    void page.store.set(logInByLinkAtom, true);
    await vi.advanceTimersByTimeAsync(9_000);
    expect({ screen: page.store.get(screenAtom), names: names(page) }).toEqual({
      screen: 'CallbackAuthenticate',
      names: [],
    });
    await vi.advanceTimersByTimeAsync(1_000);
    expect({ screen: page.store.get(screenAtom), names: names(page) }).toEqual({
      screen: 'CallbackConfirmation',
      names: ['authenticateMagicLink'],
    });
  });
});

test('a second press does not send the link again', async () => {
  const page = pageOf(magicLink, { authenticateMagicLink: forEver });
  void page.store.set(beginCallbackAtom);
  await page.settle();
  void page.store.set(acceptLinkAtom);
  void page.store.set(acceptLinkAtom);
  await page.settle();
  expect(names(page)).toEqual(['authenticateMagicLink']);
});

test.each([{ kind: 'nothing' }, { kind: 'reset', token: 'token-1' }] as const)(
  'a press for a link that does not sign in ($kind) keeps the screen',
  async (arrival) => {
    const page = pageOf(arrival);
    page.store.set(screenAtom, 'CallbackProblem');
    await page.store.set(logInByLinkAtom, true);
    expect({ screen: page.store.get(screenAtom), names: names(page) }).toEqual({
      screen: 'CallbackProblem',
      names: [],
    });
  },
);

describe('a signed-in user', () => {
  const home = { requireClick: false, continueURL: new URL('https://app.example/home') };

  test('a signed-in user continues at once by a press, and only once', async () => {
    const page = pageOf(magicLink);
    page.store.set(callbackOptionsAtom, home);
    void page.store.set(beginCallbackAtom);
    await page.settle();
    page.store.set(leaveForContinueURLAtom);
    expect(page.left).toEqual(['replace https://app.example/home']);
    // A second navigation would load the next page again.
    await vi.advanceTimersByTimeAsync(2_000);
    expect(page.left).toHaveLength(1);
  });

  test('a signed-in user stays on the page if the host unmounts the widget within the second', async () => {
    const page = pageOf(magicLink);
    page.store.set(callbackOptionsAtom, home);
    void page.store.set(beginCallbackAtom);
    await page.settle();
    page.unmount();
    await vi.advanceTimersByTimeAsync(60_000);
    page.store.set(leaveForContinueURLAtom);
    expect(page.left).toEqual([]);
  });

  test('a signed-in user leaves for the address that the host has set by then', async () => {
    const page = pageOf(magicLink);
    page.store.set(callbackOptionsAtom, home);
    void page.store.set(beginCallbackAtom);
    await vi.advanceTimersByTimeAsync(500);
    page.store.set(callbackOptionsAtom, { ...home, continueURL: new URL('https://app.example/start') });
    await vi.advanceTimersByTimeAsync(500);
    expect(page.left).toEqual(['replace https://app.example/start']);
  });
});

// Columns: what this device remembers, and what the link is | what it remembers then.
describe('the method of a log-in is marked on the next visit', () => {
  test.each([
    ['email oauth:google', 'oauth', 'oauth:google'],
    ['email oauth:github', 'magic_links', 'email'],
    ['passkeys crypto:metamask', 'oauth', 'passkeys crypto:metamask'],
    ['passkeys', 'oauth', 'passkeys'],
    ['', 'login', 'email'],
  ] as const)(
    'a device that stored %j, after a log-in by a link of type %s, stores %j',
    async (before, type, after) => {
      const page = pageOf({ kind: 'signIn', type, token: 'token-1' });
      const memory = testMemory(before);
      page.store.set(memoryAtom, memory);
      void page.store.set(beginCallbackAtom);
      await page.settle();
      expect(memory.text()).toBe(after);
    },
  );
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { isBrowserKnownAtom } from '../core/host/browser.atoms';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { catalogueErrorTypes } from '../core/provider/error-types';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Person, Provider } from '../core/provider/provider';
import { focusRequestAtom, goBackAtom, screenAtom } from '../core/screen/screen.atoms';
import { forgetSecretsAtom } from '../core/screen/secret.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testMemory } from '../core/testing/test-memory';
import { testStore } from '../core/testing/test-store';
import { announcementAtom } from '../core/words/announce.atoms';
import { confirmedSessionAtom, continueSession } from '../session';
import {
  acceptLoginLinkAtom,
  startLoginLinkAtom,
  loggingIn,
  resetPassword,
  declineLoginLinkAtom,
} from './password-reset.actions';
import { linkHoldAtom, type ResetToken, resetTokenAtom } from './password-reset.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const signedOut: Partial<Provider> = { person: () => undefined, hasSession: async () => succeeded(false) };
const toLogIn = { status: 'login', token: 'token-1' } as const;
const toReset = { status: 'reset', token: 'token-1' } as const;

/** The page that a link of a reset mail led to. */
function arrived(token: ResetToken, answers: Partial<Provider> = {}) {
  const { provider, calls } = fakeProvider({ ...signedOut, ...answers });
  const page = testStore(provider, { products: ['passwords'], sessionOptions: { sessionDurationMinutes: 60 } });
  const memory = testMemory('');
  page.store.set(memoryAtom, memory);
  page.store.set(resetTokenAtom, token);
  const types = () => page.events.map(({ type }) => type);
  const reported = () => page.errors.map(({ operation, type }) => `${operation} ${type}`);
  return { ...page, calls, memory, types, reported, kept: () => page.store.get(resetTokenAtom) };
}

// Columns: the link's token | what is sent at once, and where the user is.
test.each([
  [toLogIn, ['askedAddress', 'authenticateMagicLink'], 'PasswordConfirmation'],
  [{ status: 'loggedIn', token: 'token-1' }, [], 'Main'],
  [toReset, [], 'Main'],
  [{ status: 'missing' }, [], 'Main'],
  [{ status: 'unread' }, [], 'Main'],
] as const)('a link with %j sends %j', async (token, sent, screen) => {
  const { store, calls } = arrived(token);
  store.set(linkHoldAtom, 'press');
  await store.set(startLoginLinkAtom);
  await pass(0);
  expect(calls.map(({ name }) => name)).toEqual(sent);
  expect({ screen: store.get(screenAtom), linkHold: store.get(linkHoldAtom) }).toEqual({ screen, linkHold: undefined });
});

test.each([
  ['a server, which does not read it', false, 'unread'],
  ['a browser without one', true, 'missing'],
] as const)('the token in %s (known: %s) is %s', (_where, isKnown, status) => {
  const { store } = arrived({ status: 'missing' });
  store.set(isBrowserKnownAtom, isKnown);
  expect(store.get(resetTokenAtom)).toEqual({ status });
});

describe('a log-in link', () => {
  test("a log-in link signs in for the host's duration, and is remembered as a method by mail", async () => {
    const { store, calls, types, memory } = arrived(toLogIn);
    await store.set(startLoginLinkAtom);
    await pass(0);
    expect(calls).toEqual([
      { name: 'askedAddress' },
      { name: 'authenticateMagicLink', request: { token: 'token-1', sessionDurationMinutes: 60 } },
    ]);
    expect(types()).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    expect(memory.text()).toBe('email');
  });

  // Columns: what is known of the address that requested a mail here | the screen that follows.
  test.each([
    ['the address that requested the mail', 'ada@example.com', true, 'PasswordConfirmation'],
    ['an address that is not known', 'ada@example.com', undefined, 'PasswordConfirmation'],
    ['any address, where no mail was requested', undefined, false, 'PasswordConfirmation'],
    ['another address', 'ada@example.com', false, 'SessionConfirmation'],
  ] as const)(
    'a log-in link to the account with %s leads to its screen, and another account is complete at a press alone [B-RESET-2]',
    async (_whose, asked, isTheirs, screen) => {
      const { store, types } = arrived(toLogIn, {
        askedAddress: async () => succeeded(asked),
        hasContact: async () => succeeded(isTheirs),
        person: () => ({ userId: 'user-1', account: 'mallory@example.com' }),
      });
      await store.set(acceptLoginLinkAtom);
      expect(store.get(screenAtom)).toBe(screen);
      if (screen === 'PasswordConfirmation') return;
      expect({ types: types(), confirmed: store.get(confirmedSessionAtom) }).toEqual({
        types: ['MAGIC_LINK_AUTHENTICATE'],
        confirmed: 'other',
      });
      await store.set(continueSession.startAtom);
      expect(types()).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
    },
  );

  test.each([...catalogueErrorTypes, 'other'] as const)(
    'a log-in link that fails (%s) shows the failure, reported once',
    async (type) => {
      const { store, reported, types, kept } = arrived(toLogIn, {
        authenticateMagicLink: async () => failed({ type }),
      });
      await store.set(startLoginLinkAtom);
      expect(store.get(loggingIn.stateAtom)).toMatchObject({ status: 'failed', error: { type } });
      expect({ reported: reported(), types: types() }).toEqual({
        reported: [`magicLinks.authenticate ${type}`],
        types: [],
      });
      // It may be tried again.
      expect(kept()).toEqual(toLogIn);
    },
  );

  test('a log-in link that takes a while is announced, slow after eight seconds, and failed after twenty', async () => {
    const { store, reported } = arrived(toLogIn, { authenticateMagicLink: () => new Promise<never>(() => undefined) });
    void store.set(startLoginLinkAtom);
    await pass(400);
    expect(store.get(announcementAtom).text).toBe('Logging in...');
    await pass(7_600);
    expect(store.get(loggingIn.stateAtom)).toEqual({ status: 'pending', isSlow: true });
    await pass(12_000);
    expect(reported()).toEqual(['magicLinks.authenticate unreachable']);
  });

  test.each([
    ['is cancelled', (page: ReturnType<typeof arrived>) => page.store.set(loggingIn.cancelAtom)],
    ['is left', (page: ReturnType<typeof arrived>) => page.store.set(goBackAtom)],
    ['takes too long', () => pass(20_000)],
  ] as const)('a log-in link that %s counts all the same when it is answered', async (_how, end) => {
    const answer = later<Outcome<Answer>>();
    const page = arrived(toLogIn, { authenticateMagicLink: () => answer.promise });
    void page.store.set(startLoginLinkAtom);
    await pass(0);
    await end(page);
    answer.settle(succeeded({}));
    await pass(0);
    expect({ screen: page.store.get(screenAtom), types: page.types() }).toEqual({
      screen: 'PasswordConfirmation',
      types: ['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
    });
  });
});

describe('a log-in link in a browser where an account is signed in', () => {
  const asked = async (answers: Partial<Provider> = {}) => {
    const page = arrived(toLogIn, { person: () => ({ userId: 'user-1' }), ...answers });
    await page.store.set(startLoginLinkAtom);
    return page;
  };

  test('a log-in link in a browser where an account is signed in sends nothing before a press, and then logs in [B-RESET-5]', async () => {
    const { store, calls, types } = await asked();
    expect({ linkHold: store.get(linkHoldAtom), focusRequest: store.get(focusRequestAtom) }).toEqual({
      linkHold: 'answer',
      focusRequest: { target: 'heading' },
    });
    expect(calls).toEqual([]);
    await store.set(acceptLoginLinkAtom);
    expect({ calls: calls.map(({ name }) => name), types: types() }).toEqual({
      calls: ['askedAddress', 'authenticateMagicLink'],
      types: ['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
    });
  });

  test('a log-in link in a browser where an account is signed in is not sent if the user stays, and its token is forgotten [B-RESET-5]', async () => {
    const { store, calls, types, kept } = await asked();
    await store.set(declineLoginLinkAtom);
    expect({ screen: store.get(screenAtom), confirmedSession: store.get(confirmedSessionAtom) }).toEqual({
      screen: 'SessionConfirmation',
      confirmedSession: 'known',
    });
    expect({ calls, types: types(), kept: kept() }).toEqual({ calls: [], types: [], kept: { status: 'missing' } });
  });

  test('a log-in link in a browser where an account is signed in waits for a press if that account is logged out before Stay [B-RESET-5]', async () => {
    let person: Person | undefined = { userId: 'user-1' };
    const { store, calls, kept } = await asked({ person: () => person });
    person = undefined;
    await store.set(declineLoginLinkAtom);
    expect({ calls, kept: kept(), linkHold: store.get(linkHoldAtom), screen: store.get(screenAtom) }).toEqual({
      calls: [],
      kept: toLogIn,
      linkHold: 'press',
      screen: 'Main',
    });
  });
});

describe('a new password', () => {
  const [before, after] = [{ userId: 'user-1' }, { userId: 'user-2', account: 'mallory@example.com' }];

  // Columns: whose link it is | who was signed in, and is after it | the asked address, and whether it is theirs | the screen.
  test.each([
    ['the account that was signed in', [after, after], [undefined, false], 'PasswordConfirmation'],
    ['an account where no user was signed in', [undefined, after], [undefined, false], 'PasswordConfirmation'],
    ['the address that requested the mail', [undefined, after], ['ada@example.com', true], 'PasswordConfirmation'],
    ['another account than was signed in', [before, after], [undefined, false], 'SessionConfirmation'],
    ['another address than requested the mail', [undefined, after], ['ada@example.com', false], 'SessionConfirmation'],
  ] as const)(
    'a new password by the link of %s leads to its screen, and another account is complete at a press alone [B-RESET-3]',
    async (_whose, [first, second], [asked, isTheirs], screen) => {
      let person: Person | undefined = first;
      const { store, types } = arrived(toReset, {
        person: () => person,
        askedAddress: async () => succeeded(asked),
        hasContact: async () => succeeded(isTheirs),
        resetPassword: async () => {
          person = second;
          return succeeded({});
        },
      });
      await store.set(resetPassword.startAtom, 'new');
      expect(store.get(screenAtom)).toBe(screen);
      if (screen === 'PasswordConfirmation') return;
      expect({ types: types(), confirmed: store.get(confirmedSessionAtom) }).toEqual({
        types: ['PASSWORD_RESET_BY_EMAIL'],
        confirmed: 'other',
      });
      await store.set(continueSession.startAtom);
      expect(types()).toEqual(['PASSWORD_RESET_BY_EMAIL', 'AUTHENTICATE_FLOW_COMPLETE']);
    },
  );

  test.each([...catalogueErrorTypes, 'other'] as const)(
    'a new password that is refused (%s) keeps the link for another try',
    async (type) => {
      let isRefused = true;
      const { store, reported, types, kept } = arrived(toReset, {
        resetPassword: async () => (isRefused ? failed({ type }) : succeeded({})),
      });
      await store.set(resetPassword.startAtom, 'new');
      expect({ reported: reported(), types: types(), kept: kept() }).toEqual({
        reported: [`passwords.resetByEmail ${type}`],
        types: [],
        kept: toReset,
      });
      isRefused = false;
      await store.set(resetPassword.startAtom, 'better');
      expect(types()).toEqual(['PASSWORD_RESET_BY_EMAIL', 'AUTHENTICATE_FLOW_COMPLETE']);
    },
  );

  test.each([
    ['never existed', (page: ReturnType<typeof arrived>) => page.store.set(resetTokenAtom, { status: 'missing' })],
    ['was forgotten with the page', (page: ReturnType<typeof arrived>) => page.store.set(forgetSecretsAtom)],
    ['ended with the mount', (page: ReturnType<typeof arrived>) => page.unmount()],
  ] as const)('a new password whose token %s is not sent', async (_how, lose) => {
    const page = arrived(toReset);
    lose(page);
    await page.store.set(resetPassword.startAtom, 'new');
    expect({ calls: page.calls, types: page.types() }).toEqual({ calls: [], types: [] });
  });

  test('a new password without its token is shown as spent', async () => {
    const { store, reported } = arrived({ status: 'missing' });
    await store.set(resetPassword.startAtom, 'new');
    expect(store.get(resetPassword.stateAtom)).toMatchObject({
      status: 'failed',
      error: { type: 'unable_to_auth_magic_link' },
    });
    expect(reported()).toEqual(['passwords.resetByEmail unable_to_auth_magic_link']);
  });

  test.each(['PasswordConfirmation', 'Main'] as const)(
    'a new password leaves no token behind at %s',
    async (screen) => {
      const { store, kept } = arrived(toReset);
      if (screen === 'Main') await store.set(goBackAtom);
      else await store.set(resetPassword.startAtom, 'new');
      expect({ screen: store.get(screenAtom), kept: kept() }).toEqual({ screen, kept: { status: 'missing' } });
    },
  );
});

test('a log-in link that another mount has used shows its session, and is not sent again', async () => {
  const { store, calls, types } = arrived(
    { status: 'loggedIn', token: 'token-1' },
    { person: () => ({ userId: 'user-1' }), hasSession: async () => succeeded(true) },
  );
  await store.set(startLoginLinkAtom);
  expect({ calls, types: types(), screen: store.get(screenAtom) }).toEqual({
    calls: [],
    types: [],
    screen: 'SessionConfirmation',
  });
  expect(store.get(confirmedSessionAtom)).toBe('known');
});

test('a log-in link that another mount has used says that it is gone once its session has ended', async () => {
  const { store, kept } = arrived({ status: 'loggedIn', token: 'token-1' });
  await store.set(startLoginLinkAtom);
  expect({ kept: kept(), focus: store.get(focusRequestAtom) }).toEqual({
    kept: { status: 'missing' },
    focus: { target: 'heading' },
  });
});

test('a newer link replaces the one before, with its purpose', () => {
  const { store, kept } = arrived(toReset);
  store.set(resetTokenAtom, { status: 'login', token: 'token-2' });
  expect(kept()).toEqual({ status: 'login', token: 'token-2' });
});

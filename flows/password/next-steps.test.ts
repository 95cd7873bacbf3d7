import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../core/config/config';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { catalogueErrorTypes } from '../core/provider/error-types';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { UserType } from '../core/provider/password-calls';
import type { Answer, Provider } from '../core/provider/provider';
import type { ScreenName } from '../core/screen/screen-name';
import { focusRequestAtom, goBackAtom, screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testMemory } from '../core/testing/test-memory';
import { testStore } from '../core/testing/test-store';
import { toastsAtom } from '../core/toast/toast.atoms';
import {
  emptyRefusal,
  loginWithPassword,
  resendReset,
  resetToBreached,
  resetToDedupe,
  resetToForgot,
  submitLogin,
  submitLoginAtom,
  typePasswordAtom,
} from './password.actions';
import { passwordAtom } from './password.atoms';
import { passwordEmailAtom } from './password-user.atoms';
import {
  alternativeAtom,
  continueWithPassword,
  resetToSetNew,
  searchUser,
  sendAlternativeAtom,
} from './search-user.actions';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const email = 'ada@example.com';
const pass = (milliseconds: number) => vi.advanceTimersByTimeAsync(milliseconds);
const passwords: Config = { products: ['passwords'] };
const withLinks: Config = { products: ['passwords', 'emailMagicLinks'] };
const withCodes: Config = { products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } };
const withTexts: Config = { products: ['passwords', 'otp'], otpOptions: { methods: ['sms'] } };
const withBoth: Config = { products: ['passwords', 'otp', 'emailMagicLinks'], otpOptions: { methods: ['email'] } };

function open(answers: Partial<Provider> = {}, config = passwords) {
  const { provider, calls, logged } = fakeProvider(answers);
  const page = testStore(provider, config);
  const sent = () => calls.map(({ name }) => name);
  const reported = () => page.errors.map(({ operation, type }) => `${operation} ${type}`);
  return { ...page, calls, logged, sent, reported, screen: () => page.store.get(screenAtom) };
}

// Columns: what else the host offers by mail | the alternative, and its call, for a user who has no password yet.
const alternatives = [
  ['nothing', passwords, undefined, 'startPasswordReset', 'PasswordSetNew'],
  ['links', withLinks, 'link', 'sendMagicLink', 'EmailConfirmation'],
  ['codes', withCodes, 'code', 'sendOtp', 'OTPAuthenticate'],
  ['codes by text alone', withTexts, undefined, 'startPasswordReset', 'PasswordSetNew'],
  ['links and codes', withBoth, 'link', 'sendMagicLink', 'EmailConfirmation'],
] as const;

test('a reset mail that failed is forgotten at the next key, and does not come back [B-FAIL-1]', async () => {
  const answers = ['reset_password', 'unauthorized_credentials'] as const;
  let calls = 0;
  const { store } = open({
    authenticatePassword: async () => failed({ type: answers[calls++] ?? 'broken' }),
    startPasswordReset: async () => failed({ type: 'unreachable' }),
  });
  const type = (password: string) => store.set(typePasswordAtom, password);
  type('first');
  await store.set(submitLoginAtom, email);
  await pass(0);
  expect(store.get(submitLogin.failureAtom)).toMatchObject({ error: { type: 'unreachable' } });
  type('second');
  expect(store.get(submitLogin.failureAtom)).toBeUndefined();
  await store.set(submitLoginAtom, email);
  expect(store.get(submitLogin.failureAtom)).toMatchObject({ error: { type: 'unauthorized_credentials' } });
  type('third');
  expect(store.get(submitLogin.failureAtom)).toBeUndefined();
});

describe.each(alternatives)('at a host that also offers %s', (_what, config, alternative, call, screen) => {
  test('a user without a password continues by mail, at their own address', async () => {
    const { store, sent, calls, screen: now } = open({ searchUser: async () => succeeded('passwordless') }, config);
    expect(store.get(alternativeAtom)).toBe(alternative);
    await store.set(searchUser.startAtom, email);
    await pass(0);
    expect({ now: now(), sent: sent() }).toEqual({ now: screen, sent: ['searchUser', call] });
    expect(JSON.stringify(calls[1]?.request)).toContain(email);
    expect(store.get(passwordEmailAtom)).toBe(email);
  });

  test('a user with a password is asked for it, and may use another method', async () => {
    const { store, sent, screen: now } = open({ searchUser: async () => succeeded('password') }, config);
    await store.set(searchUser.startAtom, email);
    expect({ now: now(), sent: sent(), focusRequest: store.get(focusRequestAtom) }).toEqual({
      now: 'PasswordCreateOrLogin',
      sent: ['searchUser'],
      focusRequest: { target: 'field' },
    });
    if (!alternative) return;
    await store.set(sendAlternativeAtom, email);
    expect({ now: now(), sent: sent().at(-1) }).toEqual({ now: screen, sent: call });
  });

  test.each([...catalogueErrorTypes, 'other'] as const)(
    'a mail that cannot be sent (%s) is shown on Main',
    async (type) => {
      const {
        store,
        screen: now,
        reported,
      } = open({ searchUser: async () => succeeded('passwordless'), [call]: async () => failed({ type }) }, config);
      await store.set(searchUser.startAtom, email);
      await pass(0);
      expect(now()).toBe('Main');
      expect(store.get(continueWithPassword.stateAtom)).toMatchObject({ status: 'failed', error: { type } });
      expect(reported()).toHaveLength(1);
    },
  );

  test('Cancel during the request frees the form at once', async () => {
    const answer = later<Outcome<never>>();
    const {
      store,
      screen: now,
      reported,
    } = open({ searchUser: async () => succeeded('passwordless'), [call]: () => answer.promise }, config);
    await store.set(searchUser.startAtom, email);
    await pass(8_000);
    expect(store.get(continueWithPassword.stateAtom)).toEqual({ status: 'pending', isSlow: true });
    store.set(continueWithPassword.cancelAtom);
    expect(store.get(continueWithPassword.stateAtom)).toEqual({ status: 'idle' });
    answer.settle(failed({ type: 'broken' }));
    await pass(0);
    expect({ now: now(), reported: reported() }).toEqual({ now: 'Main', reported: [] });
  });
});

test.each<UserType>(['new', 'password', 'passwordless'])(
  'a cancelled address does not continue, whatever its account is (%s)',
  async (type) => {
    const answer = later<Outcome<UserType>>();
    const { store, screen, sent } = open({ searchUser: () => answer.promise });
    void store.set(searchUser.startAtom, email);
    store.set(continueWithPassword.cancelAtom);
    answer.settle(succeeded(type));
    await pass(0);
    expect({ screen: screen(), sent: sent(), passwordEmail: store.get(passwordEmailAtom) }).toEqual({
      screen: 'Main',
      sent: ['searchUser'],
      passwordEmail: undefined,
    });
  },
);

test('of two addresses the newer one counts', async () => {
  const answers = [later<Outcome<UserType>>(), later<Outcome<UserType>>()];
  let asked = 0;
  const { store } = open({ searchUser: () => answers[asked++]?.promise ?? Promise.resolve(succeeded('new')) });
  void store.set(searchUser.startAtom, 'first@example.com');
  await pass(20_000);
  void store.set(searchUser.startAtom, 'second@example.com');
  answers[0]?.settle(succeeded('password'));
  await pass(0);
  expect(store.get(passwordEmailAtom)).toBeUndefined();
  answers[1]?.settle(succeeded('new'));
  await pass(0);
  expect(store.get(passwordEmailAtom)).toBe('second@example.com');
});

// Columns: the mail | the screen that says why it was sent.
describe.each([
  ['forgotten', resetToForgot, 'PasswordForgot'],
  ['to be verified', resetToDedupe, 'PasswordDedupe'],
  ['leaked elsewhere', resetToBreached, 'PasswordBreached'],
  ['not set yet', resetToSetNew, 'PasswordSetNew'],
] as const)('a password that is %s', (_what, action, screen: ScreenName) => {
  const config: Config = {
    products: ['passwords'],
    passwordOptions: { resetPasswordExpirationMinutes: 10, resetPasswordTemplateId: 'reset', locale: 'es' },
  };

  test("sends a mail with the host's options, reported and logged", async () => {
    const { store, calls, screen: now, events, logged } = open({}, config);
    await store.set(action.startAtom, email);
    expect(now()).toBe(screen);
    expect(calls).toEqual([{ name: 'startPasswordReset', request: { email, ...config.passwordOptions } }]);
    expect(events).toEqual([{ type: 'PASSWORD_RESET_BY_EMAIL_START', data: {} }]);
    expect(logged).toEqual([{ name: 'email_sent', request: { email, type: 'reset_password' } }]);
  });

  test('counts as begun here once its mail is sent, and not before [B-BACK-11]', async () => {
    const answer = later<Outcome<Answer>>();
    const { store } = open({ startPasswordReset: () => answer.promise });
    const memory = testMemory('passkeys');
    store.set(memoryAtom, memory);
    void store.set(action.startAtom, email);
    await pass(0);
    expect(memory.text()).toBe('passkeys');
    answer.settle(succeeded({}));
    await pass(0);
    expect(memory.text()).toBe('passkeys email');
  });

  test.each(['unreachable', 'broken', 'too_many_requests', 'inactive_email', 'other'] as const)(
    'keeps the screen if the mail cannot be sent (%s)',
    async (type) => {
      const {
        store,
        screen: now,
        reported,
        events,
        logged,
      } = open({ startPasswordReset: async () => failed({ type }) });
      await store.set(action.startAtom, email);
      expect({ now: now(), reported: reported(), events, logged }).toEqual({
        now: 'Main',
        reported: [`passwords.resetByEmailStart ${type}`],
        events: [],
        logged: [],
      });
    },
  );

  test('does not continue if the mail is sent after the screen was left', async () => {
    const answer = later<Outcome<object>>();
    const { store, screen: now } = open({ startPasswordReset: () => answer.promise as never });
    void store.set(action.startAtom, email);
    await store.set(goBackAtom);
    answer.settle(succeeded({}));
    await pass(0);
    expect(now()).toBe('Main');
  });
});

test.each([
  ['works', succeeded({}), ['Email resent'], ['PASSWORD_RESET_BY_EMAIL_START']],
  ['fails', failed({ type: 'unreachable' }), [], []],
] as const)('a mail that is requested again and %s', async (_how, answer, toasts, types) => {
  const { store, events } = open({ startPasswordReset: async () => answer });
  await store.set(resendReset.startAtom, email);
  expect(store.get(toastsAtom).map(({ text }) => text)).toEqual(toasts);
  expect(events.map(({ type }) => type)).toEqual(types);
});

describe('the log-in form', () => {
  test('the log-in form that is sent empty is refused each time until something is typed', async () => {
    const { store, sent } = open();
    expect(store.get(emptyRefusal.latestAtom)).toBeUndefined();
    await store.set(submitLoginAtom, email);
    const first = store.get(emptyRefusal.latestAtom);
    await store.set(submitLoginAtom, email);
    expect(first).toBeDefined();
    expect(store.get(emptyRefusal.latestAtom)).not.toBe(first);
    expect({ sent: sent(), focusRequest: store.get(focusRequestAtom) }).toEqual({
      sent: [],
      focusRequest: { target: 'invalid' },
    });
    store.set(typePasswordAtom, ' ');
    expect(store.get(emptyRefusal.latestAtom)).toBeUndefined();
  });

  test.each(['unauthorized_credentials', 'unreachable', 'too_many_requests', 'user_lock_limit_reached'] as const)(
    'the log-in form that failed (%s) keeps the text, and typing clears the failure',
    async (type) => {
      const { store, reported } = open({ authenticatePassword: async () => failed({ type }) });
      store.set(typePasswordAtom, 'wrong');
      await store.set(submitLoginAtom, email);
      expect(store.get(loginWithPassword.stateAtom)).toMatchObject({ status: 'failed', error: { type } });
      expect({ password: store.get(passwordAtom), reported: reported() }).toEqual({
        password: 'wrong',
        reported: [`passwords.authenticate ${type}`],
      });
      store.set(typePasswordAtom, 'wrong2');
      expect({ submitLoginState: store.get(submitLogin.stateAtom), password: store.get(passwordAtom) }).toEqual({
        submitLoginState: { status: 'idle' },
        password: 'wrong2',
      });
    },
  );

  test('the log-in form that is typed into while it is sent continues being sent', async () => {
    const { store } = open({ authenticatePassword: () => new Promise<never>(() => undefined) });
    store.set(typePasswordAtom, 'right');
    void store.set(submitLoginAtom, email);
    store.set(typePasswordAtom, 'right!');
    expect(store.get(submitLogin.stateAtom).status).toBe('pending');
  });

  test.each([
    ['reset_password', 'unreachable'],
    ['breached_password', 'broken'],
    ['breached_password', 'other'],
  ] as const)(
    'the log-in form that requests a mail (%s) which cannot be sent (%s) shows the failure',
    async (type, mailType) => {
      const { store, screen, reported } = open({
        authenticatePassword: async () => failed({ type }),
        startPasswordReset: async () => failed({ type: mailType }),
      });
      await store.set(loginWithPassword.startAtom, { email, password: 'old' });
      await pass(0);
      expect(screen()).toBe('Main');
      expect(store.get(submitLogin.stateAtom)).toMatchObject({ status: 'failed', error: { type: mailType } });
      expect(reported()).toEqual([`passwords.authenticate ${type}`, `passwords.resetByEmailStart ${mailType}`]);
    },
  );
});

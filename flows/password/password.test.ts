import { expect, test, vi } from 'vitest';
import type { Config } from '../core/config/config';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { UserType } from '../core/provider/password-calls';
import type { Answer } from '../core/provider/provider';
import { screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { assumePasskeySupportAtom } from '../passkey';
import { passkeyOffer } from '../passkey-offer/passkey-offer.lazy';
import {
  createPassword,
  loginWithPassword,
  resetToForgot,
  submitLogin,
  submitLoginAtom,
  typePasswordAtom,
} from './password.actions';
import { passwordAtom } from './password.atoms';
import { passwordEmailAtom } from './password-user.atoms';
import { continueWithPassword, searchUser } from './search-user.actions';

const email = 'ada@example.com';
const config: Config = {
  products: ['passwords'],
  passwordOptions: { resetPasswordRedirectURL: 'https://a.test/reset' },
};
const storeFor = (answers: Parameters<typeof fakeProvider>[0] = {}, given: Config = config) => {
  const { provider, calls, logged } = fakeProvider(answers);
  return { ...testStore(provider, given), calls, logged };
};
const found = (type: UserType) => ({ searchUser: async () => succeeded(type) });

test.each(['new', 'password'] as const)(
  'a user who is %s continues to create or log in [B-MAIN-4] [B-PASS-1]',
  async (type) => {
    const { store } = storeFor(found(type));
    await store.set(searchUser.startAtom, email);
    expect(store.get(screenAtom)).toBe('PasswordCreateOrLogin');
    expect(store.get(passwordEmailAtom)).toBe(email);
  },
);

test.each([
  [{ products: ['passwords', 'emailMagicLinks'] }, 'EmailConfirmation'],
  [{ products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } }, 'OTPAuthenticate'],
  [config, 'PasswordSetNew'],
] as const)('a user without a password, with %j configured, continues to %s [B-PASS-2]', async (given, screen) => {
  const { store } = storeFor(found('passwordless'), given);
  await store.set(searchUser.startAtom, email);
  expect(store.get(screenAtom)).toBe(screen);
});

test.each([createPassword, loginWithPassword])(
  'a log-in with a password may offer a passkey [B-OFFER-1]',
  async ({ startAtom }) => {
    await passkeyOffer.load();
    const { store } = storeFor(
      {},
      { products: ['passwords', 'passkeys'], passkeyOptions: { offerAfterSignIn: 'ask' } },
    );
    store.set(assumePasskeySupportAtom, { canUse: true, canAutofill: false });
    await store.set(startAtom, { email, password: 'correct horse' });
    expect(store.get(screenAtom)).toBe('PasskeyOffer');
  },
);

test('a first mail that cannot be sent keeps Main, and is reported', async () => {
  const { store, errors } = storeFor({
    ...found('passwordless'),
    startPasswordReset: async () => failed({ type: 'broken' }),
  });
  await store.set(searchUser.startAtom, email);
  expect(store.get(screenAtom)).toBe('Main');
  expect(store.get(continueWithPassword.stateAtom)).toMatchObject({ status: 'failed', error: { type: 'broken' } });
  expect(errors).toHaveLength(1);
});

test.each([
  ['a link', { products: ['passwords', 'emailMagicLinks'] }, 'sendMagicLink', 'magicLinks.email.loginOrCreate'],
  [
    'a code',
    { products: ['passwords', 'otp'], otpOptions: { methods: ['email'] } },
    'sendOtp',
    'otps.email.loginOrCreate',
  ],
  ['a mail', { products: ['passwords'] }, 'startPasswordReset', 'passwords.resetByEmailStart'],
] as const)(
  'Continue is free again when %s for a user without a password never comes',
  async (_name, given, call, operation) => {
    vi.useFakeTimers();
    const { store, errors } = storeFor(
      { ...found('passwordless'), [call]: () => new Promise<never>(() => undefined) },
      given,
    );
    void store.set(searchUser.startAtom, email);
    await vi.advanceTimersByTimeAsync(8_000);
    expect(store.get(continueWithPassword.stateAtom)).toEqual({ status: 'pending', isSlow: true });
    await vi.advanceTimersByTimeAsync(12_000);
    expect(store.get(continueWithPassword.stateAtom)).toMatchObject({
      status: 'failed',
      error: { type: 'unreachable' },
    });
    expect(errors.map((error) => [error.operation, error.type])).toEqual([[operation, 'unreachable']]);
    vi.useRealTimers();
  },
);

test('the log-in form is busy while the mail for a password that must be reset is being sent', async () => {
  vi.useFakeTimers();
  const { store } = storeFor({
    authenticatePassword: async () => failed({ type: 'reset_password' }),
    startPasswordReset: () => new Promise<never>(() => undefined),
  });
  void store.set(loginWithPassword.startAtom, { email, password: 'old' });
  await vi.advanceTimersByTimeAsync(8_000);
  expect(store.get(submitLogin.stateAtom)).toEqual({ status: 'pending', isSlow: true });
  store.set(submitLogin.cancelAtom);
  expect(store.get(submitLogin.stateAtom)).toEqual({ status: 'idle' });
  vi.useRealTimers();
});

test('a log-in shows the confirmation, and the flow completes once [B-PASS-11]', async () => {
  const { store, events, calls } = storeFor();
  await store.set(loginWithPassword.startAtom, { email, password: ' as typed ' });
  expect(store.get(screenAtom)).toBe('PasswordConfirmation');
  expect(events.map(({ type }) => type)).toEqual(['PASSWORD_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect(calls[0]?.request).toEqual({ email, password: ' as typed ', sessionDurationMinutes: 30 });
});

test('a new account shows the confirmation, and the flow completes once [B-PASS-11]', async () => {
  const { store, events } = storeFor();
  await store.set(createPassword.startAtom, { email, password: 'x' });
  expect(events.map(({ type }) => type)).toEqual(['PASSWORD_CREATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('a new account whose address is taken logs in with the password, once [B-PASS-1]', async () => {
  const { store, events, errors, calls } = storeFor({
    ...found('new'),
    createPassword: async () => failed({ type: 'duplicate_email' }),
  });
  await store.set(searchUser.startAtom, email);
  await store.set(createPassword.startAtom, { email, password: 'correct horse' });
  await expect.poll(() => store.get(screenAtom)).toBe('PasswordConfirmation');
  expect(calls.map(({ name }) => name)).toEqual(['searchUser', 'createPassword', 'authenticatePassword']);
  expect(calls[2]?.request).toMatchObject({ email, password: 'correct horse' });
  expect(events.map(({ type }) => type)).toEqual(['PASSWORD_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect(errors.map(({ operation, type }) => [operation, type])).toEqual([['passwords.create', 'duplicate_email']]);
  expect(store.get(createPassword.stateAtom)).toEqual({ status: 'idle' });
});

test('a new account whose first answer comes after the log-in that a second press led to is complete once [B-PASS-1] [B-TIME-3]', async () => {
  vi.useFakeTimers();
  const first = later<Outcome<Answer>>();
  let presses = 0;
  const { store, events } = storeFor({
    ...found('new'),
    createPassword: async () => (presses++ === 0 ? first.promise : failed({ type: 'duplicate_email' })),
  });
  await store.set(searchUser.startAtom, email);
  void store.set(createPassword.startAtom, { email, password: 'correct horse' });
  await vi.advanceTimersByTimeAsync(20_000);
  void store.set(createPassword.startAtom, { email, password: 'correct horse' });
  await vi.advanceTimersByTimeAsync(0);
  first.settle(succeeded({ user_id: 'user-1' }));
  await vi.advanceTimersByTimeAsync(0);
  vi.useRealTimers();
  expect(events.map(({ type }) => type)).toEqual(['PASSWORD_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test.each([
  ['reset_password', 'PasswordDedupe'],
  ['breached_password', 'PasswordBreached'],
] as const)('the answer %s sends a mail and shows %s instead of an error', async (type, screen) => {
  const { store, calls } = storeFor({ authenticatePassword: async () => failed({ type }) });
  await store.set(searchUser.startAtom, email);
  await store.set(loginWithPassword.startAtom, { email, password: 'x' });
  await Promise.resolve();
  await expect.poll(() => store.get(screenAtom)).toBe(screen);
  expect(store.get(loginWithPassword.stateAtom)).toEqual({ status: 'idle' });
  expect(calls.map(({ name }) => name)).toEqual(['searchUser', 'authenticatePassword', 'startPasswordReset']);
});

test("a reset mail leads to the host's address [B-PASS-10]", async () => {
  const { store, calls, logged, events } = storeFor();
  await store.set(resetToForgot.startAtom, email);
  expect(store.get(screenAtom)).toBe('PasswordForgot');
  expect(calls[0]?.request).toEqual({ email, resetPasswordRedirectURL: 'https://a.test/reset' });
  expect(logged).toEqual([{ name: 'email_sent', request: { email, type: 'reset_password' } }]);
  expect(events.map(({ type }) => type)).toEqual(['PASSWORD_RESET_BY_EMAIL_START']);
});

test('an empty password is refused, and nothing is sent [B-PASS-12]', async () => {
  const { store, calls } = storeFor();
  await store.set(submitLoginAtom, email);
  expect(calls).toEqual([]);
});

test('leaving the screen clears the password', async () => {
  const { store } = storeFor();
  store.set(typePasswordAtom, 'secret');
  expect(store.get(passwordAtom)).toBe('secret');
  await store.set(resetToForgot.startAtom, email);
  expect(store.get(passwordAtom)).toBe('');
});

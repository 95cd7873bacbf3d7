// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { beginCallbackAtom } from './callback/callback.actions';
import { followedLinkAtom } from './callback/callback.atoms';
import { stayLoggedInAtom } from './callback/leave.actions';
import { noLink } from './callback/link';
import { succeeded } from './core/provider/outcome';
import type { HeldFactor } from './core/provider/step-up-calls';
import { secondFactorAtom } from './core/screen/second-factor.atoms';
import { screenAtom } from './core/screen/screen.atoms';
import { adasFactors, fakeProvider } from './core/testing/fake-provider';
import { testStore } from './core/testing/test-store';
import { verifyOtp } from './otp/otp.actions';
import { acceptPasscodeAtom } from './otp';
import { signInWithWalletAtom } from './crypto/crypto.actions';
import { fakeWallet } from './core/testing/fake-wallet';
import { authenticatePasskey } from './passkey/passkey-sign-in.actions';
import { loginWithPassword } from './password/password.actions';
import { declineLoginLinkAtom, resetPassword } from './password-reset/password-reset.actions';
import { resetTokenAtom } from './password-reset/password-reset.atoms';
import { continueSession } from './session';
import { askSecondFactorAtom } from './second-factor/ask-second-factor.actions';
import { verifyAppCode } from './second-factor/proofs.actions';
import { secondFactor } from './second-factor/second-factor.lazy';

type Store = ReturnType<typeof testStore>['store'];

beforeEach(() => secondFactor.load());

const byLink = (type: 'magic_links' | 'login' | 'oauth') => (store: Store) => {
  store.set(followedLinkAtom, { ...noLink, arrival: { kind: 'signIn', type, token: 'token' } });
  return store.set(beginCallbackAtom);
};

const answering = (text: string) => async () => succeeded(text);

const target = { channel: 'email', destination: 'ada@example.com' } as const;

/** Every end of a sign-in, by its first factor. */
const firstFactors: Readonly<Record<string, (store: Store) => unknown>> = {
  password: (store) => store.set(loginWithPassword.startAtom, { email: 'ada@example.com', password: 'liverpool rain' }),
  'new password': (store) => {
    store.set(resetTokenAtom, { status: 'reset', token: 'token' });
    return store.set(resetPassword.startAtom, 'liverpool rain');
  },
  passcode: (store) => {
    store.set(acceptPasscodeAtom, { methodId: 'method-1', answer: {} }, target);
    return store.set(verifyOtp.startAtom, '123456');
  },
  passkey: (store) => store.set(authenticatePasskey.startAtom),
  wallet: (store) => store.set(signInWithWalletAtom, fakeWallet({ connect: answering('0x1'), sign: answering('0x2') })),
  'magic link': byLink('magic_links'),
  'log-in link of a reset mail': byLink('login'),
  'social provider': byLink('oauth'),
  'session that is kept in place of a link': (store) => store.set(stayLoggedInAtom),
  'session that is kept in place of a link of a reset mail': (store) => store.set(declineLoginLinkAtom),
  'session that existed before': (store) => store.set(continueSession.startAtom),
};

/** The sessions that are there before: their user is signed in from the start. */
const isThereAlready = (name: string) => name.startsWith('session that is kept');

test.each(Object.entries(firstFactors))('a %s waits for the second factor [B-SECOND-1]', async (name, act) => {
  let held: readonly HeldFactor[] = [{ method: 'webauthn_registration', isUserVerified: false }];
  let isIn = isThereAlready(name);
  const { provider } = fakeProvider({
    ownFactors: async () => succeeded({ ...adasFactors, hasAuthenticatorApp: true, held }),
    person: () => (isIn ? { userId: 'user-1', account: 'ada@example.com' } : undefined),
    hasSession: async () => succeeded(false),
    authenticateTotp: async () => {
      held = [...held, { method: 'authenticator_app' }];
      return succeeded({ user_id: 'user-1' });
    },
  });
  const { store, events } = testStore(provider, {
    products: ['otp', 'passwords'],
    otpOptions: { methods: ['email'] },
    secondFactorOptions: { when: 'required' },
  });
  store.set(secondFactorAtom, { askAtom: askSecondFactorAtom });
  await act(store);
  await expect.poll(() => store.get(screenAtom)).toBe('SecondFactor');
  isIn = true;
  expect(events.map(({ type }) => type)).not.toContain('AUTHENTICATE_FLOW_COMPLETE');
  await store.set(verifyAppCode.startAtom, '123456');
  await expect.poll(() => store.get(screenAtom)).toMatch(/Confirmation$/);
  // A session that existed before was complete.
  const count = name.startsWith('session that is kept') ? 0 : 1;
  expect(events.filter(({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE')).toHaveLength(count);
});

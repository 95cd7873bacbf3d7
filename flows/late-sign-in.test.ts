// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { type Outcome, succeeded } from './core/provider/outcome';
import type { Answer } from './core/provider/provider';
import { goBackAtom } from './core/screen/screen.atoms';
import { fakeProvider, later } from './core/testing/fake-provider';
import { fakeWallet } from './core/testing/fake-wallet';
import { testStore } from './core/testing/test-store';
import { signInWithWalletAtom } from './crypto/crypto.actions';
import { acceptPasscodeAtom } from './otp';
import { verifyOtp } from './otp/otp.actions';
import { authenticatePasskey } from './passkey/passkey-sign-in.actions';
import { createPassword, loginWithPassword } from './password/password.actions';

type Store = ReturnType<typeof testStore>['store'];

beforeEach(() => localStorage.clear());

const credentials = { email: 'ada@example.com', password: 'liverpool rain' };
const answering = (text: string) => async () => succeeded(text);

/** Sign-ins that a user starts and leaves, whose call is answered later. */
const left = {
  password: (store: Store) => {
    void store.set(loginWithPassword.startAtom, credentials);
    store.set(loginWithPassword.cancelAtom);
  },
  'new password': (store: Store) => {
    void store.set(createPassword.startAtom, credentials);
    store.set(createPassword.cancelAtom);
  },
  passcode: (store: Store) => {
    store.set(acceptPasscodeAtom, { methodId: 'method-1', answer: {} }, { channel: 'email', destination: 'a@b.test' });
    void store.set(verifyOtp.startAtom, '123456');
    return store.set(goBackAtom);
  },
  wallet: async (store: Store) => {
    void store.set(signInWithWalletAtom, fakeWallet({ connect: answering('0x1'), sign: answering('0x2') }));
    await new Promise((resolve) => setTimeout(resolve, 50));
    return store.set(goBackAtom);
  },
} as const;

test.each(Object.entries(left))(
  'a %s that is answered after a passkey has signed the user in does not count [B-TIME-3]',
  async (_name, leave) => {
    const late = later<Outcome<Answer>>();
    const { provider, calls } = fakeProvider({
      authenticatePassword: () => late.promise,
      createPassword: () => late.promise,
      verifyOtp: () => late.promise,
      authenticateWallet: () => late.promise,
    });
    const { store, events } = testStore(provider, {
      products: ['passwords', 'passkeys', 'otp', 'crypto'],
      otpOptions: { methods: ['email'] },
    });
    await leave(store);
    await store.set(authenticatePasskey.startAtom);
    late.settle(succeeded({ user_id: 'user-1' }));
    await new Promise((resolve) => setTimeout(resolve, 10));
    const authenticating = ['authenticatePassword', 'createPassword', 'verifyOtp', 'authenticateWallet'];
    expect(calls.filter(({ name }) => authenticating.includes(name))).toHaveLength(1);
    expect(events.filter(({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE')).toHaveLength(1);
  },
);

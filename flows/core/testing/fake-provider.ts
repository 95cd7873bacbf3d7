import { defaultBootstrap } from '../provider/bootstrap';
import type { ConnectedApp } from '../provider/connected-app-calls';
import { succeeded } from '../provider/outcome';
import type { PasswordStrength } from '../provider/password-calls';
import type { Provider } from '../provider/provider';
import type { TotpSetup } from '../provider/second-factor-calls';
import type { OwnFactors } from '../provider/step-up-calls';

const facts: ReadonlySet<string> = new Set([
  'logEvent',
  'person',
  'sessionId',
  'sessionTimes',
  'expireData',
  'hasContact',
  'hasSession',
  'watchPerson',
  'isPersonCertain',
  'watchWallets',
]);

/** A call that was made. */
export interface RecordedCall {
  name: string;
  request: unknown;
}

/** A provider for tests: every call succeeds with plausible data unless the test says otherwise, and all are recorded. */
export function fakeProvider(answers: Partial<Provider> = {}) {
  const calls: RecordedCall[] = [];
  const logged: RecordedCall[] = [];
  const provider: Provider = {
    isTestProject: true,
    bootstrap: { cached: () => defaultBootstrap, load: async () => defaultBootstrap },
    person: () => ({ userId: 'user-1', account: 'ada@example.com' }),
    isPersonCertain: () => true,
    sessionId: () => 'session-1',
    sessionTimes: () => undefined,
    watchPerson: () => () => undefined,
    expireData: () => undefined,
    authenticatePasskey: async () => succeeded({ user_id: 'user-1' }),
    registerPasskey: async () => succeeded({ user_id: 'user-1' }),
    listPasskeys: async () => succeeded([{ id: 'passkey-1', name: 'Laptop' }]),
    renamePasskey: async () => succeeded(undefined),
    deletePasskey: async () => succeeded(undefined),
    logEvent: (name, request) => void logged.push({ name, request }),
    sendMagicLink: async () => succeeded({}),
    sendOtp: async () => succeeded({ methodId: 'method-1', answer: { method_id: 'method-1' } }),
    verifyOtp: async () => succeeded({ user_id: 'user-1' }),
    authenticateMagicLink: async () => succeeded({ user_id: 'user-1' }),
    impersonate: async () => succeeded({ user_id: 'user-1' }),
    askedAddress: async () => succeeded(undefined),
    hasContact: async (contact) => succeeded(contact === 'ada@example.com'),
    hasSession: async () => succeeded(true),
    searchUser: async () => succeeded('password'),
    checkPasswordStrength: async () => succeeded(strongPassword),
    createPassword: async () => succeeded({ user_id: 'user-1' }),
    authenticatePassword: async () => succeeded({ user_id: 'user-1' }),
    startPasswordReset: async () => succeeded({}),
    resetPassword: async () => succeeded({ user_id: 'user-1' }),
    startOAuth: async () => succeeded(undefined),
    authenticateOAuth: async () => succeeded({ user_id: 'user-1' }),
    isSignedInByOAuth: async () => succeeded(false),
    showOneTap: async () => succeeded({ status: 'shown', isEmbedded: false }),
    watchWallets: () => () => undefined,
    startWalletSignIn: async () => succeeded({ challenge: 'Sign in to this site.', answer: {} }),
    authenticateWallet: async () => succeeded({ user_id: 'user-1' }),
    startAuthorization: async () =>
      succeeded({
        isConsentRequired: true,
        client: { name: 'Invoice Robot' },
        scopes: [{ scope: 'openid', isGrantable: true }],
        answer: {},
      }),
    submitAuthorization: async () => succeeded({ redirectURI: 'https://robot.test/back?code=1', answer: {} }),
    startLogout: async () => succeeded({ isConsentRequired: true, redirectURI: 'https://robot.test/bye' }),
    connectedApps: async () => succeeded([connectedRobot]),
    revokeConnectedApp: async () => succeeded({ request_id: 'request-1', status_code: 200 }),
    checkSession: async () => succeeded(undefined),
    extendSession: async () => succeeded(undefined),
    revokeSession: async () => succeeded(undefined),
    ownFactors: async () => succeeded(adasFactors),
    sendOwnOtp: async () => succeeded({ methodId: 'method-1', answer: { method_id: 'method-1' } }),
    authenticateTotp: async () => succeeded({ user_id: 'user-1' }),
    createTotp: async () => succeeded(adasApp),
    recoveryCodes: async () => succeeded(adasApp.recoveryCodes),
    recoverTotp: async () => succeeded({ user_id: 'user-1' }),
    ...answers,
  };
  return { provider: recording(provider, calls), calls, logged };
}

/** The same provider, with each call written down. */
function recording(provider: Provider, calls: RecordedCall[]): Provider {
  return new Proxy(provider, {
    get: (target, name: string) => {
      const member: unknown = Reflect.get(target, name);
      if (typeof member !== 'function' || facts.has(name)) return member;
      return (request: unknown) => {
        calls.push({ name, request });
        return member.call(target, request);
      };
    },
  });
}

/** The factors of a user with an address and a number, whose session has the address alone. */
export const adasFactors: OwnFactors = {
  userId: 'user-1',
  emails: ['ada@example.com'],
  phones: ['+12025550162'],
  socials: [],
  hasPasskey: false,
  hasAuthenticatorApp: false,
  hasPassword: false,
  held: [{ method: 'email', group: 'email', provenAt: 0 }],
};

/** An authenticator app that is being set up. */
export const adasApp: TotpSetup = {
  totpId: 'totp-1',
  secret: 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ',
  recoveryCodes: ['ckss-2skx-ebow', 'spow-8txc-r1nk', '7r1y-wmcx-jy7o'],
};

/** An application that has access. */
export const connectedRobot: ConnectedApp = {
  id: 'connected-app-1',
  name: 'Invoice Robot',
  description: 'Writes your invoices.',
  scopes: ['openid', 'email'],
};

/** The strength of a good password. */
export const strongPassword: PasswordStrength = {
  isValid: true,
  isBreached: false,
  policy: 'zxcvbn',
  score: 4,
  warning: '',
  suggestions: [],
  missingCharacters: 0,
  missingComplexity: 0,
};

/** A promise that the test settles. */
export function later<Value>(): { promise: Promise<Value>; settle(value: Value): void } {
  let settle: (value: Value) => void = () => undefined;
  const promise = new Promise<Value>((resolve) => {
    settle = resolve;
  });
  return { promise, settle };
}

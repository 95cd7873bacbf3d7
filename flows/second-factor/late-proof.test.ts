// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer } from '../core/provider/provider';
import type { HeldFactor, OwnFactors } from '../core/provider/step-up-calls';
import { completeSignInAtom } from '../core/screen/complete-sign-in.actions';
import { secondFactorAtom } from '../core/screen/second-factor.atoms';
import { screenAtom } from '../core/screen/screen.atoms';
import { adasFactors, fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { assumePasskeySupportAtom } from '../passkey';
import { askSecondFactorAtom } from './ask-second-factor.actions';
import { goBackToLoginAtom } from './end.actions';
import { recover, usePasskey, verifyAppCode } from './proofs.actions';
import { secondFactor } from './second-factor.lazy';
import { declineSetupAtom, finishSetupAtom, submitSetupCodeAtom, typeSetupCodeAtom } from './turn-on.actions';

beforeEach(async () => {
  await secondFactor.load();
  vi.useFakeTimers();
});
// The page's WebAuthn queue is shared by the tests: a dialog has the browser to itself until its request is over.
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
  localStorage.clear();
});

const withoutApp: OwnFactors = { ...adasFactors, phones: [] };
const withApp: OwnFactors = { ...withoutApp, hasAuthenticatorApp: true };

type Page = Awaited<ReturnType<typeof leaving>>;

/** A page whose user, Ada, has gone Back from a second factor while its proof is checked. */
async function leaving(own: OwnFactors, act: (store: ReturnType<typeof testStore>['store']) => unknown) {
  let factors: Outcome<OwnFactors> = succeeded(own);
  let person: string | undefined = own.userId;
  const answer = later<Outcome<Answer>>();
  const { provider } = fakeProvider({
    ownFactors: async () => factors,
    person: () => (person ? { userId: person } : undefined),
    authenticateTotp: () => answer.promise,
    recoverTotp: () => answer.promise,
    authenticatePasskey: () => answer.promise,
  });
  const { store, events } = testStore(provider, {
    products: ['passwords'],
    secondFactorOptions: { when: 'offer' },
  });
  store.set(secondFactorAtom, { askAtom: askSecondFactorAtom });
  store.set(assumePasskeySupportAtom, { canUse: true, canAutofill: false });
  await store.set(completeSignInAtom, 'PasswordConfirmation', 'email');
  void act(store);
  await store.set(goBackToLoginAtom);
  return {
    store,
    screen: () => store.get(screenAtom),
    heard: () => events.map(({ type }) => type),
    completions: () => events.filter(({ type }) => type === 'AUTHENTICATE_FLOW_COMPLETE').length,
    logIn: (next: Outcome<OwnFactors>, userId = next.ok ? next.value.userId : undefined) => {
      factors = next;
      person = userId;
      return store.set(completeSignInAtom, 'OTPConfirmation', 'sms');
    },
    /** The proof of Ada, whose session is the page's from now on. */
    prove: async () => {
      person = 'user-1';
      if (factors.ok) {
        const proved: HeldFactor[] = [{ method: 'authenticator_app' }, { method: 'webauthn_registration' }];
        factors = succeeded({ ...factors.value, held: [...factors.value.held, ...proved] });
      }
      answer.settle(succeeded({ user_id: 'user-1', totp_id: 'totp-1' }));
      await vi.advanceTimersByTimeAsync(1);
    },
  };
}

const toQuestion = () => leaving(withApp, (store) => store.set(verifyAppCode.startAtom, '123456'));
const toRecovery = () => leaving(withApp, (store) => store.set(recover.startAtom, 'ckss-2skx-ebow'));
const toPasskey = () => leaving({ ...withoutApp, hasPasskey: true }, (store) => store.set(usePasskey.startAtom));
const toSetup = () =>
  leaving(withoutApp, (store) => {
    store.set(typeSetupCodeAtom, '123456');
    return store.set(submitSetupCodeAtom);
  });

test('a set-up that succeeds after Back completes the log-in at Continue, once [B-SECOND-7]', async () => {
  const { store, screen, heard, prove } = await toSetup();
  expect(screen()).toBe('Main');
  await prove();
  expect({ screen: screen(), heard: heard() }).toEqual({
    screen: 'RecoveryCodes',
    heard: ['TOTP_CREATE', 'TOTP_AUTHENTICATE'],
  });
  await store.set(finishSetupAtom);
  await store.set(finishSetupAtom);
  expect({ screen: screen(), heard: heard() }).toEqual({
    screen: 'SecondFactorConfirmation',
    heard: ['TOTP_CREATE', 'TOTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
  });
});

test.each([
  ['a recovery code', toRecovery, 'TOTP_RECOVER'],
  ['a passkey', toPasskey, 'PASSKEY_AUTHENTICATE'],
] as const)('%s that is right after Back completes the log-in, once [B-SECOND-2]', async (_what, leave, type) => {
  const { screen, heard, prove } = await leave();
  await prove();
  expect({ screen: screen(), heard: heard() }).toEqual({
    screen: 'PasswordConfirmation',
    heard: [type, 'AUTHENTICATE_FLOW_COMPLETE'],
  });
});

// Columns: the second factor that was left | what the user does once a proof of the first log-in has come in the next one.
test.each<[string, () => Promise<Page>, OwnFactors, (page: Page) => unknown, string]>([
  ['a question', toQuestion, withApp, () => undefined, 'OTPConfirmation'],
  ['a set-up', toSetup, withoutApp, ({ store }) => store.set(finishSetupAtom), 'SecondFactorConfirmation'],
])(
  'a proof of %s that comes in the next log-in of the same user completes that one, once [B-SECOND-2]',
  async (_what, leave, own, act, shown) => {
    const page = await leave();
    await page.logIn(succeeded(own));
    await page.prove();
    await act(page);
    expect({ screen: page.screen(), completions: page.completions() }).toEqual({ screen: shown, completions: 1 });
  },
);

// Columns: the second factor that Ada left | that of Bob's log-in, which waits when Ada's proof comes | Bob's factors.
test.each<[string, string, () => Promise<Page>, OwnFactors]>([
  ['a question', 'a question', toQuestion, withApp],
  ['a question', 'a set-up', toQuestion, withoutApp],
  ['a set-up', 'a question', toSetup, withApp],
  ['a set-up', 'a set-up', toSetup, withoutApp],
])(
  'a proof of %s that comes at %s of another user completes neither log-in, and names the account [B-SECOND-2]',
  async (left, next, leave, own) => {
    const page = await leave();
    await page.logIn(succeeded({ ...own, userId: 'user-2' }));
    await page.prove();
    // The codes of an app that is turned on are shown, unless another set-up has replaced them.
    if (left === 'a set-up' && next === 'a question') {
      expect(page.screen()).toBe('RecoveryCodes');
      await page.store.set(finishSetupAtom);
    }
    expect({ screen: page.screen(), completions: page.completions() }).toEqual({
      screen: 'SessionConfirmation',
      completions: 0,
    });
  },
);

// Columns: the end of the next log-in | how often a log-in was completed before the proof of the first one comes.
test.each<[string, (page: Page) => unknown, number]>([
  ['has ended without a second factor', (page) => page.logIn(succeeded({ ...withApp, held: proved })), 1],
  [
    'has ended with "Not now"',
    async (page) => {
      await page.logIn(succeeded(withoutApp));
      await page.store.set(declineSetupAtom);
    },
    1,
  ],
  ['has lost its session', (page) => page.logIn(failed({ type: 'session_not_found' })), 0],
  ['is of another user, whose factors could not be read, and was left', leaveUnread, 0],
])(
  'a proof that comes when the next log-in %s completes nothing more [B-SECOND-2]',
  async (_how, next, completions) => {
    const page = await toQuestion();
    await next(page);
    expect(page.completions()).toBe(completions);
    await page.prove();
    expect(page.completions()).toBe(completions);
  },
);

const proved = [{ method: 'knowledge' }, { method: 'authenticator_app' }];

async function leaveUnread(page: Page) {
  await page.logIn(failed({ type: 'unreachable' }), 'user-2');
  expect(page.screen()).toBe('SecondFactor');
  await page.store.set(goBackToLoginAtom);
}

test('a log-out in another tab drops the log-in, and a proof that comes after it completes nothing [B-SECOND-2]', async () => {
  let isIn = true;
  const answer = later<Outcome<Answer>>();
  const { provider } = fakeProvider({
    ownFactors: async () => succeeded(withApp),
    person: () => (isIn ? { userId: 'user-1' } : undefined),
    authenticateTotp: () => answer.promise,
  });
  const { store, events } = testStore(provider, { products: ['passwords'], secondFactorOptions: { when: 'required' } });
  store.set(secondFactorAtom, { askAtom: askSecondFactorAtom });
  await store.set(completeSignInAtom, 'PasswordConfirmation', 'email');
  void store.set(verifyAppCode.startAtom, '123456');
  isIn = false;
  await store.set(goBackToLoginAtom);
  answer.settle(succeeded({ user_id: 'user-1' }));
  await vi.advanceTimersByTimeAsync(1);
  expect({ screen: store.get(screenAtom), events: events.map(({ type }) => type) }).toEqual({
    screen: 'Main',
    events: ['TOTP_AUTHENTICATE'],
  });
});

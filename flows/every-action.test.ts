// @vitest-environment jsdom
import type { createStore } from 'jotai/vanilla';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { createPassword, loginWithPassword, resendReset } from './password/password.actions';
import { searchUser } from './password/search-user.actions';
import { resetPassword } from './password-reset/password-reset.actions';
import { resetTokenAtom } from './password-reset/password-reset.atoms';
import { sendMagicLink } from './magic-link/magic-link.actions';
import { acceptPasscodeAtom } from './otp/otp.atoms';
import { verifyOtp } from './otp/otp.actions';
import { resendOtp } from './otp/otp-resend.atoms';
import { sendOtp } from './otp/send-otp.actions';
import { startOAuth } from './oauth/oauth.actions';
import { registerPasskey } from './passkey/passkey-registration.actions';
import { authenticatePasskey } from './passkey/passkey-sign-in.actions';
import { createOfferedPasskey } from './passkey-offer/passkey-offer.actions';
import { revokeConnectedApp } from './connected-apps/connected-apps.actions';
import type { Config } from './core/config/config';
import { browserAtom } from './core/host/browser.atoms';
import { catalogueErrorTypes } from './core/provider/error-types';
import type { ErrorType } from './core/provider/errors';
import { failed, type Outcome, succeeded } from './core/provider/outcome';
import type { Provider } from './core/provider/provider';
import type { Action } from './core/request/action';
import { goToAtom, screenAtom } from './core/screen/screen.atoms';
import type { ScreenName } from './core/screen/screen-name';
import { connectedRobot, fakeProvider, later } from './core/testing/fake-provider';
import { testStore } from './core/testing/test-store';

beforeEach(() => void vi.useFakeTimers());
// The page's WebAuthn queue is shared by the tests: a dialog has the browser to itself until its request is over.
afterEach(async () => {
  await vi.advanceTimersByTimeAsync(30_000);
  vi.useRealTimers();
});

const config: Config = {
  products: ['passwords', 'emailMagicLinks', 'otp', 'passkeys', 'oauth'],
  otpOptions: { methods: ['email', 'sms', 'whatsapp'] },
  oauthOptions: { providers: [{ type: 'google' }] },
};

type Store = ReturnType<typeof createStore>;

interface Case {
  /** The provider call that it makes. */
  call: keyof Provider;
  stateAtom: Action<never>['stateAtom'];
  cancelAtom: Action<never>['cancelAtom'];
  start(store: Store): Promise<void>;
  /** The state that it needs. */
  before?(store: Store): void;
  /** The failures that lead to a screen of their own. */
  leadsTo?: Partial<Record<ErrorType, ScreenName>>;
  /** True if a late success counts, because it has signed a user in, or removed something. */
  countsLate?: boolean;
}

function of<Input>(action: Action<Input>, input: Input, rest: Omit<Case, 'start' | 'stateAtom' | 'cancelAtom'>): Case {
  const { stateAtom, cancelAtom, startAtom } = action;
  return { stateAtom, cancelAtom, start: (store) => store.set(startAtom, input), ...rest };
}

const ada = { email: 'ada@example.com', password: 'correct horse battery' };
const target = { channel: 'sms', destination: '+14155550123' } as const;
const withPasscode = (store: Store) => store.set(acceptPasscodeAtom, { methodId: 'method-1', answer: {} }, target);

const actions: Readonly<Record<string, Case>> = {
  'a request for a magic link': of(sendMagicLink, ada.email, { call: 'sendMagicLink' }),
  'a request for a code': of(sendOtp, target, { call: 'sendOtp' }),
  'a request for another code': of(resendOtp, target, { call: 'sendOtp', before: withPasscode }),
  'the check of a code': of(verifyOtp, '123456', { call: 'verifyOtp', before: withPasscode, countsLate: true }),
  'the lookup of an address': of(searchUser, ada.email, { call: 'searchUser' }),
  'the creation of a password': of(createPassword, ada, { call: 'createPassword', countsLate: true }),
  'a log-in by password': of(loginWithPassword, ada, {
    call: 'authenticatePassword',
    leadsTo: { breached_password: 'PasswordBreached', reset_password: 'PasswordDedupe' },
    countsLate: true,
  }),
  'a request for another reset mail': of(resendReset, ada.email, { call: 'startPasswordReset' }),
  'the reset of a password': of(resetPassword, ada.password, {
    call: 'resetPassword',
    before: (store) => store.set(resetTokenAtom, { status: 'reset', token: 'token' }),
    countsLate: true,
  }),
  'a log-in by social provider': of(startOAuth, { type: 'google' }, { call: 'startOAuth' }),
  'a log-in by passkey': of(authenticatePasskey, undefined, { call: 'authenticatePasskey', countsLate: true }),
  'the creation of a passkey': of(registerPasskey, undefined, { call: 'registerPasskey', countsLate: true }),
  'the creation of an offered passkey': of(createOfferedPasskey, undefined, {
    call: 'registerPasskey',
    countsLate: true,
  }),
  'the removal of access': of(revokeConnectedApp, connectedRobot, { call: 'revokeConnectedApp', countsLate: true }),
};

/** A mount in which an action's call gives this answer. */
function mounted({ call, before }: Case, answer: () => Promise<unknown>) {
  const { provider, calls } = fakeProvider({ [call]: answer });
  const page = testStore(provider, config);
  page.store.set(browserAtom, {
    leave: () => undefined,
    back: () => undefined,
    canGoBack: () => true,
    show: () => undefined,
  });
  before?.(page.store);
  page.events.length = 0;
  const made = () => calls.filter(({ name }) => name === call).length;
  return { ...page, made };
}
/** Presses, and lets pass what comes before the call: a passkey dialog waits for the offer in the field to end. */
async function press({ start }: Case, store: Store) {
  void start(store);
  await vi.advanceTimersByTimeAsync(500);
}

describe.each(Object.entries(actions))('%s', (name, action) => {
  test.each([...catalogueErrorTypes, 'other'] as const)(
    `${name} that fails with %s shows the failure, and reports it once`,
    async (type) => {
      const { store, errors, events } = mounted(action, async () => failed({ type, serverMessage: 'No.' }));
      const screen = action.leadsTo?.[type] ?? store.get(screenAtom);
      await press(action, store);
      expect(store.get(screenAtom)).toBe(screen);
      const isHere = action.leadsTo?.[type] === undefined;
      expect(store.get(action.stateAtom)).toMatchObject(
        isHere ? { status: 'failed', error: { type } } : { status: 'idle' },
      );
      expect(errors).toHaveLength(1);
      expect(events.map((event) => event.type)).not.toContain('AUTHENTICATE_FLOW_COMPLETE');
    },
  );

  test(`${name} without an answer is slow after 8 s, fails after 20 s, and can be tried again`, async () => {
    const { store, errors, made } = mounted(action, () => new Promise<never>(() => undefined));
    void action.start(store);
    await vi.advanceTimersByTimeAsync(8_500);
    expect(store.get(action.stateAtom)).toEqual({ status: 'pending', isSlow: true });
    await vi.advanceTimersByTimeAsync(12_500);
    expect(store.get(action.stateAtom)).toMatchObject({ status: 'failed', error: { type: 'unreachable' } });
    expect(errors).toHaveLength(1);
    await press(action, store);
    expect({ actionStateStatus: store.get(action.stateAtom).status, made: made() }).toEqual({
      actionStateStatus: 'pending',
      made: 2,
    });
  });

  test(`${name} that is pressed three times is sent once`, async () => {
    const { store, made } = mounted(action, () => new Promise<never>(() => undefined));
    await press(action, store);
    await press(action, store);
    await press(action, store);
    expect(made()).toBe(1);
  });

  test(`${name} that is cancelled is over, and is not reported`, async () => {
    const answer = later<Outcome<unknown>>();
    const { store, errors, events } = mounted(action, () => answer.promise);
    await press(action, store);
    store.set(action.cancelAtom);
    expect(store.get(action.stateAtom)).toEqual({ status: 'idle' });
    answer.settle(failed({ type: 'broken' }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect({ actionState: store.get(action.stateAtom), errors, events }).toEqual({
      actionState: { status: 'idle' },
      errors: [],
      events: [],
    });
  });

  test(`${name} that ends after the screen was left counts only if it made a session`, async () => {
    const answer = later<Outcome<unknown>>();
    const { store, errors, events } = mounted(action, () => answer.promise);
    await press(action, store);
    await store.set(goToAtom, 'EmailConfirmation');
    answer.settle(succeeded(lateAnswer));
    await vi.advanceTimersByTimeAsync(1_000);
    expect(events.length > 0).toBe(action.countsLate ?? false);
    expect(errors).toEqual([]);
  });

  test(`${name} that fails after the unmount is not reported`, async () => {
    const answer = later<Outcome<unknown>>();
    const { store, errors, events, unmount } = mounted(action, () => answer.promise);
    await press(action, store);
    unmount();
    answer.settle(failed({ type: 'broken' }));
    await vi.advanceTimersByTimeAsync(30_000);
    expect({ errors, events }).toEqual({ errors: [], events: [] });
  });
});

/** One answer that fits all calls. */
const lateAnswer = { user_id: 'user-1', methodId: 'method-2', answer: {} };

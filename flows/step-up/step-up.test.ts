import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Store } from '../core/host/host.atoms';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { OtpChallenge } from '../core/provider/passcode-calls';
import type { Answer, Provider } from '../core/provider/provider';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { request } from '../core/request/request';
import { stepUpAtom } from '../core/request/step-up.atoms';
import { goToAtom, overlayAtom, screenAtom } from '../core/screen/screen.atoms';
import { adasFactors, fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { toastsAtom } from '../core/toast/toast.atoms';
import { codeAtom, otpAtom, passcodeForm, sendOtp } from '../otp';
import { resendAgainAtom } from '../otp/testing/resend';
import { verifyOtp } from '../otp/testing/verify';
import { nextCodeInAtom } from '../proofs';
import { confirmUserAtom } from './confirm-user.actions';
import {
  chosenMethod,
  confirmByPasskey,
  confirmByPassword,
  sendOwnCode,
  submitPasswordAtom,
  typeAppCodeAtom,
  typePasswordAtom,
  verifyAppCode,
} from './proofs.actions';
import { acceptProofAtom, cancelStepUpAtom } from './step-up.actions';
import { appCodeAtom, passwordAtom, runAtom, stepUpMethodsAtom, viewAtom } from './step-up.atoms';
import { stepUp } from './step-up.lazy';

beforeEach(async () => {
  await stepUp.load();
  vi.useFakeTimers();
});
afterEach(() => void vi.useRealTimers());

const weak = failed({ type: 'insufficient_factors', serverMessage: 'No.' });
const noUser = failed({ type: 'user_unauthenticated' });
const settled = () => vi.advanceTimersByTimeAsync(1);
const byText = { kind: 'code', channel: 'sms', destination: '+12025550162' } as const;

/** The code of the form in which a passcode is entered. */
async function passcodeCode() {
  const form = await passcodeForm.load();
  if (!form.ok) throw new Error('The form cannot be loaded.');
  return form.value;
}

const held = (...groups: readonly ('email' | 'phone' | 'device')[]): OwnFactors => ({
  ...adasFactors,
  held: groups.map((group) => ({ method: '', group })),
});

/** A call that is refused until the user has confirmed who they are; `factors` are theirs, before and after each proof. */
async function refused(
  factors: OwnFactors[] = [adasFactors, held('email', 'phone')],
  answers: Partial<Provider> = {},
  repeated: () => Promise<Outcome<string>> = async () => succeeded('done'),
) {
  const later = [...factors];
  const { provider, calls } = fakeProvider({
    ownFactors: async () => succeeded(later.length > 1 ? (later.shift() ?? adasFactors) : (later[0] ?? adasFactors)),
    ...answers,
  });
  const page = testStore(provider, { products: ['otp'], otpOptions: { methods: ['email'] } });
  const { store } = page;
  store.set(stepUpAtom, { confirmAtom: confirmUserAtom });
  const verdicts: Outcome<string>[] = [weak];
  let asked = 0;
  const outcomes: Outcome<string>[] = [];
  const letGo = new AbortController();
  const begin = (rest: { mayStepUp?: boolean } = {}) =>
    void request(store.get, store.set, {
      operation: 'a.call',
      signal: letGo.signal,
      call: async () => {
        asked += 1;
        return verdicts.shift() ?? repeated();
      },
      ...rest,
    }).then((outcome) => outcomes.push(outcome));
  begin();
  await settled();
  const reported = () => page.errors.map(({ operation, type }) => `${operation} ${type}`);
  const prove = (answer: Answer = { user_id: 'user-1' }) => store.set(acceptProofAtom, 'sms', answer);
  return { ...page, calls, verdicts, begin, letGo, outcomes, asked: () => asked, reported, prove };
}

test('a refused call is repeated once after the step-up [B-STEPUP-1] [B-EVENT-4]', async () => {
  const { store, prove, outcomes, asked, events, reported } = await refused();
  expect({ hasOverlay: store.get(overlayAtom) !== undefined, asked: asked(), outcomes }).toEqual({
    hasOverlay: true,
    asked: 1,
    outcomes: [],
  });
  await prove();
  await settled();
  expect({ overlay: store.get(overlayAtom), asked: asked(), outcomes }).toEqual({
    overlay: undefined,
    asked: 2,
    outcomes: [succeeded('done')],
  });
  expect(events).toEqual([
    { type: 'SCREEN_SHOWN', data: { screen: 'StepUp' } },
    { type: 'STEP_UP_START', data: { reason: 'insufficient_factors' } },
    { type: 'STEP_UP_COMPLETE', data: { factors: ['sms'] } },
  ]);
  expect(reported()).toEqual([]);
});

test('a call that is refused again is a failure, reported once [B-STEPUP-4]', async () => {
  const { store, verdicts, prove, outcomes, asked, reported } = await refused();
  verdicts.push(failed({ type: 'stale_factors' }));
  await prove();
  await settled();
  expect({ asked: asked(), outcomes }).toEqual({ asked: 2, outcomes: [failed({ type: 'stale_factors' })] });
  expect(reported()).toEqual(['a.call stale_factors']);
  expect(store.get(overlayAtom)).toBeUndefined();
});

test('a call that is repeated after the step-up, and gets no answer, fails as unreachable after 20 s', async () => {
  const { letGo, prove, outcomes } = await refused(
    [adasFactors, held('email', 'phone')],
    {},
    () => new Promise(() => undefined),
  );
  await prove();
  await vi.advanceTimersByTimeAsync(19_000);
  expect(outcomes).toEqual([]);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(outcomes).toEqual([failed({ type: 'unreachable' })]);
  letGo.abort();
});

test('a call that is aborted while the factors are read opens no step-up [B-STEPUP-3]', async () => {
  const own = later<Outcome<OwnFactors>>();
  const { store, letGo, events } = await refused(undefined, { ownFactors: () => own.promise });
  letGo.abort();
  own.settle(succeeded(adasFactors));
  await settled();
  expect({ overlay: store.get(overlayAtom), run: store.get(runAtom), events }).toEqual({
    overlay: undefined,
    run: undefined,
    events: [],
  });
});

test('a proof of no group confirms a session that is only stale [B-STEPUP-1]', async () => {
  const { store, begin, verdicts, outcomes } = await refused([{ ...adasFactors, held: [{ method: 'knowledge' }] }]);
  store.set(cancelStepUpAtom);
  await settled();
  verdicts.push(failed({ type: 'stale_factors' }));
  begin();
  await settled();
  await store.set(acceptProofAtom, 'knowledge', { user_id: 'user-1' });
  await settled();
  expect(outcomes.at(-1)).toEqual(succeeded('done'));
});

test('a call that lacks a group offers only other groups, also where the session seems to have two [B-STEPUP-2]', async () => {
  const { store } = await refused([{ ...held('email', 'phone'), hasAuthenticatorApp: true, hasPassword: true }]);
  expect(store.get(stepUpMethodsAtom)).toEqual([{ kind: 'app' }]);
});

test('a cancelled step-up leaves no failure and no pending method to the next one [B-STEPUP-3]', async () => {
  const passkey = later<Outcome<Answer>>();
  const { store, verdicts, begin } = await refused(undefined, {
    authenticatePassword: async () => failed({ type: 'unauthorized_credentials' }),
    authenticatePasskey: () => passkey.promise,
  });
  await store.set(confirmByPassword.startAtom, { email: 'ada@example.com', password: 'wrong' });
  expect(store.get(confirmByPassword.stateAtom).status).toBe('failed');
  void store.set(confirmByPasskey.startAtom);
  await settled();
  expect(store.get(chosenMethod.isPendingAtom)).toBe(true);
  store.set(cancelStepUpAtom);
  await settled();
  verdicts.push(weak);
  begin();
  await settled();
  expect({ isShown: store.get(runAtom) !== undefined, isPending: store.get(chosenMethod.isPendingAtom) }).toEqual({
    isShown: true,
    isPending: false,
  });
  expect(store.get(confirmByPassword.stateAtom).status).toBe('idle');
  passkey.settle(failed({ type: 'cancelled' }));
  await vi.advanceTimersByTimeAsync(1_000);
});

test('the deadline of a call is paused during the step-up, and starts again after it [B-STEPUP-1]', async () => {
  const { prove, outcomes } = await refused();
  await vi.advanceTimersByTimeAsync(3_600_000);
  expect(outcomes).toEqual([]);
  await prove();
  await settled();
  expect(outcomes).toEqual([succeeded('done')]);
});

test('a cancelled step-up ends the call, and no failure is reported [B-STEPUP-3]', async () => {
  const { store, outcomes, asked, events, reported } = await refused();
  store.set(cancelStepUpAtom);
  await settled();
  expect({ asked: asked(), outcomes }).toEqual({ asked: 1, outcomes: [failed({ type: 'not_confirmed' })] });
  expect({ events: events.map(({ type }) => type), reported: reported() }).toEqual({
    events: ['SCREEN_SHOWN', 'STEP_UP_START'],
    reported: [],
  });
});

// Columns: what the session lacks after the proof | its factors then.
test.each([
  ['a group', held('email')],
  ['nothing', held('email', 'phone')],
])(
  'a step-up that is cancelled while a proof is read, after which the session lacks %s, stays cancelled [B-STEPUP-3]',
  async (_what, own) => {
    const after = later<Outcome<OwnFactors>>();
    const reads = [Promise.resolve(succeeded(adasFactors))];
    const { store, prove, outcomes, asked, events } = await refused([], {
      ownFactors: () => reads.shift() ?? after.promise,
    });
    const proving = prove();
    store.set(cancelStepUpAtom);
    await settled();
    // The user has a passcode sent on the screen behind it.
    await store.set(sendOtp.startAtom, { channel: 'email', destination: 'ada@example.com' });
    const otp = store.get(otpAtom);
    expect(otp.status).toBe('sent');
    after.settle(succeeded(own));
    await proving;
    await settled();
    expect({ run: store.get(runAtom), overlay: store.get(overlayAtom), otp: store.get(otpAtom) }).toEqual({
      run: undefined,
      overlay: undefined,
      otp,
    });
    expect({ asked: asked(), outcomes }).toEqual({ asked: 1, outcomes: [failed({ type: 'not_confirmed' })] });
    expect(events.map(({ type }) => type)).not.toContain('STEP_UP_COMPLETE');
  },
);

test('a step-up continues until two groups are proved, with the remaining methods [B-STEPUP-2]', async () => {
  const { store, prove, asked, events } = await refused([held(), held('email'), held('email', 'phone')]);
  store.set(viewAtom, { name: 'app' });
  store.set(appCodeAtom, '123');
  await prove();
  expect({ view: store.get(viewAtom), appCode: store.get(appCodeAtom), asked: asked() }).toEqual({
    view: { name: 'methods' },
    appCode: '',
    asked: 1,
  });
  await prove();
  await settled();
  expect(asked()).toBe(2);
  expect(events.at(-1)).toEqual({ type: 'STEP_UP_COMPLETE', data: { factors: ['sms', 'sms'] } });
});

// Columns: what the user does | the call that finds no session | how it is made.
test.each<[string, keyof Provider, (store: Store, endSession: () => void) => unknown]>([
  [
    'an app code is checked',
    'authenticateTotp',
    (store, endSession) => {
      endSession();
      return store.set(verifyAppCode.startAtom, '123456');
    },
  ],
  [
    'a code is sent',
    'sendOwnOtp',
    (store, endSession) => {
      endSession();
      return store.set(chosenMethod.chooseAtom, byText);
    },
  ],
  [
    'a code is sent again',
    'sendOwnOtp',
    async (store, endSession) => {
      await store.set(chosenMethod.chooseAtom, byText);
      endSession();
      return store.set(resendAgainAtom);
    },
  ],
  [
    'a code that was sent is checked',
    'verifyOtp',
    async (store, endSession) => {
      await store.set(chosenMethod.chooseAtom, byText);
      endSession();
      return store.set(verifyOtp.startAtom, '123456');
    },
  ],
  [
    'a passkey is checked',
    'authenticatePasskey',
    (store, endSession) => {
      endSession();
      return store.set(chosenMethod.chooseAtom, { kind: 'passkey' });
    },
  ],
])(
  'a session that is over when %s ends the step-up, and the call fails for that [B-STEPUP-4]',
  async (_when, name, act) => {
    let isOver = false;
    const { store, outcomes, asked } = await refused(undefined, {
      [name]: async () =>
        isOver ? failed({ type: 'session_not_found' }) : succeeded({ methodId: 'method-1', answer: {} }),
    });
    await act(store, () => (isOver = true));
    await settled();
    expect({ overlay: store.get(overlayAtom), asked: asked(), outcomes }).toEqual({
      overlay: undefined,
      asked: 1,
      outcomes: [noUser],
    });
  },
);

test('a passkey that the provider refuses in a step-up is shown as a failure, and the step-up continues [B-STEPUP-2]', async () => {
  const { store, outcomes } = await refused(undefined, {
    authenticatePasskey: async () => failed({ type: 'unauthorized_credentials' }),
  });
  await store.set(chosenMethod.chooseAtom, { kind: 'passkey' });
  await settled();
  expect({ isShown: store.get(runAtom) !== undefined, outcomes }).toEqual({ isShown: true, outcomes: [] });
  expect(store.get(chosenMethod.failureAtom)).toMatchObject({ error: { type: 'unauthorized_credentials' } });
});

test('a proof of another account repeats nothing [B-STEPUP-4]', async () => {
  const { prove, outcomes, asked, events } = await refused();
  await prove({ user_id: 'user-2' });
  await settled();
  expect({ asked: asked(), outcomes }).toEqual({ asked: 1, outcomes: [failed({ type: 'other_account' })] });
  expect(events.map(({ type }) => type)).toEqual(['SCREEN_SHOWN', 'STEP_UP_START']);
});

test.each([
  ['that cannot be read', noUser, noUser],
  ['of another account', succeeded({ ...held('email', 'phone'), userId: 'user-2' }), failed({ type: 'other_account' })],
] as const)('factors %s after a proof repeat nothing [B-STEPUP-4]', async (_which, after, end) => {
  const factors: Outcome<OwnFactors>[] = [succeeded(adasFactors)];
  const { store, prove, outcomes, asked, events } = await refused([], {
    ownFactors: async () => factors.pop() ?? after,
  });
  await prove();
  await settled();
  expect({ asked: asked(), outcomes, overlay: store.get(overlayAtom) }).toEqual({
    asked: 1,
    outcomes: [end],
    overlay: undefined,
  });
  expect(events.map(({ type }) => type)).toEqual(['SCREEN_SHOWN', 'STEP_UP_START']);
});

test('a call that is refused during the step-up of another stays refused', async () => {
  const { begin, verdicts, prove, outcomes, events } = await refused();
  verdicts.push(weak);
  begin();
  await settled();
  expect(outcomes).toEqual([weak]);
  await prove();
  await settled();
  expect(outcomes).toEqual([weak, succeeded('done')]);
  expect(events.map(({ type }) => type)).toEqual(['SCREEN_SHOWN', 'STEP_UP_START', 'STEP_UP_COMPLETE']);
});

describe('a step-up ends silently', () => {
  test.each([
    ['the call is aborted', ({ letGo }: Awaited<ReturnType<typeof refused>>): unknown => letGo.abort()],
    ['the screen behind it is left', ({ store }) => store.set(goToAtom, 'SessionConfirmation')],
  ])('a step-up ends silently when %s [B-STEPUP-3]', async (_when, end) => {
    const page = await refused();
    await end(page);
    await settled();
    expect({ overlay: page.store.get(overlayAtom), run: page.store.get(runAtom), asked: page.asked() }).toEqual({
      overlay: undefined,
      run: undefined,
      asked: 1,
    });
    expect(page.reported()).toEqual([]);
  });
});

test('a step-up clears its fields, and keeps the passcode of the screen behind it [B-STEPUP-3]', async () => {
  const { store } = await refused();
  store.set(typeAppCodeAtom, '123');
  store.set(typePasswordAtom, 'secret');
  await store.set(sendOwnCode.startAtom, { channel: 'sms', destination: '+12025550162', isOwn: true });
  expect(store.get(otpAtom).status).toBe('sent');
  store.set(cancelStepUpAtom);
  expect({ appCode: store.get(appCodeAtom), password: store.get(passwordAtom), otp: store.get(otpAtom) }).toEqual({
    appCode: '',
    password: '',
    otp: { status: 'unsent' },
  });
});

test('a code that is typed in a step-up is deleted by Cancel [B-STEPUP-3]', async () => {
  const { store } = await refused();
  await store.set(chosenMethod.chooseAtom, byText);
  store.set(codeAtom, '123');
  store.set(cancelStepUpAtom);
  expect(store.get(codeAtom)).toBe('');
});

test('a code that is sent again as a step-up is cancelled is not shown [B-STEPUP-3]', async () => {
  const again = later<Outcome<OtpChallenge>>();
  const answers = [Promise.resolve(succeeded({ methodId: 'method-1', answer: {} })), again.promise];
  const { store } = await refused(undefined, { sendOwnOtp: () => answers.shift() ?? again.promise });
  await store.set(chosenMethod.chooseAtom, byText);
  const { passcodeActions } = await passcodeCode();
  const sending = store.set(resendAgainAtom);
  expect(store.get(passcodeActions.isPendingAtom)).toBe(true);
  store.set(cancelStepUpAtom);
  again.settle(succeeded({ methodId: 'method-2', answer: {} }));
  await sending;
  await settled();
  expect({
    otp: store.get(otpAtom),
    notes: store.get(toastsAtom),
    isPending: store.get(passcodeActions.isPendingAtom),
  }).toEqual({ otp: { status: 'unsent' }, notes: [], isPending: false });
});

test('a call that is refused when no user is signed in fails for that, without a step-up [B-STEPUP-4]', async () => {
  const { store, outcomes, reported } = await refused(undefined, { ownFactors: async () => noUser });
  expect({ outcomes, reported: reported(), overlay: store.get(overlayAtom) }).toEqual({
    outcomes: [noUser],
    reported: ['a.call user_unauthenticated'],
    overlay: undefined,
  });
});

test('a call whose step-up cannot read the factors fails for that, without a step-up [B-STEPUP-4]', async () => {
  const unreachable = failed({ type: 'unreachable' });
  const { store, outcomes } = await refused([], { ownFactors: async () => unreachable });
  expect({ overlay: store.get(overlayAtom), outcomes }).toEqual({ overlay: undefined, outcomes: [unreachable] });
});

test('a call that no user started opens no step-up [B-STEPUP-1]', async () => {
  const { store, begin, verdicts, outcomes } = await refused();
  store.set(cancelStepUpAtom);
  await settled();
  verdicts.push(weak);
  begin({ mayStepUp: false });
  await settled();
  expect({ outcomes: outcomes.at(-1), overlay: store.get(overlayAtom) }).toEqual({
    outcomes: weak,
    overlay: undefined,
  });
});

test('a code is sent to the user, and not reported as a log-in [B-STEPUP-2]', async () => {
  const { store, calls, events } = await refused();
  await store.set(chosenMethod.chooseAtom, byText);
  expect(calls.at(-1)).toMatchObject({ name: 'sendOwnOtp', request: { channel: 'sms', expirationMinutes: 5 } });
  expect(store.get(viewAtom)).toEqual({ name: 'passcode', destination: '+12025550162' });
  expect(events.map(({ type }) => type)).toEqual(['SCREEN_SHOWN', 'STEP_UP_START']);
  expect(store.get(screenAtom)).toBe('Main');
});

test('a code of the app that was used already starts the wait for the next half minute', async () => {
  vi.setSystemTime(Date.UTC(2026, 0, 1, 12, 0, 20));
  const { store } = await refused([adasFactors], {
    authenticateTotp: async () => failed({ type: 'totp_code_already_authenticated' }),
  });
  const stop = store.sub(nextCodeInAtom, () => undefined);
  await store.set(verifyAppCode.startAtom, '123456');
  expect(store.get(nextCodeInAtom)).toBe(10);
  stop();
});

test('a password is checked as it was typed, and confirms a session that is old', async () => {
  const { store, calls, asked } = await refused([{ ...adasFactors, hasPassword: true }, held('email', 'phone')]);
  store.set(typePasswordAtom, ' secret ');
  await store.set(submitPasswordAtom, 'ada@example.com');
  await settled();
  expect(calls.find(({ name }) => name === 'authenticatePassword')?.request).toEqual({
    email: 'ada@example.com',
    password: ' secret ',
    sessionDurationMinutes: 30,
  });
  expect(asked()).toBe(2);
});

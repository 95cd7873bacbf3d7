// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { adasFactors, fakeProvider, later } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { passcodeForm } from '../otp';
import { verifyOtp } from '../otp/testing/verify';
import {
  cancelHostStepUpAtom,
  followAccountAtom,
  followedAtom,
  hostStepUp,
  isStrong,
  wantedStrengthAtom,
  type WantedStrengthOptions,
} from './host-step-up.actions';
import {
  chosenMethod,
  confirmByPasskey,
  confirmByPassword,
  showMethodsAtom,
  typeAppCodeAtom,
  verifyAppCode,
} from './proofs.actions';
import { acceptProofAtom, cancelStepUpAtom, showViewAtom } from './step-up.actions';
import { appCodeAtom, viewAtom, stepUpMethodsAtom } from './step-up.atoms';

const now = Date.UTC(2026, 0, 1);
const minutes = (count: number) => now - count * 60_000;

beforeEach(() => vi.useFakeTimers({ now }));
afterEach(() => void vi.useRealTimers());

const held = (...factors: readonly (readonly [group: 'email' | 'phone' | 'device' | undefined, age: number])[]) => ({
  ...adasFactors,
  held: factors.map(([group, age]) => ({ method: '', ...(group && { group }), provenAt: minutes(age) })),
});

/** A mount that has started; `factors` are the user's, before and after each proof. */
async function mounted(
  factors: readonly OwnFactors[],
  wanted: WantedStrengthOptions['stepUpOptions'] = {},
  answers: Partial<Provider> = {},
) {
  const later = [...factors];
  const { provider, calls } = fakeProvider({
    ownFactors: async () => succeeded((later.length > 1 ? later.shift() : later[0]) ?? adasFactors),
    ...answers,
  });
  const page = testStore(provider, { products: ['otp'], otpOptions: { methods: ['email'] } });
  const { store } = page;
  store.set(wantedStrengthAtom, wanted);
  const load = async (isAgain = false) => {
    void store.set(hostStepUp.loadAtom, isAgain);
    await vi.advanceTimersByTimeAsync(1);
  };
  await load();
  const state = () => {
    const now = store.get(hostStepUp.stateAtom);
    if (now.status === 'loaded') return now.value;
    return now.status === 'failed' ? now.error.type : now.status;
  };
  const reported = () => page.events.map(({ type, data }) => [type, data]);
  const prove = async (factor = 'sms', userId = 'user-1') => {
    await store.set(acceptProofAtom, factor, { user_id: userId });
    await vi.advanceTimersByTimeAsync(1);
  };
  return { ...page, calls, load, state, reported, prove };
}

type Page = Awaited<ReturnType<typeof mounted>>;

/** A user and a session that an answer, or another tab, may end, and that the page follows once it is mounted. */
function followedSession() {
  let person: ReturnType<Provider['person']> = { userId: 'user-1' };
  let sessionId: string | undefined = 'session-1';
  const listeners = new Set<() => void>();
  return {
    answers: {
      person: () => person,
      sessionId: () => sessionId,
      watchPerson: (onChange) => {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
    } satisfies Partial<Provider>,
    follow: ({ store }: Page) => store.sub(followedAtom, () => store.set(followAccountAtom)),
    change: (next: typeof person, id = next && 'session-1') => {
      person = next;
      sessionId = id;
      for (const listener of listeners) listener();
    },
  };
}

/** Sends a code by e-mail, and enters one. */
const enterPasscode = async (store: Page['store']) => {
  await store.set(chosenMethod.chooseAtom, toAda);
  return store.set(verifyOtp.startAtom, '123456');
};

const toAda = { kind: 'code', channel: 'email', destination: 'ada@example.com' } as const;
const over = failed({ type: 'session_not_found' });
const started = ['STEP_UP_START', { reason: 'host' }];
const complete = (...factors: readonly string[]) => ['STEP_UP_COMPLETE', { factors }];

// Columns: the session's factors with their age in minutes | the strength that is wanted | strong enough or not.
test.each([
  [[['email', 59]], {}, true],
  [[['email', 60]], {}, false],
  [
    [
      ['email', 59],
      ['phone', 300],
    ],
    { groups: 2 },
    true,
  ],
  [
    [
      ['email', 1],
      ['email', 1],
    ],
    { groups: 2 },
    false,
  ],
  [
    [
      ['email', 61],
      ['phone', 61],
    ],
    { groups: 2 },
    false,
  ],
  [[['email', 4]], { maxAgeMinutes: 5 }, true],
  [[['email', 5]], { maxAgeMinutes: 5 }, false],
  [[['email', 0]], { maxAgeMinutes: 0 }, false],
  [[['email', 0]], { maxAgeMinutes: Number.NaN }, false],
  [[[undefined, 1]], {}, false],
  [
    [
      ['email', 300],
      [undefined, 1],
    ],
    {},
    true,
  ],
  [[], {}, false],
] as const)('a session with %j is strong enough for %j: %s [B-STEPUP-6]', async (factors, wanted, isEnough) => {
  const { state, reported } = await mounted([held(...factors)], wanted);
  expect(state()).toBe(isEnough ? 'confirmed' : 'asked');
  expect(reported()).toEqual([isEnough ? complete() : started]);
});

test('a device whose clock is slow does not make a session fresh [B-STEPUP-6]', () => {
  const own = { ...held(['email', 0]), answeredAt: now + 3_600_000 };
  expect(isStrong(own, { groups: 1, maxAgeMinutes: 60 }, now - 3_600_000)).toBe(false);
  expect(isStrong(own, { groups: 1, maxAgeMinutes: 61 }, now - 3_600_000)).toBe(true);
});

test('a session does not stay fresh while the page waits after the answer of the provider [B-STEPUP-6]', () => {
  const own = { ...held(['email', 0]), answeredAt: now };
  const wanted = { groups: 1, maxAgeMinutes: 60 } as const;
  expect(isStrong(own, wanted, now + 59 * 60_000)).toBe(true);
  expect(isStrong(own, wanted, now + 60 * 60_000)).toBe(false);
});

test('a step-up that starts again while the factors are read starts once [B-STEPUP-6]', async () => {
  const own = later<Outcome<OwnFactors>>();
  const { load, reported } = await mounted([], {}, { ownFactors: () => own.promise });
  await load();
  own.settle(succeeded(held(['email', 61])));
  await vi.advanceTimersByTimeAsync(1);
  expect(reported()).toEqual([started]);
});

test('a session is checked after the provider has confirmed it [B-STEPUP-6]', async () => {
  const { calls } = await mounted([held(['email', 1])]);
  expect(calls.map(({ name }) => name)).toEqual(['checkSession', 'ownFactors']);
});

test('a proof of a stale session completes the step-up [B-STEPUP-6]', async () => {
  const { prove, state, reported } = await mounted([held(['email', 61])]);
  await prove('email');
  expect(state()).toBe('confirmed');
  expect(reported()).toEqual([started, complete('email')]);
});

test('a proof completes the step-up even if the clock of the device is fast', async () => {
  const { prove, state } = await mounted([held(['email', 500])]);
  await prove();
  expect(state()).toBe('confirmed');
});

test('two groups are required until the session has them, and a password is never offered for one [B-STEPUP-6]', async () => {
  const none = { ...held([undefined, 1]), hasPassword: true };
  const { store, prove, state, reported } = await mounted(
    [none, held(['email', 0]), held(['email', 0], ['phone', 0])],
    {
      groups: 2,
    },
  );
  expect(store.get(stepUpMethodsAtom).map(({ kind }) => kind)).toEqual(['code', 'code']);
  await prove('email');
  expect({ state: state(), methods: store.get(stepUpMethodsAtom) }).toEqual({
    state: 'asked',
    methods: [{ kind: 'code', channel: 'sms', destination: '+12025550162' }],
  });
  await prove('sms');
  expect(reported()).toEqual([started, complete('email', 'sms')]);
});

test('a user without another group has no method', async () => {
  const { store, state } = await mounted([{ ...held(['email', 1]), phones: [] }], { groups: 2 });
  expect({ state: state(), methods: store.get(stepUpMethodsAtom) }).toEqual({ state: 'asked', methods: [] });
});

test('Cancel is reported, clears the fields and returns to the methods [B-STEPUP-7]', async () => {
  const { store, state, reported } = await mounted([held(['email', 61])]);
  store.set(showViewAtom, { name: 'app' });
  store.set(typeAppCodeAtom, '123');
  store.set(cancelStepUpAtom);
  expect({ state: state(), view: store.get(viewAtom), appCode: store.get(appCodeAtom) }).toEqual({
    state: 'asked',
    view: { name: 'methods' },
    appCode: '',
  });
  expect(reported()).toEqual([started, ['STEP_UP_CANCEL', {}]]);
});

describe('a cancelled step-up', () => {
  /** A mount in which the user cancels while the provider checks a code of the authenticator app. */
  async function cancelledDuringCheck() {
    const check = later<Outcome<Answer>>();
    const page = await mounted([held(['email', 61])], {}, { authenticateTotp: () => check.promise });
    await page.store.set(chosenMethod.chooseAtom, { kind: 'app' });
    void page.store.set(verifyAppCode.startAtom, '123456');
    page.store.set(cancelStepUpAtom);
    const answer = async () => {
      check.settle(succeeded({ user_id: 'user-1' }));
      await vi.advanceTimersByTimeAsync(1);
    };
    return { ...page, answer };
  }

  test('a cancelled step-up is not completed by a proof from before [B-STEPUP-7]', async () => {
    const { answer, state, reported } = await cancelledDuringCheck();
    await answer();
    expect({ state: state(), reported: reported() }).toEqual({
      state: 'asked',
      reported: [started, ['STEP_UP_CANCEL', {}]],
    });
  });

  test('a cancelled step-up is completed by the next proof once a method is chosen again [B-STEPUP-7]', async () => {
    const { store, answer, reported } = await cancelledDuringCheck();
    await store.set(chosenMethod.chooseAtom, toAda);
    await answer();
    expect(reported().at(-1)).toEqual(complete('authenticator_app'));
  });

  test('a cancelled step-up is not completed by a proof whose factors are being read', async () => {
    const { store, prove, reported } = await mounted([held(['email', 61])]);
    const proving = prove();
    store.set(cancelStepUpAtom);
    await proving;
    expect(reported()).toEqual([started, ['STEP_UP_CANCEL', {}]]);
  });

  test.each([{ kind: 'app' }, toAda] as const)(
    'a cancelled step-up does not open the view of %j whose code is loaded since [B-STEPUP-7]',
    async (method) => {
      const { store } = await mounted([held(['email', 61])]);
      const awaited = later<void>();
      vi.spyOn(passcodeForm, 'load').mockImplementationOnce(async () => {
        await awaited.promise;
        return failed({ type: 'unreachable' });
      });
      const choosing = store.set(chosenMethod.chooseAtom, method);
      await vi.advanceTimersByTimeAsync(1);
      store.set(cancelStepUpAtom);
      awaited.settle();
      await choosing;
      expect(store.get(viewAtom)).toEqual({ name: 'methods' });
    },
  );
});

// Columns: what the user does | the call that finds no session.
test.each([
  ['an app code is checked', 'authenticateTotp'],
  ['a code is sent', 'sendOwnOtp'],
  ['a passkey is checked', 'authenticatePasskey'],
] as const)('a session that is over when %s is asked for again [B-STEPUP-6]', async (_when, name) => {
  let isOver = false;
  const { store, state, errors, reported } = await mounted(
    [held(['email', 61])],
    {},
    { [name]: async () => over, checkSession: async () => (isOver ? over : succeeded(undefined)) },
  );
  isOver = true;
  if (name === 'authenticateTotp') await store.set(verifyAppCode.startAtom, '123456');
  else await store.set(chosenMethod.chooseAtom, name === 'sendOwnOtp' ? toAda : { kind: 'passkey' });
  await vi.advanceTimersByTimeAsync(1);
  expect({ state: state(), reported: reported() }).toEqual({ state: 'session_not_found', reported: [started] });
  expect(errors.at(-1)?.operation).toBe('session.authenticate');
});

// The calls whose answer cannot be read: the call | its operation | the action.
const unreadable: [keyof Provider, string, (store: Page['store']) => unknown][] = [
  ['authenticateTotp', 'totps.authenticate', (store) => store.set(verifyAppCode.startAtom, '123456')],
  [
    'authenticatePassword',
    'passwords.authenticate',
    (store) => store.set(confirmByPassword.startAtom, { email: 'ada@example.com', password: 'secret' }),
  ],
  ['authenticatePasskey', 'webauthn.authenticate', (store) => store.set(confirmByPasskey.startAtom)],
  ['verifyOtp', 'otps.authenticate', enterPasscode],
];

/** A step-up in which an answer to a call cannot be read, and leaves the session, or ends it. */
async function unread([name, , act]: (typeof unreadable)[number], sessionId: string | undefined) {
  const session = followedSession();
  await passcodeForm.load();
  const page = await mounted(
    [held(['email', 61])],
    {},
    {
      ...session.answers,
      [name]: async () => {
        session.change(undefined, sessionId);
        await new Promise((resolve) => setTimeout(resolve, 10));
        return failed({ type: 'broken' });
      },
      checkSession: async () => {
        session.change({ userId: 'user-1' });
        return succeeded(undefined);
      },
    },
  );
  const stop = session.follow(page);
  void act(page.store);
  await vi.advanceTimersByTimeAsync(20);
  stop();
  return { ...page, reportedErrors: page.errors.map(({ operation, type }) => `${operation} ${type}`) };
}

test.each(unreadable)(
  'an answer to %s that cannot be read, and ends the session, is reported once [B-STEPUP-6]',
  async (...row) => {
    const { state, reportedErrors } = await unread(row, undefined);
    expect({ state: state(), reportedErrors }).toEqual({
      state: 'user_unauthenticated',
      reportedErrors: [`${row[1]} broken`],
    });
  },
);

test.each(unreadable)(
  'an answer to %s that cannot be read, and leaves the session, is shown where the user is [B-STEPUP-6]',
  async (...row) => {
    const { state, reported, reportedErrors, load } = await unread(row, 'session-1');
    expect({ state: state(), reported: reported(), reportedErrors }).toEqual({
      state: 'asked',
      reported: [started],
      reportedErrors: [`${row[1]} broken`],
    });
    // The client has forgotten the user, and the provider knows whose session it is.
    await load();
    expect(state()).toBe('asked');
  },
);

// Columns: what the user does after a log-out in another tab | the proof that the provider checks | how each is done.
test.each<[string, string, (store: Page['store']) => unknown, (store: Page['store']) => unknown]>([
  ['Back', 'a passcode', enterPasscode, (store) => store.set(showMethodsAtom)],
  ['Cancel', 'a passcode', enterPasscode, (store) => store.set(cancelHostStepUpAtom)],
  [
    'Cancel',
    'an app code',
    (store) => store.set(verifyAppCode.startAtom, '123456'),
    (store) => store.set(verifyAppCode.cancelAtom),
  ],
])('a log-out in another tab is noticed after %s while the provider checks %s [B-STEPUP-6]', async (...row) => {
  const [, , prove, leave] = row;
  const session = followedSession();
  const never = () => new Promise<Outcome<Answer>>(() => undefined);
  await passcodeForm.load();
  const page = await mounted(
    [held(['email', 61])],
    {},
    { ...session.answers, authenticateTotp: never, verifyOtp: never },
  );
  const stop = session.follow(page);
  void prove(page.store);
  await vi.advanceTimersByTimeAsync(1);
  session.change(undefined);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.state()).toBe('asked');
  leave(page.store);
  await vi.advanceTimersByTimeAsync(1);
  expect(page.state()).toBe('user_unauthenticated');
  stop();
});

test('a wrong password is refused in its form, and the step-up goes on', async () => {
  const page = await mounted(
    [held(['email', 61])],
    {},
    { authenticatePassword: async () => failed({ type: 'unauthorized_credentials' }) },
  );
  await page.store.set(confirmByPassword.startAtom, { email: 'ada@example.com', password: 'wrong' });
  expect({ state: page.state(), failure: page.store.get(confirmByPassword.failureAtom)?.error.type }).toEqual({
    state: 'asked',
    failure: 'unauthorized_credentials',
  });
});

test('a session that exists again is asked for without the failure of the one that is over', async () => {
  const { store, reported } = await mounted([held(['email', 61])], {}, { sendOwnOtp: async () => over });
  await store.set(chosenMethod.chooseAtom, toAda);
  await vi.advanceTimersByTimeAsync(1);
  expect({ reported: reported(), failure: store.get(chosenMethod.failureAtom) }).toEqual({
    reported: [started, started],
    failure: undefined,
  });
});

test('a proof of another account completes nothing, and cannot be tried again [B-STEPUP-7]', async () => {
  const other = { ...held(['email', 0], ['phone', 0]), userId: 'user-2' };
  const { store, prove, state, reported, errors, load } = await mounted([held(['email', 61]), other]);
  await prove('sms', 'user-2');
  expect(state()).toBe('other_account');
  expect(errors.map(({ operation, type }) => `${operation} ${type}`)).toEqual(['session.authenticate other_account']);
  await load(true);
  store.set(followAccountAtom);
  await vi.advanceTimersByTimeAsync(1);
  expect({ state: state(), reported: reported() }).toEqual({ state: 'other_account', reported: [started] });
});

test('a session that is over after a proof completes nothing [B-STEPUP-7]', async () => {
  let isOver = false;
  const over = failed({ type: 'user_unauthenticated' });
  const { prove, state, reported } = await mounted(
    [],
    {},
    {
      ownFactors: async () => (isOver ? over : succeeded(held(['email', 61]))),
      checkSession: async () => (isOver ? over : succeeded(undefined)),
    },
  );
  isOver = true;
  await prove();
  expect({ state: state(), reported: reported() }).toEqual({ state: 'user_unauthenticated', reported: [started] });
});

test('a proof after which another account is signed in completes nothing [B-STEPUP-7]', async () => {
  const { prove, state, reported } = await mounted([held(['email', 61]), { ...held(['email', 0]), userId: 'user-2' }]);
  await prove();
  expect({ state: state(), reported: reported() }).toEqual({ state: 'other_account', reported: [started] });
});

describe('the account of the page', () => {
  test('the account of the page that changes ends the step-up [B-STEPUP-7]', async () => {
    let userId = 'user-1';
    const page = await mounted(
      [held(['email', 61]), { ...held(['email', 0]), userId: 'user-2' }],
      {},
      {
        person: () => ({ userId }),
      },
    );
    userId = 'user-2';
    page.store.set(followAccountAtom);
    await vi.advanceTimersByTimeAsync(1);
    expect({ state: page.state(), reported: page.reported() }).toEqual({ state: 'other_account', reported: [started] });
  });

  test('the account of the page that is the same continues the step-up', async () => {
    const page = await mounted([held(['email', 61])]);
    page.store.set(showViewAtom, { name: 'app' });
    page.store.set(followAccountAtom);
    await vi.advanceTimersByTimeAsync(1);
    expect({ view: page.store.get(viewAtom), reported: page.reported() }).toEqual({
      view: { name: 'app' },
      reported: [started],
    });
  });

  test('the account of the page that is logged out fails, and is asked again after its return', async () => {
    let person: ReturnType<Provider['person']> = { userId: 'user-1' };
    const page = await mounted(
      [held(['email', 61])],
      {},
      { person: () => person, sessionId: () => person && 'session-1' },
    );
    person = undefined;
    page.store.set(followAccountAtom);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.state()).toBe('user_unauthenticated');
    person = { userId: 'user-1' };
    page.store.set(followAccountAtom);
    await vi.advanceTimersByTimeAsync(1);
    expect(page.state()).toBe('asked');
  });
});

describe('a change of the session', () => {
  const follow = async ({ store }: Page) => {
    store.set(followAccountAtom);
    await vi.advanceTimersByTimeAsync(1);
  };
  const checksOf = ({ calls }: Page) => calls.filter(({ name }) => name === 'checkSession').length;

  test('a change of the session to one that is not known yet keeps the view of the step-up [B-STEPUP-6]', async () => {
    let person: ReturnType<Provider['person']> = { userId: 'user-1' };
    const page = await mounted([held(['email', 61])], {}, { person: () => person, isPersonCertain: () => false });
    page.store.set(showViewAtom, { name: 'app' });
    person = undefined;
    await follow(page);
    expect({ state: page.state(), view: page.store.get(viewAtom), reported: page.reported() }).toEqual({
      state: 'asked',
      view: { name: 'app' },
      reported: [started],
    });
  });

  test('a change of the session after a failure for another reason does not ask the provider again', async () => {
    const page = await mounted([held(['email', 1])], {}, { checkSession: async () => failed({ type: 'unreachable' }) });
    await follow(page);
    expect({ checks: checksOf(page), state: page.state() }).toEqual({ checks: 1, state: 'unreachable' });
  });

  test('a change of the session to another account after the step-up is confirmed starts no other [B-STEPUP-7]', async () => {
    let userId = 'user-1';
    const page = await mounted([held(['email', 1])], {}, { person: () => ({ userId }) });
    userId = 'user-2';
    await follow(page);
    expect({ checks: checksOf(page), state: page.state(), reported: page.reported() }).toEqual({
      checks: 1,
      state: 'confirmed',
      reported: [complete()],
    });
  });
});

test('a session that the provider cannot confirm is a failure, reported once, with Try again', async () => {
  const answers = [failed({ type: 'unreachable' }), succeeded(undefined)];
  const page = await mounted(
    [held(['email', 1])],
    {},
    { checkSession: async () => answers.shift() ?? succeeded(undefined) },
  );
  expect({ state: page.state(), errorCount: page.errors.length }).toEqual({ state: 'unreachable', errorCount: 1 });
  await page.load(true);
  expect({ state: page.state(), reported: page.reported() }).toEqual({ state: 'confirmed', reported: [complete()] });
});

test('a mount that ends during the check reports nothing', async () => {
  let answer = () => {};
  const page = await mounted(
    [held(['email', 1])],
    {},
    {
      checkSession: () => new Promise((resolve) => (answer = () => resolve(succeeded(undefined)))),
    },
  );
  page.unmount();
  answer();
  await vi.advanceTimersByTimeAsync(30_000);
  expect({ reported: page.reported(), errors: page.errors }).toEqual({ reported: [], errors: [] });
});

test("a social provider is opened with the host's options, and one method at a time [B-STEPUP-8]", async () => {
  const stay = new Promise<never>(() => undefined);
  const { provider, calls } = fakeProvider({
    ownFactors: async () => succeeded({ ...held(['email', 61]), socials: ['google'] }),
    startOAuth: () => stay,
  });
  const page = testStore(provider, {
    products: ['oauth'],
    oauthOptions: {
      loginRedirectURL: 'https://app.test/return',
      providers: [{ type: 'google', provider_params: { prompt: 'login' } }],
    },
  });
  void page.store.set(hostStepUp.loadAtom);
  await vi.advanceTimersByTimeAsync(1);
  const google = page.store.get(stepUpMethodsAtom).find(({ kind }) => kind === 'social');
  if (!google) throw new Error('There is no such method.');
  void page.store.set(chosenMethod.chooseAtom, google);
  void page.store.set(chosenMethod.chooseAtom, google);
  await vi.advanceTimersByTimeAsync(1);
  const left = calls.filter(({ name }) => name === 'startOAuth').map(({ request }) => request);
  expect(left).toMatchObject([
    { type: 'google', provider_params: { prompt: 'login' }, loginRedirectURL: 'https://app.test/return' },
  ]);
});

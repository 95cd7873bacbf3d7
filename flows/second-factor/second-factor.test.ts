// @vitest-environment jsdom
import { act, fireEvent, screen as shownScreen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../core/config/config';
import type { Store } from '../core/host/host.atoms';
import { failed, succeeded } from '../core/provider/outcome';
import type { Person, Provider } from '../core/provider/provider';
import type { OwnFactors } from '../core/provider/step-up-calls';
import { completeSignInAtom } from '../core/screen/complete-sign-in.actions';
import { secondFactorAtom, signInEndAtom } from '../core/screen/second-factor.atoms';
import { goBackAtom, goToAtom, screenAtom } from '../core/screen/screen.atoms';
import { forgetSecretsAtom } from '../core/screen/secret.atoms';
import { adasApp, adasFactors, fakeProvider, later } from '../core/testing/fake-provider';
import { toastsAtom } from '../core/toast/toast.atoms';
import { renderedWith } from '../core/testing/rendered-with';
import { testStore } from '../core/testing/test-store';
import { passcodeForm } from '../otp';
import { resendAgainAtom } from '../otp/testing/resend';
import { verifyOtp } from '../otp/testing/verify';
import { confirmedSessionAtom } from '../session';
import { nextCodeInAtom } from '../proofs';
import { askSecondFactorAtom } from './ask-second-factor.actions';
import { acceptProofAtom, beginSecondFactorAtom, startSetupAtom, userNeed } from './begin.actions';
import { finishAtom, goBackToLoginAtom, sessionEndAtom, showSessionEndAtom } from './end.actions';
import { declined } from './need';
import {
  appProofs,
  otherFactors,
  sendRecoveryCodeAtom,
  recover,
  sendCode,
  showFirstViewAtom,
  submitRecoveryCodeAtom,
  typeAppCodeAtom,
  typeRecoveryCodeAtom,
  usePasskey,
  verifyAppCode,
} from './proofs.actions';
import { appCodeAtom, pendingProofAtom, recoveryCodeAtom, viewAtom } from './second-factor.atoms';
import { secondFactor } from './second-factor.lazy';
import { SecondFactor } from './second-factor.screens';
import {
  recoveryCodes,
  recoveryLinesAtom,
  setup,
  setupCodeAtom,
  setupLinesAtom,
  setupSecretAtom,
} from './setup.actions';
import { RecoveryCodes } from './setup.screens';
import { declineSetupAtom, finishSetupAtom, submitSetupCodeAtom, turnOn, typeSetupCodeAtom } from './turn-on.actions';
import { questionWatchAtom } from './question-watch.atoms';
import { recoveryCodesWatchAtom, setupWatchAtom } from './setup-watch.atoms';

const withApp: OwnFactors = { ...adasFactors, phones: [], hasAuthenticatorApp: true };
const withNothing: OwnFactors = { ...adasFactors, phones: [] };
const ada = { userId: 'user-1', account: 'ada@example.com' };
const bob = { userId: 'user-2', account: 'bob@example.com' };
/** The factors of Bob, whose session has two. */
const bobsFactors: OwnFactors = {
  ...withApp,
  userId: bob.userId,
  held: [{ method: 'knowledge' }, { method: 'authenticator_app' }],
};

beforeEach(() => secondFactor.load());
afterEach(() => {
  localStorage.clear();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

interface Page {
  own?: OwnFactors;
  when?: 'offer' | 'required';
  answers?: Partial<Provider>;
  /** True if the screen of the set-up is rendered from the start. */
  isWatched?: boolean;
}

/** A session that another tab, or an answer, may end or replace. */
function watchedSession() {
  let person: Person | undefined = ada;
  let sessionId: string | undefined = 'session-1';
  const listeners = new Set<() => void>();
  return {
    person: () => person,
    change: (next: Person | undefined, id = next && 'session-1') => {
      person = next;
      sessionId = id;
      for (const listener of listeners) listener();
    },
    answers: {
      person: () => person,
      sessionId: () => sessionId,
      watchPerson: (onChange) => {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
    } satisfies Partial<Provider>,
  };
}

/** A page on which a first factor has just been proved. */
async function signedIn({ own = withApp, when = 'required', answers = {}, isWatched = false }: Page = {}) {
  let { held } = own;
  const { provider, calls } = fakeProvider({
    ownFactors: async () => succeeded({ ...own, held }),
    authenticateTotp: async () => {
      held = [...held, { method: 'authenticator_app' }];
      return succeeded({ user_id: own.userId });
    },
    ...answers,
  });
  const config: Config = { products: ['passwords'], secondFactorOptions: { when } };
  const page = testStore(provider, config);
  page.store.set(secondFactorAtom, { askAtom: askSecondFactorAtom });
  if (isWatched) page.store.sub(setupWatchAtom, () => undefined);
  await page.store.set(completeSignInAtom, 'PasswordConfirmation', 'email');
  const called = () => calls.map(({ name }) => name).filter((name) => name !== 'ownFactors');
  const heard = () => page.events.map(({ type }) => type);
  return { ...page, called, heard, screen: () => page.store.get(screenAtom) };
}

test('the end of a sign-in waits for the second factor, and happens once [B-SECOND-1]', async () => {
  const { store, screen, heard } = await signedIn();
  expect({ screen: screen(), heard: heard() }).toEqual({ screen: 'SecondFactor', heard: [] });
  await store.set(verifyAppCode.startAtom, '123456');
  await vi.waitFor(() => expect(screen()).toBe('PasswordConfirmation'));
  await store.set(finishAtom);
  expect(heard()).toEqual(['TOTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('a code that began a session of its own, because the first had ended, is one factor: the other is asked for [B-SECOND-2]', async () => {
  let own: OwnFactors = { ...adasFactors, hasAuthenticatorApp: true };
  const { store, screen, heard } = await signedIn({ answers: { ownFactors: async () => succeeded(own) } });
  own = { ...own, held: [{ method: 'sms' }] };
  await store.set(acceptProofAtom, own.userId);
  expect({ screen: screen(), factors: store.get(pendingProofAtom)?.factors, heard: heard() }).toEqual({
    screen: 'SecondFactor',
    factors: [{ kind: 'app' }],
    heard: [],
  });
});

test('a proof after which the factors cannot be read does not complete the log-in [B-SECOND-2]', async () => {
  let isReadable = true;
  const { store, screen, heard } = await signedIn({
    answers: { ownFactors: async () => (isReadable ? succeeded(withApp) : failed({ type: 'unreachable' })) },
  });
  isReadable = false;
  await store.set(acceptProofAtom, withApp.userId);
  expect({ screen: screen(), state: store.get(userNeed.stateAtom).status, heard: heard() }).toEqual({
    screen: 'SecondFactor',
    state: 'failed',
    heard: [],
  });
});

test('a session with two factors needs no second factor [B-SECOND-2]', async () => {
  const own = { ...withApp, held: [{ method: 'knowledge' }, { method: 'authenticator_app' }] };
  expect((await signedIn({ own })).screen()).toBe('PasswordConfirmation');
});

test('a sign-in that a user leaves while the factors are read does not wait for a second factor any more', async () => {
  const own = later<Awaited<ReturnType<Provider['ownFactors']>>>();
  const { provider } = fakeProvider({ ownFactors: () => own.promise });
  const { store } = testStore(provider, { products: ['emailMagicLinks'], secondFactorOptions: { when: 'required' } });
  store.set(secondFactorAtom, { askAtom: askSecondFactorAtom });
  await store.set(goToAtom, 'OTPAuthenticate');
  void store.set(completeSignInAtom, 'OTPConfirmation', 'email');
  await vi.waitFor(() => expect(store.get(userNeed.stateAtom).status).toBe('loading'));
  await store.set(goBackAtom);
  own.settle(succeeded(withApp));
  await vi.waitFor(() => expect(store.get(signInEndAtom)).toBeUndefined());
  expect(store.get(screenAtom)).toBe('Main');
});

// Columns: what is pending as the user leaves the first log-in.
test.each(['code', 'factors'] as const)(
  'a sign-in that a user leaves while the %s of its second factor load leaves the next sign-in waiting [B-SECOND-1]',
  async (pending) => {
    const code = later<Awaited<ReturnType<typeof secondFactor.load>>>();
    const own = later<Awaited<ReturnType<Provider['ownFactors']>>>();
    const loaded = await secondFactor.load();
    const { provider, calls } = fakeProvider({ ownFactors: () => own.promise });
    const { store } = testStore(provider, { products: ['emailMagicLinks'], secondFactorOptions: { when: 'required' } });
    await store.set(goToAtom, 'OTPAuthenticate');
    const load = vi.spyOn(secondFactor, 'load');
    if (pending === 'code') load.mockImplementationOnce(() => code.promise);
    const asking = store.set(askSecondFactorAtom, { finish: () => undefined });
    const isRead = () => calls.some(({ name }) => name === 'ownFactors');
    await vi.waitFor(() => expect(pending === 'code' ? load.mock.calls.length > 0 : isRead()).toBe(true));
    await store.set(goBackAtom);
    const next = { finish: () => undefined };
    store.set(signInEndAtom, next);
    code.settle(loaded);
    own.settle(succeeded(withApp));
    await asking;
    expect(store.get(signInEndAtom)).toBe(next);
  },
);

test('a page that is loaded again asks for the second factor of a passkey whose user the device did not check [B-SECOND-2]', async () => {
  const byPasskey = (isUserVerified?: boolean): OwnFactors => ({
    ...withApp,
    held: [{ method: 'webauthn_registration', ...(isUserVerified !== undefined && { isUserVerified }) }],
  });
  expect((await signedIn({ own: byPasskey(false) })).screen()).toBe('SecondFactor');
  // Only the page that used the passkey knows whether the device checked the user.
  expect((await signedIn({ own: byPasskey() })).screen()).toBe('SecondFactor');
});

test('a session that has ended is shown as ended, and Try again returns to the log-in [B-SECOND-9]', async () => {
  const { store, screen, heard } = await signedIn({
    answers: { ownFactors: async () => failed({ type: 'user_unauthenticated' }) },
  });
  expect({ screen: screen(), end: store.get(sessionEndAtom)?.type, heard: heard() }).toEqual({
    screen: 'SecondFactor',
    end: 'session_not_found',
    heard: [],
  });
  renderedWith(store, createElement(SecondFactor));
  expect(shownScreen.getByRole('heading').textContent).toBe('You were not logged in');
  expect((await shownScreen.findByRole('alert')).textContent).toBe('Session not found.');
  await act(async () => void fireEvent.click(shownScreen.getByRole('button', { name: 'Try again' })));
  expect(screen()).toBe('Main');
});

test('a new log-in after a session that has ended asks for the second factor [B-SECOND-9]', async () => {
  const answers = [failed({ type: 'user_unauthenticated' })];
  const { store, screen } = await signedIn({
    answers: { ownFactors: async () => answers.shift() ?? succeeded(withApp) },
  });
  await store.set(goBackToLoginAtom);
  await store.set(completeSignInAtom, 'PasswordConfirmation', 'email');
  expect({ screen: screen(), end: store.get(sessionEndAtom), proof: store.get(pendingProofAtom)?.factors }).toEqual({
    screen: 'SecondFactor',
    end: undefined,
    proof: [{ kind: 'app' }],
  });
});

test('factors that cannot be read are reported and shown as a failure, and Try again asks for the code [B-SECOND-2]', async () => {
  const answers = [failed({ type: 'unreachable' }), failed({ type: 'unreachable' }), succeeded(withApp)];
  const page = await signedIn({ answers: { ownFactors: async () => answers.shift() ?? succeeded(withApp) } });
  const { store, screen, heard } = page;
  const stop = store.sub(questionWatchAtom, () => undefined);
  expect({ screen: screen(), heard: heard(), need: store.get(userNeed.stateAtom).status }).toEqual({
    screen: 'SecondFactor',
    heard: [],
    need: 'failed',
  });
  await store.set(beginSecondFactorAtom);
  expect(store.get(userNeed.stateAtom).status).toBe('failed');
  await store.set(beginSecondFactorAtom);
  expect({ screen: screen(), proof: store.get(pendingProofAtom)?.factors }).toEqual({
    screen: 'SecondFactor',
    proof: [{ kind: 'app' }],
  });
  expect(page.errors.map(({ operation, type }) => `${operation}: ${type}`)).toEqual([
    'user.get: unreachable',
    'user.get: unreachable',
  ]);
  stop();
});

// Columns: what could not be loaded when Ada logged in | how it is simulated.
test.each<[string, () => Partial<Provider>]>([
  [
    'her factors',
    () => {
      const answers = [failed({ type: 'unreachable' })];
      return { ownFactors: async () => answers.shift() ?? succeeded(bobsFactors) };
    },
  ],
  [
    'the code of the second factor',
    () => {
      vi.spyOn(secondFactor, 'value').mockReturnValue(undefined);
      return { ownFactors: async () => succeeded(bobsFactors) };
    },
  ],
])(
  'Try again after another account has logged in names it, where %s could not be loaded [B-SECOND-2]',
  async (_what, answersOf) => {
    let person = ada;
    const page = await signedIn({ answers: { person: () => person, ...answersOf() } });
    const { store, screen, heard } = page;
    expect(screen()).toBe('SecondFactor');
    person = bob;
    const stop = store.sub(questionWatchAtom, () => undefined);
    if (store.get(userNeed.stateAtom).status === 'failed') void store.set(beginSecondFactorAtom);
    await vi.waitFor(() => expect(screen()).not.toBe('SecondFactor'));
    expect({ screen: screen(), session: store.get(confirmedSessionAtom), heard: heard() }).toEqual({
      screen: 'SessionConfirmation',
      session: 'other',
      heard: [],
    });
    stop();
  },
);

test('Back returns to the log-in, and a code that is proved after it completes the log-in [B-SECOND-2]', async () => {
  const answer = later<Awaited<ReturnType<Provider['authenticateTotp']>>>();
  let own = withApp;
  const { store, screen, heard } = await signedIn({
    answers: { ownFactors: async () => succeeded(own), authenticateTotp: () => answer.promise },
  });
  void store.set(verifyAppCode.startAtom, '123456');
  await store.set(goBackToLoginAtom);
  expect({ screen: screen(), heard: heard() }).toEqual({ screen: 'Main', heard: [] });
  own = { ...own, held: [...own.held, { method: 'authenticator_app' }] };
  answer.settle(succeeded({ user_id: 'user-1' }));
  await vi.waitFor(() => expect(screen()).toBe('PasswordConfirmation'));
  expect(heard()).toEqual(['TOTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('a proof of another account is named, and a press completes it [B-SECOND-2]', async () => {
  const { store, screen, heard } = await signedIn();
  await store.set(acceptProofAtom, 'user-2');
  expect({ screen: screen(), session: store.get(confirmedSessionAtom), heard: heard() }).toEqual({
    screen: 'SessionConfirmation',
    session: 'other',
    heard: [],
  });
});

test('a used code starts the wait for the next half minute [B-SECOND-3]', async () => {
  vi.useFakeTimers({ now: Date.UTC(2026, 0, 1, 12, 0, 20) });
  const { store } = await signedIn({
    answers: { authenticateTotp: async () => failed({ type: 'totp_code_already_authenticated' }) },
  });
  const stop = store.sub(nextCodeInAtom, () => undefined);
  await store.set(verifyAppCode.startAtom, '123456');
  expect(store.get(nextCodeInAtom)).toBe(10);
  stop();
});

// Columns: what is typed as a recovery code | the call that it is for, and what is sent.
test.each([
  ['ckss-2skx-ebow', 'recoverTotp', 'ckss-2skx-ebow'],
  ['  CKSS-2SKX-EBOW ', 'recoverTotp', 'ckss-2skx-ebow'],
  ['ckss2skxebow', 'recoverTotp', 'ckss-2skx-ebow'],
  ['ckss 2skx ebow', 'recoverTotp', 'ckss-2skx-ebow'],
  ['ckss-2skx', 'recoverTotp', 'ckss-2skx'],
  ['123 456', 'authenticateTotp', '123456'],
  ['123456', 'authenticateTotp', '123456'],
])('%j in the field for a recovery code is sent by %s [B-SECOND-4]', async (text, call, code) => {
  const sent: unknown[] = [];
  const take = (name: string) => async (request: { code: string }) => {
    sent.push([name, request.code]);
    return succeeded({ user_id: 'user-1' });
  };
  const { store } = await signedIn({
    answers: { recoverTotp: take('recoverTotp'), authenticateTotp: take('authenticateTotp') },
  });
  store.set(typeRecoveryCodeAtom, text);
  await store.set(submitRecoveryCodeAtom);
  expect(sent).toEqual([[call, code]]);
});

test('an empty recovery code is not sent [B-SECOND-4]', async () => {
  const { store, called } = await signedIn();
  store.set(typeRecoveryCodeAtom, '  ');
  await store.set(submitRecoveryCodeAtom);
  expect(called()).toEqual([]);
});

const sendText = (store: Store) =>
  store.set(sendCode.startAtom, { channel: 'sms', destination: '+12025550162', isOwn: true });

/** Presses 'Resend code'. */
const resend = (store: Store) => store.set(resendAgainAtom);

// Columns: the proof | the call that fails because the session has ended | the action | one before the session ends.
test.each<[string, keyof Provider, (store: Store) => unknown, ((store: Store) => unknown)?]>([
  ["the app's code", 'authenticateTotp', (store) => store.set(verifyAppCode.startAtom, '123456')],
  ['a recovery code', 'recoverTotp', (store) => store.set(recover.startAtom, 'ckss-2skx-ebow')],
  ['a code that is sent', 'sendOwnOtp', sendText],
  ['a code that is sent again', 'sendOwnOtp', resend, sendText],
  ['a code that was sent', 'verifyOtp', (store) => store.set(verifyOtp.startAtom, '123456'), sendText],
  ['a passkey', 'authenticatePasskey', (store) => store.set(usePasskey.startAtom)],
])('%s in a session that has ended shows that [B-SECOND-9]', async (_what, call, act, before) => {
  let isOver = false;
  const { store, screen, heard } = await signedIn({
    answers: {
      [call]: async () =>
        isOver ? failed({ type: 'session_not_found' }) : succeeded({ methodId: 'method-1', answer: {} }),
    },
  });
  await before?.(store);
  isOver = true;
  await act(store);
  expect({ screen: screen(), end: store.get(sessionEndAtom)?.type, heard: heard() }).toEqual({
    screen: 'SecondFactor',
    end: 'session_not_found',
    heard: [],
  });
});

/** A check whose answer cannot be read, and makes the client end a session. */
const unreadable = (session: ReturnType<typeof watchedSession>) => async () => {
  session.change(undefined);
  // The client reads the answer a moment later.
  await new Promise((resolve) => setTimeout(resolve, 10));
  return failed({ type: 'broken' });
};

// Columns: the proof | its call, whose answer cannot be read | the action.
test.each<[string, keyof Provider, (store: Store) => unknown]>([
  ["the app's code", 'authenticateTotp', (store) => store.set(verifyAppCode.startAtom, '123456')],
  ['a recovery code', 'recoverTotp', (store) => store.set(recover.startAtom, 'ckss-2skx-ebow')],
  ['a passkey', 'authenticatePasskey', (store) => store.set(usePasskey.startAtom)],
])(
  'an answer to %s that cannot be read, and ends the session, is shown and reported once [B-SECOND-9]',
  async (_what, call, act) => {
    const session = watchedSession();
    const { store, screen, errors } = await signedIn({
      answers: { ...session.answers, [call]: unreadable(session) },
    });
    const stop = store.sub(questionWatchAtom, () => undefined);
    await act(store);
    expect({ screen: screen(), end: store.get(sessionEndAtom)?.type, errors: errors.map(({ type }) => type) }).toEqual({
      screen: 'SecondFactor',
      end: 'broken',
      errors: ['broken'],
    });
    stop();
  },
);

test('an answer to a code that was sent that cannot be read, and ends the session, shows that and is reported once [B-SECOND-9]', async () => {
  await passcodeForm.load();
  const session = watchedSession();
  const { store, errors } = await signedIn({
    answers: {
      ...session.answers,
      ownFactors: async () => (session.person() ? succeeded(withApp) : failed({ type: 'user_unauthenticated' })),
      verifyOtp: unreadable(session),
    },
  });
  renderedWith(store, createElement(SecondFactor));
  await act(() => sendText(store));
  await act(async () => void fireEvent.change(shownScreen.getByRole('textbox'), { target: { value: '123456' } }));
  expect((await shownScreen.findByRole('alert')).textContent).toBe('Session not found.');
  await vi.waitFor(() => expect(errors.map(({ type }) => type)).toEqual(['broken']));
});

test('a log-out in another tab is shown at the question, and a proof there still ends the sign-in [B-SECOND-9]', async () => {
  const session = watchedSession();
  let own = withApp;
  const { store, screen } = await signedIn({
    answers: {
      ...session.answers,
      ownFactors: async () => (session.person() ? succeeded(own) : failed({ type: 'user_unauthenticated' })),
    },
  });
  const stop = store.sub(questionWatchAtom, () => undefined);
  session.change(undefined);
  await vi.waitFor(() => expect(store.get(sessionEndAtom)?.type).toBe('session_not_found'));
  expect(screen()).toBe('SecondFactor');
  own = { ...own, held: [...own.held, { method: 'authenticator_app' }] };
  session.change(ada);
  await vi.waitFor(() => expect(screen()).toBe('PasswordConfirmation'));
  stop();
});

test('a log-out in another tab while a proof is checked is shown once the user cancels the check [B-SECOND-9]', async () => {
  const session = watchedSession();
  const { store, screen } = await signedIn({
    answers: { ...session.answers, authenticateTotp: () => new Promise(() => undefined) },
  });
  const stop = store.sub(questionWatchAtom, () => undefined);
  void store.set(verifyAppCode.startAtom, '123456');
  session.change(undefined);
  await new Promise((resolve) => setTimeout(resolve, 1));
  expect(store.get(sessionEndAtom)).toBeUndefined();
  store.set(appProofs.cancelAtom);
  await vi.waitFor(() => expect(store.get(sessionEndAtom)?.type).toBe('session_not_found'));
  expect(screen()).toBe('SecondFactor');
  stop();
});

test('an end of the session that is noticed on the way to the recovery code is shown by the next check [B-SECOND-9]', async () => {
  const session = watchedSession();
  const { store, screen } = await signedIn({
    answers: { ...session.answers, recoverTotp: async () => failed({ type: 'session_not_found' }) },
  });
  session.change(undefined);
  void store.set(showSessionEndAtom);
  await store.set(goToAtom, 'RecoveryCode');
  await store.set(recover.startAtom, 'ckss-2skx-ebow');
  await vi.waitFor(() => expect(screen()).toBe('SecondFactor'));
});

test('a passkey that the provider refuses as a second factor is shown as a failure, and the question stays [B-SECOND-2]', async () => {
  const { store, screen } = await signedIn({
    answers: { authenticatePasskey: async () => failed({ type: 'unauthorized_credentials' }) },
  });
  await store.set(usePasskey.startAtom);
  expect({ screen: screen(), failure: store.get(usePasskey.failureAtom)?.error.type }).toEqual({
    screen: 'SecondFactor',
    failure: 'unauthorized_credentials',
  });
});

test('a set-up in a session that has ended shows that [B-SECOND-9]', async () => {
  const { store, screen } = await signedIn({
    own: withNothing,
    answers: { createTotp: async () => failed({ type: 'session_not_found' }) },
  });
  expect({ screen: screen(), end: store.get(sessionEndAtom)?.type }).toEqual({
    screen: 'SecondFactor',
    end: 'session_not_found',
  });
});

describe('a set-up whose answer cannot be read', () => {
  /** A set-up that another one has preceded, whose answer has changed what the client knows to `known`. */
  async function unread(known: Pick<Provider, 'person' | 'sessionId'>, checkSession: Provider['checkSession']) {
    const session = watchedSession();
    const answers = [failed({ type: 'broken' })];
    const page = await signedIn({
      own: withNothing,
      when: 'offer',
      answers: {
        ...session.answers,
        checkSession: async () => {
          const checked = await checkSession();
          if (checked.ok) session.change(ada);
          return checked;
        },
        createTotp: async () => {
          const answer = answers.shift();
          if (!answer) return succeeded(adasApp);
          // Once the screen watches the session.
          await new Promise((resolve) => setTimeout(resolve, 10));
          session.change(known.person(), known.sessionId());
          await new Promise((resolve) => setTimeout(resolve, 10));
          return answer;
        },
      },
      isWatched: true,
    });
    return { ...page, state: () => page.store.get(setup.stateAtom) };
  }

  test('one that ends the session is shown and reported once [B-SECOND-9]', async () => {
    const { store, screen, errors } = await unread({ person: () => undefined, sessionId: () => undefined }, async () =>
      succeeded(undefined),
    );
    expect({ screen: screen(), end: store.get(sessionEndAtom)?.type, errors: errors.map(({ type }) => type) }).toEqual({
      screen: 'SecondFactor',
      end: 'broken',
      errors: ['broken'],
    });
  });

  test('one that leaves the session stays with its failure, and Try again finds the user and begins again [B-SECOND-9]', async () => {
    const { store, screen, state, called } = await unread(
      { person: () => undefined, sessionId: () => 'session-1' },
      async () => succeeded(undefined),
    );
    expect({ screen: screen(), state: state() }).toEqual({
      screen: 'SecondFactorSetup',
      state: { status: 'failed', error: { type: 'broken' } },
    });
    await store.set(startSetupAtom);
    expect({ key: store.get(setupSecretAtom), called: called() }).toEqual({
      key: adasApp.secret,
      called: ['createTotp', 'checkSession', 'createTotp'],
    });
  });

  test('one that leaves the session can be declined, and "Not now" is remembered for its user [B-SECOND-6]', async () => {
    const { store, screen } = await unread({ person: () => undefined, sessionId: () => 'session-1' }, async () =>
      succeeded(undefined),
    );
    await store.set(declineSetupAtom);
    expect({ screen: screen(), isDeclined: declined.isSet('user-1') }).toEqual({
      screen: 'PasswordConfirmation',
      isDeclined: true,
    });
  });

  test('Try again in a session that has ended since shows that [B-SECOND-9]', async () => {
    const { store, screen } = await unread({ person: () => undefined, sessionId: () => 'session-1' }, async () =>
      failed({ type: 'session_not_found' }),
    );
    await store.set(startSetupAtom);
    expect({ screen: screen(), end: store.get(sessionEndAtom)?.type }).toEqual({
      screen: 'SecondFactor',
      end: 'session_not_found',
    });
  });
});

test("a message that is still being sent does not take the field away from a user who is typing the app's code [B-SECOND-2]", async () => {
  const sent = later<Awaited<ReturnType<Provider['sendOwnOtp']>>>();
  const { store } = await signedIn({
    own: { ...adasFactors, hasAuthenticatorApp: true },
    answers: { sendOwnOtp: () => sent.promise },
  });
  void store.set(otherFactors.chooseAtom, { kind: 'code', channel: 'sms', destination: '+12025550162' });
  store.set(typeAppCodeAtom, '12');
  sent.settle(succeeded({ methodId: 'method-1', answer: {} }));
  await new Promise((resolve) => setTimeout(resolve));
  expect({ view: store.get(viewAtom), code: store.get(appCodeAtom) }).toEqual({ view: 'app', code: '12' });
});

// Columns: when the message is sent | what passes before the user types | what passes after.
test.each<[string, (page: SlowMessage) => unknown, (page: SlowMessage) => unknown]>([
  [
    'after its failure was shown',
    () => vi.advanceTimersByTimeAsync(20_000),
    ({ send, loadForm }) => send().then(loadForm),
  ],
  ['while the form for its code is loading', ({ send }) => send(), ({ loadForm }) => loadForm()],
])(
  "a message that is sent %s does not take the field of the app's code away [B-SECOND-2]",
  async (_when, pass, end) => {
    const page = await slowMessage();
    await pass(page);
    page.store.set(typeAppCodeAtom, '12');
    await end(page);
    expect({
      view: page.store.get(viewAtom),
      code: page.store.get(appCodeAtom),
      failure: page.store.get(otherFactors.failureAtom),
    }).toEqual({ view: 'app', code: '12', failure: undefined });
  },
);

type SlowMessage = Awaited<ReturnType<typeof slowMessage>>;

/** A question for the app's code, where the user has asked for a message; it is not sent yet, nor is the form for its code loaded. */
async function slowMessage() {
  const form = await passcodeForm.load();
  vi.useFakeTimers();
  const sent = later<Awaited<ReturnType<Provider['sendOwnOtp']>>>();
  const loaded = later<typeof form>();
  vi.spyOn(passcodeForm, 'load').mockReturnValue(loaded.promise);
  const { store } = await signedIn({
    own: { ...adasFactors, hasAuthenticatorApp: true },
    answers: { sendOwnOtp: () => sent.promise },
  });
  void store.set(otherFactors.chooseAtom, { kind: 'code', channel: 'sms', destination: '+12025550162' });
  const send = () => {
    sent.settle(succeeded({ methodId: 'method-1', answer: {} }));
    return vi.advanceTimersByTimeAsync(1);
  };
  const loadForm = () => {
    loaded.settle(form);
    return vi.advanceTimersByTimeAsync(1);
  };
  return { store, send, loadForm };
}

test('a pasted recovery code cancels a message that is still being sent [B-SECOND-2]', async () => {
  const { store } = await signedIn({
    own: { ...adasFactors, hasAuthenticatorApp: true },
    answers: { sendOwnOtp: () => new Promise(() => undefined), recoverTotp: () => new Promise(() => undefined) },
  });
  void store.set(otherFactors.chooseAtom, { kind: 'code', channel: 'sms', destination: '+12025550162' });
  expect(store.set(sendRecoveryCodeAtom, 'abcd-1234-efgh')).toBe(true);
  expect(store.get(sendCode.isPendingAtom)).toBe(false);
});

test('Back from a code that is being sent again shows no note of it on the first view [B-SECOND-2]', async () => {
  const again = later<Awaited<ReturnType<Provider['sendOwnOtp']>>>();
  const answers = [Promise.resolve(succeeded({ methodId: 'method-1', answer: {} }))];
  const { store } = await signedIn({
    own: { ...adasFactors, hasAuthenticatorApp: true },
    answers: { sendOwnOtp: () => answers.shift() ?? again.promise },
  });
  await store.set(otherFactors.chooseAtom, { kind: 'code', channel: 'sms', destination: '+12025550162' });
  const sending = store.set(resendAgainAtom);
  store.set(showFirstViewAtom);
  again.settle(succeeded({ methodId: 'method-2', answer: {} }));
  await sending;
  expect({ view: store.get(viewAtom), notes: store.get(toastsAtom) }).toEqual({ view: 'app', notes: [] });
});

test('one other method is pending at a time', async () => {
  const own = { ...adasFactors, hasPasskey: true };
  const { store, called } = await signedIn({ own, answers: { sendOwnOtp: () => new Promise(() => undefined) } });
  expect(store.get(viewAtom)).toBe('methods');
  void store.set(otherFactors.chooseAtom, { kind: 'code', channel: 'sms', destination: '+12025550162' });
  void store.set(otherFactors.chooseAtom, { kind: 'passkey' });
  expect(called()).toEqual(['sendOwnOtp']);
});

// Columns: whose session another tab has begun | the screen that follows, and whether the sign-in is complete.
test.each([
  ['Ada, with a second factor', 'user-1', ['knowledge', 'authenticator_app'], 'PasswordConfirmation', true],
  ['Bob, with a second factor', 'user-2', ['knowledge', 'authenticator_app'], 'SessionConfirmation', false],
  ['Bob, without one', 'user-2', ['knowledge'], 'SessionConfirmation', false],
] as const)(
  'a session of %s in another tab ends the question here [B-SECOND-2]',
  async (_who, userId, methods, next, isComplete) => {
    vi.useFakeTimers();
    let own = withApp;
    let change = () => undefined as void;
    const { store, screen, heard } = await signedIn({
      answers: {
        ownFactors: async () => succeeded(own),
        watchPerson: (onChange) => {
          change = onChange;
          return () => undefined;
        },
      },
    });
    const stop = store.sub(questionWatchAtom, () => undefined);
    own = { ...withApp, userId, held: methods.map((method) => ({ method })) };
    change();
    await vi.advanceTimersByTimeAsync(1);
    expect({ screen: screen(), isComplete: heard().includes('AUTHENTICATE_FLOW_COMPLETE') }).toEqual({
      screen: next,
      isComplete,
    });
    stop();
  },
);

// Columns: how the user leaves the set-up while its code is checked | the log-ins that are completed by its success.
test.each([
  ['Back', goBackToLoginAtom, 1],
  ['Not now', declineSetupAtom, 0],
] as const)('a set-up that succeeds after %s is confirmed under its recovery codes [B-SECOND-7]', async (...row) => {
  const [, leaveAtom, completions] = row;
  const answer = later<Awaited<ReturnType<Provider['authenticateTotp']>>>();
  const { store, screen, heard } = await signedIn({
    own: withNothing,
    when: 'offer',
    answers: { authenticateTotp: () => answer.promise },
  });
  store.set(typeSetupCodeAtom, '123456');
  void store.set(submitSetupCodeAtom);
  await store.set(leaveAtom);
  const before = heard().length;
  answer.settle(succeeded({ user_id: 'user-1' }));
  await vi.waitFor(() => expect(screen()).toBe('RecoveryCodes'));
  await store.set(finishSetupAtom);
  expect(screen()).toBe('SecondFactorConfirmation');
  const completed = heard()
    .slice(before)
    .filter((type) => type === 'AUTHENTICATE_FLOW_COMPLETE');
  expect(completed).toHaveLength(completions);
});

test('typing the code of the app clears the refusal of a recovery code that was pasted there [B-SECOND-4]', async () => {
  const { store } = await signedIn({
    answers: { recoverTotp: async () => failed({ type: 'unable_to_authenticate_totp' }) },
  });
  expect(store.set(sendRecoveryCodeAtom, ' CKSS-2SKX-EBOW ')).toBe(true);
  await vi.waitFor(() => expect(store.get(appProofs.failureAtom)).toBeDefined());
  store.set(typeAppCodeAtom, '1');
  expect(store.get(appProofs.failureAtom)).toBeUndefined();
});

test('the failure of a pasted recovery code is shown, not the one of the code before [B-SECOND-4]', async () => {
  const { store } = await signedIn({
    answers: {
      authenticateTotp: async () => failed({ type: 'unable_to_authenticate_totp' }),
      recoverTotp: async () => failed({ type: 'unreachable' }),
    },
  });
  await store.set(verifyAppCode.startAtom, '123456');
  store.set(sendRecoveryCodeAtom, 'ckss-2skx-ebow');
  await vi.waitFor(() => expect(store.get(appProofs.failureAtom)).toMatchObject({ error: { type: 'unreachable' } }));
  expect(store.set(sendRecoveryCodeAtom, 'not a recovery code')).toBe(false);
});

test('a set-up shows the recovery codes, and ends the sign-in with its own confirmation [B-SECOND-5] [B-SECOND-7]', async () => {
  const { store, screen, heard } = await signedIn({ own: withNothing });
  expect({ screen: screen(), secret: store.get(setupSecretAtom) }).toEqual({
    screen: 'SecondFactorSetup',
    secret: adasApp.secret,
  });
  store.set(typeSetupCodeAtom, '123456');
  await store.set(submitSetupCodeAtom);
  expect({ screen: screen(), secret: store.get(setupSecretAtom), codes: store.get(recoveryLinesAtom) }).toEqual({
    screen: 'RecoveryCodes',
    secret: '',
    codes: adasApp.recoveryCodes.join('\n'),
  });
  await store.set(finishSetupAtom);
  expect({ screen: screen(), codes: store.get(recoveryLinesAtom), heard: heard() }).toEqual({
    screen: 'SecondFactorConfirmation',
    codes: '',
    heard: ['TOTP_CREATE', 'TOTP_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'],
  });
});

test('the event of a set-up has neither key nor codes [T-SECRET-12]', async () => {
  const { events } = await signedIn({ own: withNothing });
  expect(events).toEqual([{ type: 'TOTP_CREATE', data: { totp_id: 'totp-1' } }]);
});

/** The key of an app that is set up, its codes, and what is typed of its first code. */
const setupSecrets = (store: Store) => ({
  key: store.get(setupSecretAtom),
  codes: store.get(setupLinesAtom),
  typed: store.get(setupCodeAtom),
});
const noSecrets = { key: '', codes: '', typed: '' };

test('a page in the back-forward cache has no key and no codes [T-SECRET-12]', async () => {
  const { store } = await signedIn({
    own: withNothing,
    answers: { recoveryCodes: async () => succeeded(['load-load-load']) },
  });
  store.set(typeSetupCodeAtom, '12345');
  expect(setupSecrets(store)).toEqual({ key: adasApp.secret, codes: adasApp.recoveryCodes.join('\n'), typed: '12345' });
  store.set(forgetSecretsAtom);
  expect(setupSecrets(store)).toEqual(noSecrets);
  store.set(typeSetupCodeAtom, '123456');
  await store.set(submitSetupCodeAtom);
  // The codes were forgotten with the key, and are loaded again.
  await vi.waitFor(() => expect(store.get(recoveryLinesAtom)).toBe('load-load-load'));
  store.set(forgetSecretsAtom);
  expect(store.get(recoveryLinesAtom)).toBe('');
  await store.set(recoveryCodes.loadAtom);
  expect(store.get(recoveryLinesAtom)).toBe('load-load-load');
});

// Columns: how the set-up is left | the screen that follows.
test.each<[string, (store: Store) => unknown, string]>([
  ['Back', (store) => store.set(goBackToLoginAtom), 'Main'],
  ['"Not now"', (store) => store.set(declineSetupAtom), 'PasswordConfirmation'],
  ['its success', (store) => store.set(submitSetupCodeAtom), 'RecoveryCodes'],
])('a set-up that is left by %s keeps no key, no codes and nothing typed [T-SECRET-12]', async (_how, leave, shown) => {
  const { store, screen } = await signedIn({ own: withNothing, when: 'offer' });
  store.set(typeSetupCodeAtom, '123456');
  expect(Object.values(setupSecrets(store))).not.toContain('');
  await leave(store);
  expect({ screen: screen(), secrets: setupSecrets(store) }).toEqual({ screen: shown, secrets: noSecrets });
});

test('recovery codes that cannot be read are a failure, reported, and Try again reads them', async () => {
  const answers = [failed({ type: 'unreachable' }), succeeded(adasApp.recoveryCodes)];
  const { store, errors } = await signedIn({
    own: withNothing,
    answers: { recoveryCodes: async () => answers.shift() ?? succeeded([]) },
  });
  await store.set(recoveryCodes.loadAtom);
  expect(store.get(recoveryCodes.stateAtom)).toEqual({ status: 'failed', error: { type: 'unreachable' } });
  expect(errors.map(({ operation }) => operation)).toEqual(['totps.recoveryCodes']);
  await store.set(recoveryCodes.loadAtom, true);
  expect(store.get(recoveryLinesAtom)).toBe(adasApp.recoveryCodes.join('\n'));
});

test('a key that comes after its screen was left is not kept [T-SECRET-12]', async () => {
  const answer = later<Awaited<ReturnType<Provider['createTotp']>>>();
  const { provider } = fakeProvider({
    ownFactors: async () => succeeded(withNothing),
    createTotp: () => answer.promise,
  });
  const { store, events } = testStore(provider, { products: ['passwords'], secondFactorOptions: { when: 'required' } });
  await store.set(goToAtom, 'SecondFactorSetup');
  const loaded = store.set(setup.loadAtom);
  await store.set(goToAtom, 'Main');
  answer.settle(succeeded(adasApp));
  await loaded;
  expect({ secret: store.get(setupSecretAtom), events }).toEqual({ secret: '', events: [] });
});

test('an incomplete code is not sent', async () => {
  const { store, called } = await signedIn({ own: withNothing });
  store.set(typeSetupCodeAtom, '123');
  await store.set(submitSetupCodeAtom);
  expect(called()).toEqual(['createTotp']);
});

test('an expired set-up starts again, with another key [B-SECOND-5]', async () => {
  let made = 0;
  const { store, called } = await signedIn({
    own: withNothing,
    answers: {
      createTotp: async () => succeeded({ ...adasApp, secret: `KEY${(made += 1)}` }),
      authenticateTotp: async () => failed({ type: 'expired_totp' }),
    },
  });
  store.set(typeSetupCodeAtom, '123456');
  await store.set(submitSetupCodeAtom);
  await vi.waitFor(() => expect(store.get(setupSecretAtom)).toBe('KEY2'));
  expect({ calls: called(), state: store.get(turnOn.stateAtom).status }).toEqual({
    calls: ['createTotp', 'authenticateTotp', 'createTotp'],
    state: 'idle',
  });
});

test('a user who turns out to have an app is asked for its code [B-SECOND-5]', async () => {
  const { store, screen } = await signedIn({
    own: withNothing,
    answers: { createTotp: async () => failed({ type: 'active_totp_exists' }) },
  });
  expect({ screen: screen(), factors: store.get(pendingProofAtom)?.factors }).toEqual({
    screen: 'SecondFactor',
    factors: [{ kind: 'app' }],
  });
});

test('"Not now" ends the sign-in, and is remembered on this device [B-SECOND-6]', async () => {
  const first = await signedIn({ own: withNothing, when: 'offer' });
  expect(first.screen()).toBe('SecondFactorSetup');
  await first.store.set(declineSetupAtom);
  expect(first.screen()).toBe('PasswordConfirmation');
  expect((await signedIn({ own: withNothing, when: 'offer' })).screen()).toBe('PasswordConfirmation');
  expect((await signedIn({ own: withNothing, when: 'required' })).screen()).toBe('SecondFactorSetup');
});

/** A page where an authenticator app is set up for Ada, until another user, or no user, is signed in. */
async function settingUp(answers: Partial<Provider> = {}) {
  let person: typeof ada | undefined = ada;
  const listeners = new Set<() => void>();
  const page = await signedIn({
    own: withNothing,
    when: 'offer',
    answers: {
      person: () => person,
      sessionId: () => person && 'session-1',
      watchPerson: (onChange) => {
        listeners.add(onChange);
        return () => listeners.delete(onChange);
      },
      ...answers,
    },
  });
  const stop = page.store.sub(setupWatchAtom, () => undefined);
  const change = (next: typeof ada | undefined, isSeen = false) => {
    person = next;
    if (isSeen) for (const listener of listeners) listener();
  };
  return { ...page, stop, change, isComplete: () => page.heard().includes('AUTHENTICATE_FLOW_COMPLETE') };
}

describe('a set-up whose account changed in another tab', () => {
  // Columns: who is signed in now | whether the page has been notified | what the user does | the screen that is shown.
  test.each<
    [string, typeof ada | undefined, boolean, (page: Awaited<ReturnType<typeof settingUp>>) => unknown, string]
  >([
    ['no user', undefined, true, () => undefined, 'SecondFactor'],
    ['no user', undefined, false, ({ store }) => store.set(declineSetupAtom), 'SecondFactor'],
    ['no user', undefined, false, ({ store }) => store.set(startSetupAtom), 'SecondFactor'],
    ['Bob', bob, true, () => undefined, 'SessionConfirmation'],
    ['Bob', bob, false, ({ store }) => store.set(declineSetupAtom), 'SessionConfirmation'],
    ['Bob', bob, false, ({ store }) => store.set(startSetupAtom), 'SessionConfirmation'],
    ['Bob', bob, false, ({ store }) => store.set(finishSetupAtom), 'SessionConfirmation'],
  ])(
    'a set-up, with %s signed in now, notified: %s, completes nothing [T-RACE-25]',
    async (_who, person, isSeen, act, shown) => {
      const page = await settingUp();
      page.change(person, isSeen);
      await act(page);
      await vi.waitFor(() => expect(page.screen()).toBe(shown));
      expect({ isComplete: page.isComplete(), calls: page.called(), notes: localStorage.length }).toEqual({
        isComplete: false,
        calls: ['createTotp'],
        notes: 0,
      });
      page.stop();
    },
  );

  test('a set-up whose code is checked during a log-out shows that once the user cancels the check [B-SECOND-9]', async () => {
    const page = await settingUp({ authenticateTotp: () => new Promise(() => undefined) });
    page.store.set(typeSetupCodeAtom, '123456');
    void page.store.set(submitSetupCodeAtom);
    page.change(undefined, true);
    expect(page.screen()).toBe('SecondFactorSetup');
    page.store.set(turnOn.cancelAtom);
    await vi.waitFor(() => expect(page.screen()).toBe('SecondFactor'));
    expect(page.store.get(sessionEndAtom)?.type).toBe('session_not_found');
    page.stop();
  });

  test('an app that was turned on for another account is not shown as the own one [T-RACE-25]', async () => {
    const page = await settingUp({ authenticateTotp: async () => succeeded({ user_id: 'user-2' }) });
    page.store.set(typeSetupCodeAtom, '123456');
    await page.store.set(submitSetupCodeAtom);
    await vi.waitFor(() => expect(page.screen()).toBe('SessionConfirmation'));
    expect({ isComplete: page.isComplete(), codes: page.store.get(recoveryLinesAtom) }).toEqual({
      isComplete: false,
      codes: '',
    });
    page.stop();
  });
});

// Columns: who is signed in when the page is restored, the screen that is shown | its codes, and how often they were loaded.
test.each<[string, string, typeof ada | undefined, string, number]>([
  ['Ada', 'RecoveryCodes', ada, 'load-load-load', 1],
  ['Bob', 'SessionConfirmation', bob, '', 0],
  ['no user', 'SecondFactor', undefined, '', 0],
])(
  "a restored page of Ada's recovery codes, with %s signed in now, shows %s [T-RACE-25]",
  async (_who, shown, person, codes, loads) => {
    const page = await settingUp({ recoveryCodes: async () => succeeded(['load-load-load']) });
    page.store.set(typeSetupCodeAtom, '123456');
    await page.store.set(submitSetupCodeAtom);
    page.stop();
    const stop = page.store.sub(recoveryCodesWatchAtom, () => undefined);
    expect(page.screen()).toBe('RecoveryCodes');
    page.store.set(forgetSecretsAtom);
    page.change(person);
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    await vi.waitFor(() =>
      expect({ screen: page.screen(), codes: page.store.get(recoveryLinesAtom) }).toEqual({ screen: shown, codes }),
    );
    expect(page.called().filter((name) => name === 'recoveryCodes')).toHaveLength(loads);
    stop();
  },
);

// Columns: what happens on the page of the codes, which has no sign-in to end, after "Not now" | how it is done.
test.each<[string, (page: Awaited<ReturnType<typeof settingUp>>) => unknown]>([
  [
    'is restored',
    ({ store }) => {
      store.set(forgetSecretsAtom);
      dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
    },
  ],
  ['is left by Continue', ({ store }) => store.set(finishSetupAtom)],
])(
  'a page of the recovery codes of Ada, who had declined the set-up, that %s as Bob is signed in names Bob [T-RACE-25]',
  async (_what, act) => {
    const answer = later<Awaited<ReturnType<Provider['authenticateTotp']>>>();
    const page = await settingUp({ authenticateTotp: () => answer.promise });
    page.store.set(typeSetupCodeAtom, '123456');
    void page.store.set(submitSetupCodeAtom);
    await page.store.set(declineSetupAtom);
    answer.settle(succeeded({ user_id: 'user-1' }));
    await vi.waitFor(() => expect(page.screen()).toBe('RecoveryCodes'));
    page.stop();
    const stop = page.store.sub(recoveryCodesWatchAtom, () => undefined);
    const before = page.called();
    page.change(bob);
    await act(page);
    await vi.waitFor(() => expect(page.screen()).toBe('SessionConfirmation'));
    expect({ session: page.store.get(confirmedSessionAtom), codes: page.store.get(recoveryLinesAtom) }).toEqual({
      session: 'other',
      codes: '',
    });
    expect(page.called()).toEqual(before);
    stop();
  },
);

// Columns: who is signed in at Try again, the screen that is shown | its codes, and how often they were loaded.
test.each<[string, string, typeof ada | undefined, string, number]>([
  ['Ada', 'RecoveryCodes', ada, 'load-load-load', 2],
  ['Bob', 'SessionConfirmation', bob, '', 1],
  ['no user', 'SecondFactor', undefined, '', 1],
])(
  "Try again under Ada's recovery codes, with %s signed in now, shows %s [T-RACE-25]",
  async (_who, shown, person, codes, loads) => {
    const answers = [failed({ type: 'unreachable' })];
    const page = await settingUp({
      // The app is one that another tab has set up, so its codes are loaded.
      authenticateTotp: async () => succeeded({ user_id: 'user-1', totp_id: 'totp-2' }),
      recoveryCodes: async () => answers.shift() ?? succeeded(['load-load-load']),
    });
    page.store.set(typeSetupCodeAtom, '123456');
    await page.store.set(submitSetupCodeAtom);
    page.stop();
    expect(page.screen()).toBe('RecoveryCodes');
    const { unmount } = renderedWith(page.store, createElement(RecoveryCodes));
    const tryAgain = await shownScreen.findByRole('button', { name: 'Try again' });
    page.change(person);
    await act(async () => void fireEvent.click(tryAgain));
    await vi.waitFor(() =>
      expect({ screen: page.screen(), codes: page.store.get(recoveryLinesAtom) }).toEqual({ screen: shown, codes }),
    );
    expect(page.called().filter((name) => name === 'recoveryCodes')).toHaveLength(loads);
    unmount();
  },
);

test('typed codes are forgotten with their screen [T-SECRET-12]', async () => {
  const { store } = await signedIn();
  store.set(appCodeAtom, '12345');
  store.set(recoveryCodeAtom, 'ckss');
  await store.set(goToAtom, 'Main');
  expect({ appCode: store.get(appCodeAtom), recoveryCode: store.get(recoveryCodeAtom) }).toEqual({
    appCode: '',
    recoveryCode: '',
  });
});

test('a refused recovery code can be corrected, and typing clears the refusal', async () => {
  const { store } = await signedIn({
    answers: { recoverTotp: async () => failed({ type: 'unable_to_authenticate_totp' }) },
  });
  store.set(typeRecoveryCodeAtom, 'aaaa-bbbb-cccc');
  await store.set(submitRecoveryCodeAtom);
  expect({
    recoverStateStatus: store.get(recover.stateAtom).status,
    recoveryCode: store.get(recoveryCodeAtom),
  }).toEqual({ recoverStateStatus: 'failed', recoveryCode: 'aaaa-bbbb-cccc' });
  store.set(typeRecoveryCodeAtom, 'aaaa-bbbb-cccd');
  expect(store.get(recover.stateAtom).status).toBe('idle');
});

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { failed, type Outcome, succeeded } from '../core/provider/outcome';
import type { Answer, Provider } from '../core/provider/provider';
import { focusRequestAtom, screenAtom } from '../core/screen/screen.atoms';
import { later } from '../core/testing/fake-provider';
import { testMemory } from '../core/testing/test-memory';
import { loginPlaceAtom } from '../core/screen/login-place.atoms';
import { resetTokenAtom } from '../password-reset';
import { confirmedSessionAtom, continueSession } from '../session';
import type { Arrival } from './arrival';
import { acceptLinkAtom, arriving, beginCallbackAtom, logInByLinkAtom } from './callback.actions';
import { callbackOptionsAtom, followedLinkAtom, isFirstScreenKnownAtom } from './callback.atoms';
import { authenticate } from './exchange.actions';
import { linkExpectationAtom } from './expectation.atoms';
import { confirmLinkSignInAtom, stayLoggedInAtom } from './leave.actions';
import { magicLink, pageOf, signedOut } from './testing/callback-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a magic link logs the user in, and the host gets its events once [B-BACK-2]', async () => {
  const { store, calls, events, link, settle } = pageOf(magicLink);
  void store.set(beginCallbackAtom);
  expect(store.get(screenAtom)).toBe('CallbackAuthenticate');
  await settle();
  const request = { token: 'token-1', sessionDurationMinutes: 30 };
  expect(calls).toEqual([{ name: 'askedAddress' }, { name: 'authenticateMagicLink', request }]);
  expect(store.get(screenAtom)).toBe('CallbackConfirmation');
  expect(events.map(({ type }) => type)).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
  expect(link.isForgotten).toBe(true);
});

test('a return from a social provider logs the user in', async () => {
  const { store, calls, events, settle } = pageOf({ kind: 'signIn', type: 'oauth', token: 'token-1' });
  void store.set(beginCallbackAtom);
  await settle();
  expect(calls.map(({ name }) => name)).toEqual(['authenticateOAuth']);
  expect(events.map(({ type }) => type)).toEqual(['OAUTH_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('success continues after a second, and Back does not return to a spent link [B-BACK-8]', async () => {
  const { store, left, settle } = pageOf(magicLink);
  store.set(callbackOptionsAtom, { requireClick: false, continueURL: new URL('https://app.example/home') });
  void store.set(beginCallbackAtom);
  await settle();
  await vi.advanceTimersByTimeAsync(999);
  expect(left).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(left).toEqual(['replace https://app.example/home']);
});

test.each(['unable_to_auth_magic_link', 'oauth_token_not_found'] as const)(
  'a spent link (%s) is named, and a new one can be sent to the requesting address',
  async (type) => {
    const { store, errors, events, link, problem } = pageOf(magicLink, {
      ...signedOut,
      authenticateMagicLink: async () => failed({ type }),
      askedAddress: async () => succeeded('ada@example.com'),
    });
    void store.set(beginCallbackAtom);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(problem()).toEqual({ kind: 'spent', askedAddress: 'ada@example.com' });
    expect(store.get(focusRequestAtom)).toEqual({ target: 'heading' });
    expect(errors.map((error) => [error.operation, error.type])).toEqual([['magicLinks.authenticate', type]]);
    expect(events).toEqual([]);
    expect(link.isForgotten).toBe(true);
  },
);

test('a link that is opened in another browser names the right one, and is not used', async () => {
  const { store, link, problem, settle } = pageOf(magicLink, {
    ...signedOut,
    authenticateMagicLink: async () => failed({ type: 'other_browser' }),
  });
  void store.set(beginCallbackAtom);
  await settle();
  expect(problem()).toEqual({ kind: 'elsewhere', askedAddress: undefined });
  expect(link.isForgotten).toBe(false);
});

test('another try after an unreachable server sends the same token', async () => {
  let tries = 0;
  const { store, calls, link, problem, settle } = pageOf(magicLink, {
    ...signedOut,
    authenticateMagicLink: async () => ((tries += 1) > 1 ? succeeded({}) : failed({ type: 'unreachable' })),
  });
  void store.set(beginCallbackAtom);
  await settle();
  expect(problem()).toMatchObject({ kind: 'failed', error: { type: 'unreachable' } });
  expect(link.isForgotten).toBe(false);
  void store.set(logInByLinkAtom, true);
  await settle();
  expect(store.get(screenAtom)).toBe('CallbackConfirmation');
  const sent = calls.map(({ name }) => name).filter((name) => name !== 'askedAddress');
  expect(sent).toEqual(['authenticateMagicLink', 'authenticateMagicLink']);
});

test('Cancel explains its effect, and a late answer still signs the user in', async () => {
  const answer = later<Outcome<Answer>>();
  const { store, events, problem, settle } = pageOf(magicLink, {
    ...signedOut,
    authenticateMagicLink: () => answer.promise,
  });
  void store.set(beginCallbackAtom);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(store.get(arriving.stateAtom)).toEqual({ status: 'pending', isSlow: true });
  store.set(arriving.cancelAtom);
  await settle();
  expect(problem()).toEqual({ kind: 'stopped' });
  answer.settle(succeeded({}));
  await settle();
  expect(store.get(screenAtom)).toBe('CallbackConfirmation');
  expect(events.map(({ type }) => type)).toContain('AUTHENTICATE_FLOW_COMPLETE');
});

test('a late answer to the first attempt signs the user in, whatever the second one is answered [B-BACK-5]', async () => {
  const [first, second] = [later<Outcome<Answer>>(), later<Outcome<Answer>>()];
  const answers = [first, second];
  const { store, events, settle } = pageOf(magicLink, {
    ...signedOut,
    authenticateMagicLink: () => answers.shift()?.promise ?? Promise.resolve(failed({ type: 'broken' })),
  });
  void store.set(beginCallbackAtom);
  await settle();
  store.set(arriving.cancelAtom);
  void store.set(logInByLinkAtom, true);
  await settle();
  first.settle(succeeded({}));
  await settle();
  second.settle(failed({ type: 'unable_to_auth_magic_link' }));
  await settle();
  expect(store.get(screenAtom)).toBe('CallbackConfirmation');
  expect(events.map(({ type }) => type)).toEqual(['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE']);
});

test('a signed-in user is asked before the link replaces their session', async () => {
  const { store, calls, settle } = pageOf(magicLink, {});
  void store.set(beginCallbackAtom);
  await settle();
  expect(store.get(screenAtom)).toBe('CallbackOther');
  expect(calls).toEqual([]);
  void store.set(acceptLinkAtom);
  await settle();
  expect(store.get(screenAtom)).toBe('CallbackConfirmation');
});

test('a user who keeps their session does not use the link', async () => {
  const { store, calls, events, link, left, settle } = pageOf(magicLink, {});
  void store.set(beginCallbackAtom);
  await settle();
  await store.set(stayLoggedInAtom);
  expect({ screen: store.get(screenAtom), confirmedSession: store.get(confirmedSessionAtom) }).toEqual({
    screen: 'SessionConfirmation',
    confirmedSession: 'known',
  });
  expect({ calls, events, isForgotten: link.isForgotten }).toEqual({ calls: [], events: [], isForgotten: true });
  store.set(callbackOptionsAtom, { requireClick: false, continueURL: new URL('https://app.example/home') });
  await store.set(stayLoggedInAtom);
  expect(left).toEqual(['replace https://app.example/home']);
});

test('a remembered session is checked first, and counts after three seconds without an answer [B-BACK-7]', async () => {
  let notify = () => {};
  let isCertain = false;
  let person: ReturnType<Provider['person']> = { userId: 'user-1' };
  const remembering: Partial<Provider> = {
    person: () => person,
    isPersonCertain: () => isCertain,
    watchPerson: (onChange) => {
      notify = onChange;
      return () => undefined;
    },
  };
  const gone = pageOf(magicLink, remembering);
  void gone.store.set(beginCallbackAtom);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(gone.store.get(screenAtom)).toBe('CallbackAuthenticate');
  [person, isCertain] = [undefined, true];
  notify();
  await gone.settle();
  expect(gone.store.get(screenAtom)).toBe('CallbackConfirmation');

  [person, isCertain] = [{ userId: 'user-1' }, false];
  const silent = pageOf(magicLink, remembering);
  void silent.store.set(beginCallbackAtom);
  await vi.advanceTimersByTimeAsync(3_000);
  expect(silent.store.get(screenAtom)).toBe('CallbackOther');
});

test.each([
  [true, 'CallbackOther'],
  [false, 'CallbackConfirmation'],
])(
  'a session that is unknown for ten seconds, in a browser that keeps one (%s), leads to %s [B-BACK-7]',
  async (hasSession, screen) => {
    const unknown = { ...signedOut, isPersonCertain: () => false, hasSession: async () => succeeded(hasSession) };
    const { store, calls } = pageOf(magicLink, unknown);
    void store.set(beginCallbackAtom);
    await vi.advanceTimersByTimeAsync(9_999);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(store.get(screenAtom)).toBe(screen);
  },
);

test('a link that waits for a press sends nothing before it, and takes no focus [B-BACK-9]', async () => {
  const { store, calls, settle } = pageOf(magicLink);
  store.set(callbackOptionsAtom, { requireClick: true });
  void store.set(beginCallbackAtom);
  await vi.advanceTimersByTimeAsync(60_000);
  expect({ screen: store.get(screenAtom), focusRequest: store.get(focusRequestAtom), calls }).toEqual({
    screen: 'CallbackContinue',
    focusRequest: undefined,
    calls: [],
  });
  void store.set(logInByLinkAtom, false);
  await settle();
  expect(store.get(screenAtom)).toBe('CallbackConfirmation');
});

test.each([
  ['oauth', 'CallbackConfirmation'],
  ['magic_links', 'CallbackContinue'],
  ['login', 'CallbackContinue'],
  ['impersonation', 'CallbackContinue'],
] as const)('a page that waits for a press opens a link of the type %s with %s [B-BACK-9]', async (type, screen) => {
  const { store, settle } = pageOf({ kind: 'signIn', type, token: 'token-1' });
  store.set(callbackOptionsAtom, { requireClick: true });
  // Before the sign-in state is known, only what is never held may be shown.
  expect(store.get(isFirstScreenKnownAtom)).toBe(type === 'oauth');
  void store.set(beginCallbackAtom);
  await settle();
  expect(store.get(screenAtom)).toBe(screen);
});

test('a refusal is shown, and reported to the host once [B-BACK-4]', async () => {
  const arrival: Arrival = { kind: 'declined', error: 'access_denied', description: 'The user said no.' };
  const { store, calls, errors, problem, settle } = pageOf(arrival);
  void store.set(beginCallbackAtom);
  void store.set(beginCallbackAtom);
  await settle();
  expect(problem()).toEqual({ ...arrival, description: undefined });
  expect(errors.map(({ type, message }) => [type, message])).toEqual([
    ['oauth_flow_callback_error', 'callback failed (oauth_flow_callback_error): The user said no.'],
  ]);
  expect(calls).toEqual([]);
});

test('an address without a link explains the page, and makes no call', async () => {
  const { store, calls, errors, problem, settle } = pageOf({ kind: 'nothing' });
  void store.set(beginCallbackAtom);
  await settle();
  expect({ problem: problem(), calls, errors }).toEqual({ problem: { kind: 'nothing' }, calls: [], errors: [] });
});

test.each(['here', new URL('https://app.example/login'), undefined] as const)(
  'the form of a reset link has the log-in of its mount, at %s [B-RESET-3]',
  async (loginPlace) => {
    const { store, settle } = pageOf({ kind: 'reset', token: 'token-1' });
    store.set(callbackOptionsAtom, { requireClick: false, loginPlace });
    void store.set(beginCallbackAtom);
    await settle();
    expect(store.get(loginPlaceAtom)).toEqual(loginPlace);
  },
);

test.each(['PasswordConfirmation', 'SecondFactor', 'SecondFactorSetup', 'PasskeyOffer'] as const)(
  'a reset link opens the form with its token, which is kept until the form is followed by %s',
  async (next) => {
    const { store, link, settle } = pageOf({ kind: 'reset', token: 'token-1' });
    void store.set(beginCallbackAtom);
    await settle();
    expect(store.get(screenAtom)).toBe('PasswordResetForm');
    expect(store.get(resetTokenAtom)).toEqual({ status: 'reset', token: 'token-1' });
    expect(link.isForgotten).toBe(false);
    store.set(screenAtom, next);
    expect(link.isForgotten).toBe(true);
  },
);

test('a second widget of the page shows the same outcome, sends nothing and reports nothing', async () => {
  const one = pageOf(magicLink);
  void one.store.set(beginCallbackAtom);
  await one.settle();
  const outcome = succeeded({ answer: {} });
  const other = pageOf(magicLink, {});
  other.store.set(followedLinkAtom, { ...one.link, spend: async () => outcome, claim: () => false });
  void other.store.set(beginCallbackAtom);
  await other.settle();
  expect(other.store.get(screenAtom)).toBe('CallbackConfirmation');
  expect({ calls: other.calls, events: other.events, errors: other.errors }).toEqual({
    calls: [],
    events: [],
    errors: [],
  });

  const refused = failed({ type: 'unable_to_auth_magic_link' });
  const third = pageOf(magicLink);
  third.store.set(followedLinkAtom, {
    ...third.link,
    hasBegun: () => true,
    spend: async () => refused,
    claim: () => false,
  });
  void third.store.set(beginCallbackAtom);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(third.problem()).toMatchObject({ kind: 'spent' });
  expect({ events: third.events, errors: third.errors }).toEqual({ events: [], errors: [] });
});

describe('a link of a browser', () => {
  const started = 'email';
  // Columns: the address that asked here, whether it is the account's, what was started here | the comparison, the host's events.
  const [reported, complete] = ['MAGIC_LINK_AUTHENTICATE', 'AUTHENTICATE_FLOW_COMPLETE'];
  test.each([
    ['ada@example.com', true, '', 'expected', [reported, complete]],
    ['ada@example.com', false, started, 'other', [reported]],
    ['ada@example.com', undefined, started, 'expected', [reported, complete]],
    ['ada@example.com', undefined, '', 'unknown', [reported, complete]],
    [undefined, true, started, 'expected', [reported, complete]],
    [undefined, true, '', 'unknown', [reported, complete]],
    [undefined, false, 'oauth:github', 'unknown', [reported, complete]],
  ] as const)(
    'a link of a browser that requested it for %s (the account has it: %s), started by %j, is %s [B-BACK-11]',
    async (...row) => {
      const [asked, hasContact, method, expectation, types] = row;
      const page = pageOf(magicLink, {
        ...signedOut,
        askedAddress: async () => succeeded(asked),
        hasContact: async () => succeeded(hasContact),
      });
      page.store.set(memoryAtom, testMemory(` ${method} ${Date.now()}`));
      page.store.set(callbackOptionsAtom, { requireClick: false, continueURL: new URL('https://app.example/home') });
      void page.store.set(beginCallbackAtom);
      await vi.advanceTimersByTimeAsync(60_000);
      expect(page.store.get(linkExpectationAtom)).toBe(expectation);
      expect(page.events.map(({ type }) => type)).toEqual(types);
      expect(page.left).toHaveLength(expectation === 'other' ? 0 : 1);
      page.store.set(confirmLinkSignInAtom);
      expect(page.events.map(({ type }) => type)).toEqual([reported, complete]);
      expect(page.left.at(-1)).toBe('replace https://app.example/home');
    },
  );

  test('a link of a browser for another account is completed once, in however many widgets [B-BACK-11]', async () => {
    const mismatch = {
      askedAddress: async () => succeeded('ada@example.com'),
      hasContact: async () => succeeded(false),
    };
    const [one, other] = [pageOf(magicLink, { ...signedOut, ...mismatch }), pageOf(magicLink, mismatch)];
    other.store.set(followedLinkAtom, one.link);
    for (const { store } of [one, other]) {
      void store.set(beginCallbackAtom);
      await vi.advanceTimersByTimeAsync(0);
    }
    for (const { store } of [one, other]) void store.set(confirmLinkSignInAtom);
    expect([...one.events, ...other.events].filter(({ type }) => type === complete)).toHaveLength(1);
  });
});

test.each([
  [true, 'SessionConfirmation'],
  [false, 'CallbackProblem'],
])('a reloaded page with an account signed in (%s) shows %s [B-BACK-12]', async (isIn, screen) => {
  const page = pageOf({ kind: 'nothing' }, isIn ? {} : signedOut);
  page.store.set(followedLinkAtom, { ...page.link, isLoadedAgain: true });
  void page.store.set(beginCallbackAtom);
  await page.settle();
  expect({ screen: page.store.get(screenAtom), calls: page.calls, events: page.events }).toEqual({
    screen,
    calls: [],
    events: [],
  });
  if (isIn) expect(page.store.get(confirmedSessionAtom)).toBe('other');
});

test('a link that another tab has spent names the account that is logged in since, and completes at Continue [B-BACK-12]', async () => {
  let person: ReturnType<Provider['person']>;
  const watchers = new Set<() => void>();
  const page = pageOf(magicLink, {
    ...signedOut,
    person: () => person,
    watchPerson: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    authenticateMagicLink: async () => failed({ type: 'unable_to_auth_magic_link' }),
  });
  page.store.set(callbackOptionsAtom, { requireClick: false, continueURL: new URL('https://app.example/home') });
  void page.store.set(beginCallbackAtom);
  await vi.advanceTimersByTimeAsync(900);
  person = { userId: 'user-1', account: 'ada@example.com' };
  watchers.forEach((notify) => notify());
  await vi.advanceTimersByTimeAsync(10_000);
  expect({ screen: page.store.get(screenAtom), confirmedSession: page.store.get(confirmedSessionAtom) }).toEqual({
    screen: 'SessionConfirmation',
    confirmedSession: 'other',
  });
  expect({ events: page.events, left: page.left, isForgotten: page.link.isForgotten }).toEqual({
    events: [],
    left: [],
    isForgotten: true,
  });
  await page.store.set(continueSession.startAtom);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(page.events.map(({ type }) => type)).toEqual(['AUTHENTICATE_FLOW_COMPLETE']);
  expect(page.left).toEqual(['replace https://app.example/home']);
});

test('after the unmount nothing is sent or reported', async () => {
  const { store, calls, events, unmount, settle } = pageOf(magicLink);
  unmount();
  void store.set(beginCallbackAtom);
  void store.set(authenticate.startAtom, {
    arrival: { kind: 'signIn', type: 'magic_links', token: 'token-1' },
    isAgain: false,
  });
  await settle();
  expect({ calls, events }).toEqual({ calls: [], events: [] });
});

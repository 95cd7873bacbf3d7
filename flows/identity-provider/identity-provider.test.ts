// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../core/provider/outcome';
import type { Person, Provider } from '../core/provider/provider';
import { later } from '../core/testing/fake-provider';
import { submitAuthorization } from './consent/decision.actions';
import {
  beginIdentityProviderAtom,
  cancelPreflightAtom,
  decideAtom,
  identityProviderStateAtom,
  isDecidingAtom,
} from './identity-provider.actions';
import { confirmLogoutAtom, declineLogoutAtom } from './logout/logout.actions';
import { loadLateCode, visited } from './testing/visit';

// Fetched in real time, before the clock is faked.
beforeAll(loadLateCode);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

let pages = 0;
const authorizeQuery = () =>
  `?client_id=robot&redirect_uri=https%3A%2F%2Frobot.test%2Fback&state=s${(pages += 1)}&scope=openid+read%3Ainvoices`;
const scopes = [
  { scope: 'openid', isGrantable: true },
  { scope: 'read:invoices', isGrantable: false },
];
const authorization = { isConsentRequired: true, client: { name: 'Robot' }, scopes, answer: {} };

function open(answers: Partial<Provider> = {}, query = authorizeQuery(), isFramed = false) {
  const startAuthorization = async () => succeeded(authorization);
  const page = visited({ query, isFramed, answers: { startAuthorization, ...answers } });
  /** The calls beside that for the list of applications, which has no effect. */
  const sent = () => page.calls.map(({ name }) => name).filter((name) => name !== 'connectedApps');
  return { ...page, sent, begin: page.ask };
}
const types = (events: { type: string }[]) => events.map(({ type }) => type);

test('Allow returns to the application, with the grantable scopes of the request [B-IDP-10] [B-IDP-11]', async () => {
  const { begin, store, calls, left, events } = open();
  await begin();
  expect(store.get(identityProviderStateAtom).status).toBe('consent');
  await store.set(decideAtom, true);
  expect(calls.at(-1)).toMatchObject({
    name: 'submitAuthorization',
    request: { isGranted: true, scopes: ['openid'], clientId: 'robot', redirectURI: 'https://robot.test/back' },
  });
  expect(left).toEqual(['https://robot.test/back?code=1']);
  expect(types(events)).toEqual(['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_COMPLETE']);
});

test('Deny is confirmed on the page if the answer has no address', async () => {
  const { begin, store, calls, left, events } = open({ submitAuthorization: async () => succeeded({ answer: {} }) });
  await begin();
  await store.set(decideAtom, false);
  expect(calls.at(-1)).toMatchObject({ request: { isGranted: false } });
  expect(store.get(identityProviderStateAtom)).toEqual({ status: 'denied' });
  expect(left).toEqual([]);
  expect(types(events)).toEqual(['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_CONSENT_DENIED']);
});

test('without required consent the answer is sent once, granted false, without a question', async () => {
  const startAuthorization = async () => succeeded({ ...authorization, isConsentRequired: false });
  const query = authorizeQuery();
  const first = open({ startAuthorization }, query);
  await first.begin();
  expect(first.calls.at(-1)).toMatchObject({ name: 'submitAuthorization', request: { isGranted: false } });
  expect(types(first.events)).toEqual(['OAUTH_AUTHORIZE_FLOW_START', 'OAUTH_AUTHORIZE_FLOW_COMPLETE']);
  const second = open({ startAuthorization }, query);
  await second.begin();
  expect(second.calls.filter(({ name }) => name === 'submitAuthorization')).toEqual([]);
});

test.each(['https://evil.test/back?code=1', 'javascript:alert(1)', 'https://robot.test/other', '/back'])(
  'an answer that leads to %j is not followed',
  async (redirectURI) => {
    const { begin, store, left, errors } = open({
      submitAuthorization: async () => succeeded({ redirectURI, answer: {} }),
    });
    await begin();
    await store.set(decideAtom, true);
    expect(left).toEqual([]);
    expect(store.get(identityProviderStateAtom)).toMatchObject({ status: 'error', problem: { kind: 'unsafeAddress' } });
    expect(errors).toHaveLength(1);
  },
);

test('a missing parameter is shown before a missing session, and both before any call', async () => {
  const signedOut = { person: () => undefined };
  const first = open(signedOut, '?client_id=robot');
  await first.begin();
  expect(first.store.get(identityProviderStateAtom)).toMatchObject({
    problem: { kind: 'missing', param: 'redirect_uri' },
  });
  const second = open(signedOut);
  await second.begin();
  expect(second.store.get(identityProviderStateAtom)).toMatchObject({ problem: { kind: 'noSession' } });
  expect([...first.calls, ...second.calls]).toEqual([]);
  expect([...first.errors, ...second.errors]).toHaveLength(2);
});

test('another account since the question gets its own question, and nothing is sent for it [T-RACE-7]', async () => {
  let person: Person | undefined = { userId: 'ada', account: 'ada@example.com' };
  const { begin, store, sent } = open({ person: () => person });
  await begin();
  person = { userId: 'bob', account: 'bob@example.com' };
  await store.set(decideAtom, true);
  expect(store.get(identityProviderStateAtom)).toMatchObject({
    status: 'consent',
    question: { person, hasChanged: true },
  });
  expect(sent()).toEqual(['startAuthorization', 'startAuthorization']);
  person = undefined;
  await store.set(decideAtom, true);
  expect(store.get(identityProviderStateAtom)).toMatchObject({ problem: { kind: 'noSession' } });
});

test("a request in another site's frame cannot be allowed", async () => {
  const { begin, store, sent } = open({}, authorizeQuery(), true);
  await begin();
  await store.set(decideAtom, true);
  expect(sent()).toEqual(['startAuthorization']);
});

test('a decision that is cancelled is not followed when its answer comes late', async () => {
  const answer = later<Awaited<ReturnType<Provider['submitAuthorization']>>>();
  const { begin, store, left, unmount } = open({ submitAuthorization: () => answer.promise });
  await begin();
  const decided = store.set(decideAtom, true);
  unmount();
  answer.settle(succeeded({ redirectURI: 'https://robot.test/back?code=1', answer: {} }));
  await decided;
  expect(left).toEqual([]);
});

test('a slow decision can be cancelled, and its answer is not followed', async () => {
  const answer = later<Awaited<ReturnType<Provider['submitAuthorization']>>>();
  const { begin, store, left } = open({ submitAuthorization: () => answer.promise });
  await begin();
  const decided = store.set(decideAtom, true);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(store.get(submitAuthorization.stateAtom)).toEqual({ status: 'pending', isSlow: true });
  expect(store.get(isDecidingAtom)).toBe(true);
  store.set(submitAuthorization.cancelAtom);
  await decided;
  expect(store.get(isDecidingAtom)).toBe(false);
  answer.settle(succeeded({ redirectURI: 'https://robot.test/back?code=1', answer: {} }));
  await vi.advanceTimersByTimeAsync(0);
  expect(left).toEqual([]);
  expect(store.get(identityProviderStateAtom).status).toBe('consent');
});

test('a failed decision is shown at the buttons, and not after another account is asked', async () => {
  let person: Person = { userId: 'ada', account: 'ada@example.com' };
  const { begin, store, errors } = open({
    person: () => person,
    submitAuthorization: async () => failed({ type: 'unreachable' }),
  });
  await begin();
  await store.set(decideAtom, false);
  expect(store.get(submitAuthorization.stateAtom)).toMatchObject({ status: 'failed', error: { type: 'unreachable' } });
  expect(errors.map(({ operation }) => operation)).toEqual(['idp.oauthAuthorizeSubmit']);
  person = { userId: 'bob', account: 'bob@example.com' };
  await store.set(decideAtom, false);
  expect(store.get(submitAuthorization.stateAtom)).toEqual({ status: 'idle' });
});

test('a failed preflight is shown, and can be tried again [B-IDP-4]', async () => {
  let isDown = true;
  const { begin, store, errors } = open({
    startAuthorization: async () => (isDown ? failed({ type: 'unreachable' }) : succeeded(authorization)),
  });
  await begin();
  expect(store.get(identityProviderStateAtom)).toMatchObject({ status: 'error', problem: { kind: 'provider' } });
  expect(errors).toHaveLength(1);
  isDown = false;
  await begin(true);
  expect(store.get(identityProviderStateAtom).status).toBe('consent');
});

const logoutQuery = '?client_id=robot&post_logout_redirect_uri=https%3A%2F%2Frobot.test%2Fbye&state=1';
const bye = 'https://robot.test/bye?state=1';

test('Yes ends the session and leaves for the requested address', async () => {
  const { begin, store, calls, left } = open(
    { startLogout: async () => succeeded({ isConsentRequired: true, redirectURI: bye }) },
    logoutQuery,
  );
  await begin();
  expect(calls.map(({ name }) => name)).toEqual(['startLogout']);
  await store.set(confirmLogoutAtom);
  expect(calls.at(-1)?.name).toBe('revokeSession');
  expect(left).toEqual([bye]);
});

test('a session that could not be ended is shown as such, and the user is not redirected [B-LOGOUT-3] [T-ANSWER-2]', async () => {
  const { begin, store, left, errors } = open(
    {
      startLogout: async () => succeeded({ isConsentRequired: true, redirectURI: bye }),
      revokeSession: async () => failed({ type: 'broken' }),
    },
    logoutQuery,
  );
  await begin();
  await store.set(confirmLogoutAtom);
  expect(store.get(identityProviderStateAtom)).toMatchObject({
    status: 'error',
    problem: { error: { type: 'broken' } },
  });
  expect({ left, errors: errors.map(({ operation }) => operation) }).toEqual({ left: [], errors: ['session.revoke'] });
});

test("a log-out in another site's frame requires a confirmation, even if the provider requires none", async () => {
  const startLogout = async () => succeeded({ isConsentRequired: false, redirectURI: bye });
  const { begin, store, calls } = open({ startLogout }, logoutQuery, true);
  await begin();
  expect(store.get(identityProviderStateAtom).status).toBe('confirmLogout');
  expect(calls.map(({ name }) => name)).toEqual(['startLogout']);
});

test('a log-out does not wait for the sign-in state', async () => {
  const { begin, store } = open({ person: () => undefined, isPersonCertain: () => false }, logoutQuery);
  await begin();
  expect(store.get(identityProviderStateAtom).status).toBe('confirmLogout');
});

test('a session that cannot be confirmed is an error after ten seconds, reported once, and checked again by Try again [T-IDP-13]', async () => {
  let isKnown = false;
  const checkSession = vi.fn(async () => {
    isKnown = true;
    return succeeded(undefined);
  });
  const { begin, store, errors } = open({
    person: () => (isKnown ? { userId: 'ada' } : undefined),
    isPersonCertain: () => isKnown,
    checkSession,
  });
  const started = store.set(beginIdentityProviderAtom, false);
  await vi.advanceTimersByTimeAsync(8_000);
  expect(store.get(identityProviderStateAtom)).toEqual({ status: 'loading', isSlow: true });
  await vi.advanceTimersByTimeAsync(2_000);
  await started;
  expect(store.get(identityProviderStateAtom)).toMatchObject({
    status: 'error',
    problem: { error: { type: 'unreachable' } },
  });
  expect(errors.map(({ operation }) => operation)).toEqual(['session.authenticate']);
  await begin(true);
  expect(checkSession).toHaveBeenCalledOnce();
  expect(store.get(identityProviderStateAtom).status).toBe('consent');
});

test('a slow preflight can be cancelled', async () => {
  const { store, errors } = open({ startAuthorization: () => new Promise<never>(() => undefined) });
  void store.set(beginIdentityProviderAtom, false);
  await vi.advanceTimersByTimeAsync(8_000);
  store.set(cancelPreflightAtom);
  expect(store.get(identityProviderStateAtom).status).toBe('error');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(store.get(identityProviderStateAtom).status).toBe('error');
  expect(errors).toEqual([]);
});

/** A page where the client remembers Alice, while the provider's cookie is Bob's. */
function remembering(answers: Partial<Provider> = {}) {
  const alice: Person = { userId: 'alice', account: 'alice@example.com' };
  const person: Person = { userId: 'bob', account: 'bob@example.com' };
  let remembered = alice;
  const page = open({
    person: () => remembered,
    checkSession: async () => {
      remembered = person;
      return succeeded(undefined);
    },
    startAuthorization: async () => succeeded({ ...authorization, person }),
    ...answers,
  });
  const sent = () => page.calls.map(({ name }) => name).filter((name) => name !== 'connectedApps');
  return { alice, person, page, sent, become: (next: Person) => void (remembered = next) };
}

test("the account of the question is the provider's, and a difference to the remembered one is shown", async () => {
  const { person, page, sent } = remembering();
  await page.begin();
  expect(page.store.get(identityProviderStateAtom)).toMatchObject({
    status: 'consent',
    question: { person, hasChanged: true },
  });
  expect(sent()).toEqual(['startAuthorization', 'checkSession']);
  await page.store.set(decideAtom, true);
  expect(sent().at(-1)).toBe('submitAuthorization');
});

test('an account that the client remembers wrongly decides nothing in the name of the one that is shown [T-IDP-23]', async () => {
  const { alice, become, page, sent } = remembering();
  await page.begin();
  // Alice logs in for real, in another tab.
  become(alice);
  await page.store.set(decideAtom, true);
  expect(sent()).not.toContain('submitAuthorization');
  expect(page.store.get(identityProviderStateAtom)).toMatchObject({
    status: 'consent',
    question: { hasChanged: true },
  });
});

test('a question whose account cannot be confirmed is an error with Try again [T-IDP-23]', async () => {
  const { page } = remembering({ checkSession: async () => failed({ type: 'unreachable' }) });
  await page.begin();
  expect(page.store.get(identityProviderStateAtom)).toMatchObject({
    status: 'error',
    problem: { error: { type: 'unreachable' } },
  });
});

test('nothing is allowed before it has been in sight for half a second, nor by the rest of a double click [T-IDP-9]', async () => {
  const { store, sent, calls, begin } = open();
  await begin();
  await store.set(decideAtom, true, { detail: 2 });
  dispatchEvent(new Event('focus'));
  await store.set(decideAtom, true, { detail: 1 });
  expect(sent()).toEqual(['startAuthorization']);
  await vi.advanceTimersByTimeAsync(500);
  await store.set(decideAtom, true, { detail: 1 });
  expect(calls.at(-1)).toMatchObject({ name: 'submitAuthorization' });
});

test('a second account is not shown the success of the first, for the same query [T-IDP-10]', async () => {
  const startAuthorization = async () => succeeded({ ...authorization, isConsentRequired: false });
  const query = authorizeQuery();
  const first = open({ startAuthorization }, query);
  await first.begin();
  const second = open({ startAuthorization, person: () => ({ userId: 'bob' }) }, query);
  await second.begin();
  expect(second.calls.at(-1)).toMatchObject({ name: 'submitAuthorization' });
});

test('No keeps the session, and does not leave the page [T-IDP-17]', async () => {
  const { begin, store, calls, left } = open({}, logoutQuery);
  await begin();
  store.set(declineLogoutAtom);
  expect(store.get(identityProviderStateAtom)).toEqual({ status: 'notLoggedOut' });
  expect(calls.map(({ name }) => name)).toEqual(['startLogout']);
  expect(left).toEqual([]);
});

test('a log-out whose answer leads elsewhere does not end the session [T-ADDR-3]', async () => {
  const { begin, store, calls, left } = open(
    { startLogout: async () => succeeded({ isConsentRequired: false, redirectURI: 'https://evil.test/bye' }) },
    logoutQuery,
  );
  await begin();
  expect(store.get(identityProviderStateAtom)).toMatchObject({ problem: { kind: 'unsafeAddress' } });
  expect(calls.map(({ name }) => name)).toEqual(['startLogout']);
  expect(left).toEqual([]);
});

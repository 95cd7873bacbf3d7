// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest';
import { failed, succeeded } from '../core/provider/outcome';
import type { Person, Provider } from '../core/provider/provider';
import { isReadyAtom } from './consent/decision-guard.atoms';
import { cancelPreflightAtom, decideAtom, identityProviderStateAtom } from './identity-provider.actions';
import { confirmLogoutAtom } from './logout/logout.actions';
import { loadLateCode, visited } from './testing/visit';

beforeAll(loadLateCode);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const heading = { target: 'heading' };
const unreachable = async () => failed({ type: 'unreachable' });
const bye = 'https://robot.test/bye';
const authorize = '?client_id=robot&redirect_uri=https%3A%2F%2Frobot.test%2Fback&scope=openid';
const logOut = `?client_id=robot&post_logout_redirect_uri=${encodeURIComponent(bye)}`;

/** The page of this query, with the words of what is reported to the host. */
function open(query: string, answers: Partial<Provider> = {}) {
  const page = visited({ query, answers });
  return { ...page, reports: () => page.errors.map(({ operation, type, message }) => [operation, type, message]) };
}

describe('the report of a flow that fails', () => {
  // Columns: the query, the user | the operation and the words.
  test.each<[string, Person | undefined, string, string]>([
    ['?client_id=robot', { userId: 'ada' }, 'idp', 'missing redirect_uri'],
    ['?client_id=a&client_id=b', { userId: 'ada' }, 'idp', 'repeated client_id'],
    [authorize, undefined, 'idp.oauthAuthorizeStart', 'noSession'],
    ['?post_logout_redirect_uri=https%3A%2F%2Frobot.test', { userId: 'ada' }, 'idp', 'missing client_id'],
  ])(
    'the report of a flow that fails by %s, with %j signed in, is %s (%s)',
    async (query, person, operation, words) => {
      const { begin, reports } = open(query, { person: () => person });
      await begin();
      expect(reports()).toEqual([[operation, 'configuration', `${operation} failed (${words})`]]);
    },
  );

  test.each([
    ['a question that is not answered', authorize, { startAuthorization: unreachable }, 'idp.oauthAuthorizeStart'],
    ['a log-out that is not answered', logOut, { startLogout: unreachable }, 'idp.oauthLogoutStart'],
  ])('the report of a flow that fails names the call %s', async (_what, query, answers, operation) => {
    const { store, begin, reports, focus } = open(query, answers);
    await begin(false);
    expect(reports().map(([name, type]) => [name, type])).toEqual([[operation, 'unreachable']]);
    expect(store.get(identityProviderStateAtom)).toEqual({
      status: 'error',
      problem: { kind: 'provider', error: { type: 'unreachable' } },
    });
    expect(focus()).toBeUndefined();
  });

  test('the report of a log-out whose answer leads elsewhere is that log-out', async () => {
    const answer = { isConsentRequired: false, redirectURI: 'https://evil.test/bye' };
    const { begin, reports, focus } = open(logOut, { startLogout: async () => succeeded(answer) });
    await begin();
    expect(reports()).toEqual([
      ['idp.oauthLogoutStart', 'configuration', 'idp.oauthLogoutStart failed (unsafeAddress)'],
    ]);
    expect(focus()).toEqual(heading);
  });
});

describe('focus', () => {
  // Columns: the query, the answers | the state that is reached.
  const states: [string, string, Partial<Provider>, string][] = [
    ['the question', authorize, {}, 'consent'],
    ['the question of a log-out', logOut, {}, 'confirmLogout'],
    ['a failed question', authorize, { startAuthorization: unreachable }, 'error'],
    ['a failed log-out', logOut, { startLogout: unreachable }, 'error'],
    ['a missing parameter', '?client_id=robot', {}, 'error'],
    ['a missing session', authorize, { person: () => undefined }, 'error'],
  ];

  test.each(states)(
    'focus stays with the host for %s that was not requested',
    async (_what, query, answers, status) => {
      const { store, begin, focus } = open(query, answers);
      await begin();
      expect({ flowStateStatus: store.get(identityProviderStateAtom).status, focus: focus() }).toEqual({
        flowStateStatus: status,
        focus: undefined,
      });
    },
  );

  test.each(states)('focus moves to %s after Try again', async (_what, query, answers, status) => {
    const { store, begin, focus } = open(query, answers);
    await begin(true);
    expect({ flowStateStatus: store.get(identityProviderStateAtom).status, focus: focus() }).toEqual({
      flowStateStatus: status,
      focus: heading,
    });
  });

  test('focus moves to the error of a preflight that was cancelled', () => {
    const { store, focus } = open(authorize);
    store.set(cancelPreflightAtom);
    expect(store.get(identityProviderStateAtom)).toEqual({
      status: 'error',
      problem: { kind: 'provider', error: { type: 'cancelled' } },
    });
    expect(focus()).toEqual(heading);
  });

  test('focus moves to the question that is asked of another account [T-IDP-23]', async () => {
    let person: Person = { userId: 'ada' };
    const { store, begin, focus } = open(authorize, { person: () => person });
    await begin();
    onTestFinished(store.sub(isReadyAtom, () => undefined));
    await vi.advanceTimersByTimeAsync(500);
    person = { userId: 'eve' };
    await store.set(decideAtom, true);
    expect(store.get(identityProviderStateAtom)).toMatchObject({ status: 'consent', question: { hasChanged: true } });
    expect(focus()).toEqual(heading);
  });
});

describe('a log-out', () => {
  const says = (redirectURI?: string) => ({
    startLogout: async () => succeeded({ isConsentRequired: true, ...(redirectURI && { redirectURI }) }),
  });

  test('a log-out leaves the page for good, without the question in the history', async () => {
    const { store, begin, left, kept } = open(logOut, says(bye));
    await begin();
    expect(store.get(identityProviderStateAtom)).toMatchObject({ status: 'confirmLogout', redirectURI: bye });
    await store.set(confirmLogoutAtom);
    expect({ left, kept }).toEqual({ left: [bye], kept: [] });
  });

  test('a log-out without an address to return to shows its end, and gets focus', async () => {
    const { store, begin, left, focus } = open(logOut, says());
    await begin();
    expect(Object.keys(store.get(identityProviderStateAtom))).toEqual(['status', 'request']);
    await store.set(confirmLogoutAtom);
    expect({ flowState: store.get(identityProviderStateAtom), left, focus: focus() }).toEqual({
      flowState: { status: 'loggedOut' },
      left: [],
      focus: heading,
    });
  });

  test('a log-out that fails is an error, and gets focus', async () => {
    const { store, begin, left, focus, reports } = open(logOut, { ...says(bye), revokeSession: unreachable });
    await begin();
    await store.set(confirmLogoutAtom);
    expect(store.get(identityProviderStateAtom)).toEqual({
      status: 'error',
      problem: { kind: 'provider', error: { type: 'unreachable' } },
    });
    expect({ left, focus: focus(), reports: reports().map(([operation]) => operation) }).toEqual({
      left: [],
      focus: heading,
      reports: ['session.revoke'],
    });
  });
});

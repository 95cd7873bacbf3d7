// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../core/provider/outcome';
import type { Provider } from '../../core/provider/provider';
import { noSessionErrors } from '../../core/provider/session-errors';
import { focusRequestAtom } from '../../core/screen/screen.atoms';
import { later } from '../../core/testing/fake-provider';
import { confirmLogoutAtom, declineLogoutAtom, readLogout } from './logout.actions';
import { identityProviderStateAtom } from '../identity-provider.actions';
import { loadLateCode, visited } from '../testing/visit';

beforeAll(loadLateCode);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const back = 'https://robot.test/bye';

/** The page of a log-out, and what the provider says of it. */
async function onThePage(answers: Partial<Provider>, isFramed = false) {
  const query = `?client_id=robot&post_logout_redirect_uri=${encodeURIComponent(back)}&state=s`;
  const page = visited({ query, answers, isFramed });
  await page.begin();
  return { ...page, sent: () => page.calls.map(({ name }) => name) };
}
const says = (isConsentRequired: boolean, redirectURI?: string) => ({
  startLogout: async () => succeeded({ isConsentRequired, ...(redirectURI !== undefined && { redirectURI }) }),
});

describe('the outcome of a log-out', () => {
  test.each([
    // asked, leads, in a frame | is at, ends the session, leads to
    [true, back, false, 'confirmLogout', false, []],
    [true, undefined, true, 'confirmLogout', false, []],
    [false, undefined, false, 'loggedOut', true, []],
    [false, `${back}?state=s`, false, 'loggingOut', true, [`${back}?state=s`]],
    [false, back, true, 'confirmLogout', false, []],
    [false, 'https://evil.test/bye', false, 'error', false, []],
    [false, 'javascript:alert(1)', false, 'error', false, []],
  ] as const)(
    'the outcome of a log-out with a required question: %s, an answer that leads to %s, and in a frame: %s, is %s',
    async (isAsked, redirectURI, isFramed, status, isEnded, left) => {
      const page = await onThePage(says(isAsked, redirectURI), isFramed);
      expect(page.status()).toBe(status);
      expect(page.sent().includes('revokeSession')).toBe(isEnded);
      expect(page.left).toEqual(left);
    },
  );

  test.each([
    [undefined, 'loggedOut', []],
    [back, 'loggingOut', [back]],
  ] as const)(
    'the outcome of a log-out by Yes, with an answer that leads to %s, is %s',
    async (redirectURI, status, left) => {
      const page = await onThePage(says(true, redirectURI));
      await page.store.set(confirmLogoutAtom);
      expect({ status: page.status(), left: page.left }).toEqual({ status, left });
    },
  );
});

test('a log-out for an app, which the browser may not open, says that the user is logged out [B-LOGOUT-3]', async () => {
  const bye = 'robot://bye';
  const page = visited({ query: `?client_id=robot&post_logout_redirect_uri=${bye}`, answers: says(true, bye) });
  await page.begin();
  await page.store.set(confirmLogoutAtom);
  expect(page.left).toEqual([bye]);
  expect(page.store.get(identityProviderStateAtom)).toMatchObject({ status: 'loggedOut', returnTo: new URL(bye) });
  expect(page.store.get(focusRequestAtom)).toEqual({ target: 'heading' });
});

test.each([...noSessionErrors])(
  'a log-out that the provider refuses (%s) is its error, and asks for no log-in',
  async (type) => {
    const page = await onThePage({ startLogout: async () => failed({ type }) });
    expect(page.store.get(identityProviderStateAtom)).toMatchObject({
      status: 'error',
      problem: { kind: 'provider', error: { type } },
    });
  },
);

test('a press on Yes or No that comes twice, or too late, changes nothing', async () => {
  const page = await onThePage(says(true));
  page.store.set(declineLogoutAtom);
  expect(page.status()).toBe('notLoggedOut');
  expect(page.store.get(focusRequestAtom)).toEqual({ target: 'heading' });
  await page.store.set(confirmLogoutAtom);
  page.store.set(declineLogoutAtom);
  expect({ status: page.status(), sent: page.sent() }).toEqual({ status: 'notLoggedOut', sent: ['startLogout'] });
});

test('No after another tab has ended the session says that the user is logged out [B-LOGOUT-2]', async () => {
  const page = await onThePage({ ...says(true), isPersonCertain: () => true, person: () => undefined });
  page.store.set(declineLogoutAtom);
  expect(page.status()).toBe('loggedOut');
});

test('while the session is being ended a second Yes does not end it again', async () => {
  const ended = later<Awaited<ReturnType<Provider['revokeSession']>>>();
  const page = await onThePage({ ...says(true), revokeSession: () => ended.promise });
  void page.store.set(confirmLogoutAtom);
  void page.store.set(confirmLogoutAtom);
  await vi.advanceTimersByTimeAsync(0);
  expect(page.sent().filter((name) => name === 'revokeSession')).toHaveLength(1);
});

test('after the unmount nothing is reported, and the user is not redirected', async () => {
  const ended = later<Awaited<ReturnType<Provider['revokeSession']>>>();
  const page = await onThePage({ ...says(true, back), revokeSession: () => ended.promise });
  void page.store.set(confirmLogoutAtom);
  page.unmount();
  ended.settle(failed({ type: 'broken' }));
  await vi.advanceTimersByTimeAsync(30_000);
  expect({ left: page.left, errors: page.errors }).toEqual({ left: [], errors: [] });
});

describe('a request for a log-out', () => {
  const read = (query: string) => readLogout(new URLSearchParams(query));

  test('a request for a log-out is passed on byte for byte, without absent parameters', () => {
    expect(read(`client_id=%20robot&post_logout_redirect_uri=${back}&id_token_hint=a.b%2Bc&state=%00x`)).toEqual({
      status: 'logout',
      request: { clientId: ' robot', postLogoutRedirectURI: back, idTokenHint: 'a.b+c', state: '\u0000x' },
    });
    expect(read(`client_id=robot&post_logout_redirect_uri=${back}&state=`)).toEqual({
      status: 'logout',
      request: { clientId: 'robot', postLogoutRedirectURI: back },
    });
  });

  test.each([
    ['', { kind: 'missing', param: 'client_id' }],
    ['client_id=', { kind: 'missing', param: 'client_id' }],
    ['client_id=robot', { kind: 'missing', param: 'post_logout_redirect_uri' }],
    ['client_id=robot&post_logout_redirect_uri=javascript:alert(1)', { kind: 'unsafeAddress' }],
    ['client_id=robot&post_logout_redirect_uri=http://robot.test/', { kind: 'unsafeAddress' }],
  ])('a request for a log-out that reads %j is refused with the reason', (query, problem) => {
    expect(read(query)).toEqual({ status: 'refused', problem });
  });
});

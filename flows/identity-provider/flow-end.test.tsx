import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider as StoreProvider } from 'jotai/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ProviderError } from '../core/provider/errors';
import { failed, succeeded } from '../core/provider/outcome';
import { focusRequestAtom } from '../core/screen/screen.atoms';
import { identityProviderStateAtom } from './identity-provider.actions';
import { localeAtom } from '../core/words/words.atoms';
import { IDPConsentScreen } from './idp-consent.screen';
import { button, pass, press, shownPage } from './testing/consent-page';
import { loadLateCode, queryFor, type Visit, visited } from './testing/visit';

beforeAll(loadLateCode);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const title = () => screen.getByRole('heading').textContent;
const alerts = () => screen.queryAllByRole('alert').map(({ textContent }) => textContent);
const buttons = () => screen.queryAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
const says = (words: string) => document.body.textContent.includes(words);
const ask = ' Please reach out to the application developer.';

describe('a user whose request cannot be carried out', () => {
  // Try again is offered if the provider or the session may have changed, and not if the query is invalid.
  test.each<{ visit: Visit; words: string; canTryAgain: boolean }>([
    { visit: { query: '?' }, words: `Required parameter is missing: client_id.${ask}`, canTryAgain: false },
    {
      visit: { query: `${queryFor('openid')}&state=1&state=2` },
      words: `A parameter is given more than once: state.${ask}`,
      canTryAgain: false,
    },
    {
      visit: { query: `${queryFor('openid')}&code_challenge=x&code_challenge_method=plain` },
      words: `A parameter has a value that is not supported: code_challenge_method.${ask}`,
      canTryAgain: false,
    },
    {
      visit: { query: queryFor('openid', 'javascript:alert(1)') },
      words: `The return address cannot be trusted.${ask}`,
      canTryAgain: false,
    },
    {
      visit: { answers: { person: () => undefined } },
      words: 'No active session detected. Please log in to continue.',
      canTryAgain: true,
    },
    {
      visit: { answers: { startAuthorization: async () => failed({ type: 'broken' }) } },
      words: 'Something went wrong on our side. Try again.',
      canTryAgain: true,
    },
  ])('a user whose request cannot be carried out reads $words', async ({ visit, words, canTryAgain }) => {
    const { left } = await shownPage(visit);
    expect({ title: title(), alerts: alerts() }).toEqual({ title: 'Looks like there was an error!', alerts: [words] });
    expect(buttons()).toEqual([...(canTryAgain ? ['Back', 'Try again'] : ['Back']), 'Copy details']);
    await press('Back');
    expect(left).toEqual(['back']);
  });

  test('a user whose request cannot be carried out finds no Back in a tab that was opened for it [B-IDP-2]', async () => {
    await shownPage({ query: '?', isFirstPage: true });
    expect(buttons()).toEqual(['Copy details']);
  });

  test.each<{ what: string; error: ProviderError; words: string }>([
    {
      what: 'with an address',
      error: { type: 'other', serverMessage: 'See https://stytch.com/docs or https://evil.test.' },
      words: 'See https://stytch.com/docs or https://evil.test.',
    },
    {
      what: 'with markup',
      error: { type: 'other', serverMessage: '<a href=//evil.test>x</a>' },
      words: '<a href=//evil.test>x</a>',
    },
    {
      what: 'of great length',
      error: { type: 'other', serverMessage: 'z'.repeat(5_000) },
      words: `${'z'.repeat(299)}…`,
    },
    {
      what: 'without words',
      error: { type: 'other', serverMessage: '' },
      words: 'Something went wrong on our side. Try again.',
    },
  ])(
    "a user whose request fails with the server's sentence ($what) reads it as text, without a link",
    async ({ error, words }) => {
      await shownPage({ answers: { startAuthorization: async () => failed(error) } });
      expect(alerts()).toEqual([words]);
      expect(screen.queryByRole('link')).toBeNull();
    },
  );

  test('a user whose request cannot be carried out tries again, gets the same failure announced again, and continues once it works', async () => {
    let isDown = true;
    const { reported, store } = await shownPage({
      answers: {
        startAuthorization: async () =>
          isDown
            ? failed({ type: 'unreachable' })
            : succeeded({ isConsentRequired: true, client: { name: 'Robot' }, scopes: [], answer: {} }),
      },
    });
    const before = screen.getByRole('alert');
    await press('Try again');
    expect(screen.getByRole('alert')).not.toBe(before);
    expect(reported()).toEqual(['idp.oauthAuthorizeStart', 'idp.oauthAuthorizeStart']);
    isDown = false;
    await press('Try again');
    expect(buttons()).toEqual(['Deny', 'Allow']);
    expect(store.get(focusRequestAtom)).toEqual({ target: 'heading' });
  });
});

test('a slow preflight is shown as slow, and Cancel leads to Try again', async () => {
  const { reported } = await shownPage({ answers: { startAuthorization: () => new Promise<never>(() => undefined) } });
  expect(buttons()).toEqual([]);
  await pass(7_500);
  expect(says('Still working...')).toBe(true);
  await press('Cancel');
  expect({ title: title(), buttons: buttons(), reported: reported() }).toEqual({
    title: 'Looks like there was an error!',
    buttons: ['Back', 'Try again', 'Copy details'],
    reported: [],
  });
  await press('Try again');
  expect({ says: says('Still working...'), buttons: buttons() }).toEqual({ says: false, buttons: [] });
});

test('a preflight that is begun again has a title for the focus, which stays while it becomes slow [B-SCREEN-6]', async () => {
  let isDown = true;
  const { focus } = await shownPage({
    answers: {
      startAuthorization: async () => (isDown ? failed({ type: 'unreachable' }) : new Promise<never>(() => undefined)),
    },
  });
  isDown = false;
  await press('Try again');
  expect({ title: title(), focus: focus() }).toEqual({ title: 'Loading', focus: { target: 'heading' } });
  const before = screen.getByRole('heading');
  await pass(8_000);
  expect({ says: says('Still working...'), buttons: buttons() }).toEqual({ says: true, buttons: ['Cancel'] });
  expect(screen.getByRole('heading')).toBe(before);
  await press('Cancel');
  expect({ title: title(), focus: focus() }).toEqual({
    title: 'Looks like there was an error!',
    focus: { target: 'heading' },
  });
});

test('a first preflight has no title, and takes no focus from the page of the host', async () => {
  const { focus } = await shownPage({ answers: { startAuthorization: () => new Promise<never>(() => undefined) } });
  expect({ headings: screen.queryAllByRole('heading'), focus: focus() }).toEqual({ headings: [], focus: undefined });
});

describe('a user who has denied', () => {
  const denied = (redirectURI: string | undefined, denyBehaviour: 'ask' | 'return', query?: string) =>
    shownPage({
      ...(query !== undefined && { query }),
      options: { denyBehaviour },
      answers: {
        submitAuthorization: async () => succeeded({ answer: {}, ...(redirectURI !== undefined && { redirectURI }) }),
      },
    });

  test('a user who has denied and has no other place to go reads the outcome, and has nothing to press', async () => {
    const { left } = await denied(undefined, 'return');
    await press('Deny');
    expect({ title: title(), says: says('Access to the application was denied.') }).toEqual({
      title: 'You did not allow access',
      says: true,
    });
    expect({ buttons: buttons(), left }).toEqual({ buttons: [], left: [] });
  });

  test.each([
    ['Return to robot.test', ['https://robot.test/back?error=access_denied'], ['Return to robot.test', 'Stay here']],
    ['Stay here', [], []],
  ])('a user who has denied and presses %s leaves for %j', async (name, led, after) => {
    const { left } = await denied(undefined, 'ask', queryFor('openid email'));
    await press('Deny');
    expect(left).toEqual([]);
    await press(name);
    expect({ left, buttons: buttons(), title: title() }).toEqual({
      left: led,
      buttons: after,
      title: 'You did not allow access',
    });
  });

  test('an app is answered by its own scheme, with the query of its address kept [B-IDP-16]', async () => {
    const { left } = await denied(undefined, 'ask', `${queryFor('openid email', 'com.robot:/cb?a=1#b')}&state=s`);
    await press('Deny');
    await press('Return to the app com.robot://');
    expect(left).toEqual(['com.robot:/cb?a=1&error=access_denied&state=s#b']);
  });
});

test('Yes does nothing in the first half second, nor for a press that began elsewhere [T-IDP-24]', async () => {
  const startLogout = async () => succeeded({ isConsentRequired: true });
  const page = visited({
    query: '?client_id=robot&post_logout_redirect_uri=https://robot.test/bye',
    answers: { startLogout },
  });
  render(
    <StoreProvider store={page.store}>
      <IDPConsentScreen />
    </StoreProvider>,
  );
  await act(() => page.begin());
  await pass(499);
  await press('Yes');
  expect(page.sent('revokeSession')).toEqual([]);
  await pass(1);
  fireEvent.click(button('Yes'), { detail: 1 });
  await pass(0);
  expect(page.sent('revokeSession')).toEqual([]);
  await press('Yes');
  expect(page.sent('revokeSession')).toHaveLength(1);
});

describe('a user at a log-out', () => {
  const bye = 'https://robot.test/bye';
  const query = `?client_id=robot&post_logout_redirect_uri=${encodeURIComponent(bye)}`;
  const startLogout = async () => succeeded({ isConsentRequired: true, redirectURI: bye });

  test.each([
    ['Acme', undefined, 'Are you sure you want to log out of your Acme account?'],
    ['\u200b', undefined, 'Are you sure you want to log out of your account?'],
    [undefined, 'ada@example.com', 'You are logged in as ada@example.com.'],
  ])('a user at a log-out of %j, as %j, reads whose account it is', async (projectName, account, words) => {
    await shownPage({
      query,
      ...(projectName !== undefined && { projectName }),
      answers: { startLogout, person: () => ({ userId: 'ada', ...(account !== undefined && { account }) }) },
    });
    expect({ title: title(), saysWords: says(words), buttons: buttons() }).toEqual({
      title: 'Log out?',
      saysWords: true,
      buttons: ['No', 'Yes'],
    });
    expect(says('You are logged in as')).toBe(account !== undefined);
  });

  test('an unknown user at a log-out reads the question without a name', async () => {
    await shownPage({ query, answers: { startLogout, person: () => undefined } });
    expect({ title: title(), saysYouAreLoggedInAs: says('You are logged in as') }).toEqual({
      title: 'Log out?',
      saysYouAreLoggedInAs: false,
    });
  });

  test.each<{ name: string; answers: Visit['answers']; reads: string; led: string[] }>([
    { name: 'No', answers: {}, reads: 'You have not been logged out.', led: [] },
    { name: 'Yes', answers: {}, reads: 'Logging out...', led: [bye] },
    {
      name: 'Yes',
      answers: { startLogout: async () => succeeded({ isConsentRequired: true }) },
      reads: 'You have been logged out.',
      led: [],
    },
    {
      name: 'Yes',
      answers: { revokeSession: async () => failed({ type: 'broken' }) },
      reads: 'Something went wrong',
      led: [],
    },
    {
      name: 'Yes',
      answers: { startLogout: async () => succeeded({ isConsentRequired: true, redirectURI: 'https://evil.test/' }) },
      reads: 'The return address cannot be trusted.',
      led: [],
    },
  ])('a user at a log-out who presses $name reads $reads', async ({ name, answers, reads, led }) => {
    const { left } = await shownPage({ query, answers: { startLogout, ...answers } });
    await press(name);
    expect({ saysReads: says(reads), left }).toEqual({ saysReads: true, left: led });
  });

  test('a user at a log-out sees the pending log-out, and its failure after twenty seconds [B-SCREEN-6]', async () => {
    const { focus, left, store, reported } = await shownPage({
      query,
      answers: { startLogout, revokeSession: () => new Promise<never>(() => undefined) },
    });
    await press('Yes');
    expect({ title: title(), focus: focus() }).toEqual({ title: 'Logging out...', focus: { target: 'heading' } });
    await pass(19_999);
    expect({ title: title(), buttons: buttons() }).toEqual({ title: 'Logging out...', buttons: [] });
    await pass(1);
    expect({ alerts: alerts(), reported: reported(), left }).toEqual({
      alerts: ["We couldn't reach the server. Check your connection and try again."],
      reported: ['session.revoke'],
      left: [],
    });
    await press('Try again');
    expect(store.get(identityProviderStateAtom).status).toBe('confirmLogout');
  });

  test("a user at a log-out in another site's page reads why they are asked, and can open it alone", async () => {
    await shownPage({ query, isFramed: true, answers: { startLogout } });
    expect(alerts()).toEqual([
      'This page is shown inside another page, so we ask before we log you out. Open in a new window',
    ]);
    expect(screen.getByRole('link')).toHaveProperty('href', `https://host.test/consent${query}`);
  });

  test('a notice and its link have no blank between them in Japanese [B-WORDS-6]', async () => {
    const { store } = await shownPage({ query, isFramed: true, answers: { startLogout } });
    act(() => store.set(localeAtom, { tag: 'ja', dir: 'ltr', messages: {} }));
    expect(alerts()[0]).toMatch(/log you out\.Open in/);
  });
});

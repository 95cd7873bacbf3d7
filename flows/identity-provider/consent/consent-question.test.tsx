import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { presentationAtom } from '../../core/host/host.atoms';
import { failed, succeeded } from '../../core/provider/outcome';
import type { Person } from '../../core/provider/provider';
import { withoutIsolates } from '../../core/testing/words-of';
import { lateViews } from '../identity-provider.lazy';
import { button, press, shownPage } from '../testing/consent-page';
import { loadLateCode, queryFor, scopesOf } from '../testing/visit';

beforeAll(loadLateCode);
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const title = () => withoutIsolates(screen.getAllByRole('heading')[0]?.textContent ?? '');
const says = (words: string) => document.body.textContent.includes(words);
const items = () => screen.queryAllByRole('listitem').map(({ textContent }) => textContent);
const many = (count: number) => Array.from({ length: count }, (_, index) => `scope:${index}`).join(' ');

describe('a user who is asked', () => {
  test.each<{ name: string; projectName?: string; scopes: string; words: string }>([
    { name: 'Robot', projectName: 'Acme', scopes: 'openid', words: 'Sign in to Robot with Acme' },
    { name: 'Robot', scopes: 'openid full_access', words: 'Sign in to Robot' },
    { name: '\u200b', projectName: 'Acme', scopes: 'openid', words: 'Sign in to the app with Acme' },
    { name: 'Robot', projectName: 'Acme', scopes: 'openid read', words: 'Robot wants to access your account' },
    { name: ' ', projectName: 'Acme', scopes: 'read', words: 'The app wants to access your account' },
    { name: 'R'.repeat(81), scopes: 'read', words: `${'R'.repeat(80)}… wants to access your account` },
    { name: 'Robot', projectName: 'A'.repeat(81), scopes: 'email', words: `Sign in to Robot with ${'A'.repeat(80)}…` },
  ])('a user who is asked by $name for $scopes reads $words', async ({ name, projectName, scopes, words }) => {
    await shownPage({
      asks: { client: { name }, scopes: scopesOf(scopes) },
      ...(projectName !== undefined && { projectName }),
    });
    expect(title()).toBe(words);
  });

  test.each([
    ['https://robot.test:8443/back?to=evil.test', 'After this you return to robot.test:8443.'],
    ['https://xn--pypal-4ve.test/', 'After this you return to xn--pypal-4ve.test.'],
    ['com.robot.app://paypal.com/cb', 'After this you return to the app com.robot.app://.'],
    [`https://${'a.'.repeat(120)}test/`, `After this you return to …${'a.'.repeat(58)}test.`],
  ])('a user who is asked with the redirect URI %j reads its host', async (redirectURI, words) => {
    await shownPage({ query: queryFor('openid email', redirectURI) });
    expect(says(words)).toBe(true);
  });

  test.each<{ who: string; asked?: Person; warned: string[]; isSaid: boolean }>([
    { who: 'is the remembered user', warned: [], isSaid: true },
    {
      who: 'is another user',
      asked: { userId: 'bob', account: 'bob@example.com' },
      warned: ['The account has changed: you are now logged in as bob@example.com. Please choose again.'],
      isSaid: false,
    },
    {
      who: 'is another user without a name',
      asked: { userId: 'bob' },
      warned: ['You are now logged in to another account.'],
      isSaid: false,
    },
    { who: 'has no name', asked: { userId: 'ada' }, warned: [], isSaid: false },
  ])(
    'a user who is asked and $who reads the account, with a warning only for another account',
    async ({ asked, warned, isSaid }) => {
      let person: Person = { userId: 'ada', account: 'ada@example.com' };
      const checkSession = async () => {
        person = asked ?? person;
        return succeeded(undefined);
      };
      await shownPage({ answers: { person: () => person, checkSession }, asks: { ...(asked && { person: asked }) } });
      expect(says('You are logged in as ')).toBe(isSaid);
      expect(screen.queryAllByRole('alert').map(({ textContent }) => textContent)).toEqual(warned);
    },
  );

  test.each([
    ['https://robot.test/logo.png', 1],
    ['https://robot.test:444/logo.png', 0],
    ['https://cdn.test/logo.png', 0],
    ['http://localhost/logo.png', 0],
    ['javascript:alert(1)', 0],
    ['data:image/png;base64,AAAA', 0],
    ['com.robot.app:/logo', 0],
    ['', 0],
  ])(
    'a user who is asked sees the logo at %j as %i pictures without a text alternative [B-IDP-23]',
    async (logoURL, count) => {
      const { container } = await shownPage({ asks: { client: { name: 'Robot', logoURL } } });
      expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(
        Array.from({ length: count }, () => ''),
      );
    },
  );

  // Columns: the application's logo | the texts of the logos beside a theme's.
  test.each([
    ['https://robot.test/logo.png', ['', 'Slow Clay']],
    ['https://cdn.test/logo.png', []],
  ])(
    "a user who is asked, and whose theme has a logo, sees it after the application's own at %j [B-IDP-23]",
    async (logoURL, texts) => {
      const { container, store } = await shownPage({ asks: { client: { name: 'Robot', logoURL } } });
      const logo = { src: 'https://clay.test/logo.png', alt: 'Slow Clay' };
      act(() => store.set(presentationAtom, { hideHeaderText: false, logo }));
      expect([...container.querySelectorAll('img')].map(({ alt }) => alt)).toEqual(texts);
    },
  );

  test('a user who is asked by a name that is cut can read the whole name', async () => {
    const name = `${'R'.repeat(100)} end`;
    await shownPage({ asks: { client: { name } } });
    expect(screen.queryByText(name)).toBeNull();
    fireEvent.click(button(`Details: ${'R'.repeat(80)}…`));
    expect(screen.getByText(name)).toBeDefined();
  });

  test('a user who is asked can open the details of a known permission, and reads a custom one in full', async () => {
    const scopes = [...scopesOf('email read'), { scope: 'send', isGrantable: true, description: ' Send\u202e it ' }];
    await shownPage({ asks: { scopes } });
    expect(items()).toEqual(['See your email address', 'Use the read scope', 'Send it']);
    const meaning = 'The app learns your email address, and whether it was verified.';
    expect(says(meaning)).toBe(false);
    fireEvent.click(button('See your email address'));
    expect(says(meaning)).toBe(true);
    fireEvent.click(button('See your email address'));
    expect(says(meaning)).toBe(false);
  });

  test.each([
    [6, 0],
    [7, 1],
    [201, 1],
  ])('a user who is asked for %i permissions finds each of them, in %i scrolling regions', async (count, places) => {
    await shownPage({ asks: { scopes: scopesOf(many(count)) } });
    expect(items()).toHaveLength(count);
    expect(items().at(-1)).toBe(`Use the scope:${count - 1} scope`);
    expect(screen.queryAllByRole('region', { name: 'Access' })).toHaveLength(places);
  });
});

describe('an application without a name that has access already', () => {
  const known = (scopes: readonly string[]) => ({
    connectedApps: async () => succeeded([{ id: clientId, name: '', scopes }]),
  });
  const clientId = 'nameless';
  const query = `?${new URLSearchParams({ client_id: clientId, redirect_uri: 'https://robot.test/back', scope: 'openid email' })}`;

  test.each([
    { has: ['openid'], says: 'New' },
    { has: ['openid', 'email'], says: 'The app asks again for what it already has.' },
  ])(
    'an application without a name that has access is "the app" in sentences of its own, with $has [B-WORDS-5] [T-ADDR-10]',
    async ({ has, says: words }) => {
      await shownPage({
        query,
        answers: known(has),
        asks: { client: { name: '\u200b' }, scopes: scopesOf('openid email') },
      });
      expect(says(words)).toBe(true);
      expect(button('The app can already')).toBeDefined();
    },
  );
});

describe('a user who is asked for scopes that they cannot grant', () => {
  test.each([
    ['Robot', 1, 1, undefined],
    ['Robot', 100, 100, undefined],
    ['Robot', 101, 101, 'and 1 more'],
    ['\u200b', 1_334, 101, 'and 1,234 more'],
  ])(
    'a user who is asked for scopes that they cannot grant by %j, %i scopes, finds %i of them behind a sentence, and the number of the rest: %j',
    async (name, count, lines, more) => {
      const scopes = scopesOf(`openid ${many(count)}`, many(count));
      const { sent } = await shownPage({ asks: { client: { name }, scopes } });
      const who = name === 'Robot' ? 'Robot' : 'the app';
      fireEvent.click(button(`You do not have permissions to grant ${who} access to some of the requested scopes.`));
      const found = items().filter((item) => item !== 'Verify your identity');
      expect(found).toHaveLength(lines);
      expect(found.at(-1)).toBe(more ?? `Use the scope:${count - 1} scope`);
      await press('Allow');
      expect(sent('submitAuthorization')).toMatchObject([{ scopes: ['openid'] }]);
    },
  );
});

describe('a user whom an application asks again', () => {
  const again = (before: string, scopes = 'openid read', name = 'Robot') =>
    shownPage({
      query: `?client_id=robot&redirect_uri=https://robot.test/back&scope=${encodeURIComponent(scopes)}`,
      asks: { client: { name }, scopes: scopesOf(scopes) },
      answers: {
        connectedApps: async () => succeeded([{ id: 'app-1', clientId: 'robot', name, scopes: before.split(' ') }]),
      },
    });

  test('a user whom an application asks again reads the new permissions under a heading, and opens those it has', async () => {
    await again('openid send');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Robot wants to access your account',
      'New',
      'Access',
    ]);
    expect(items()).toEqual(['Use the read scope']);
    fireEvent.click(button('Robot can already'));
    expect(items()).toEqual(['Use the read scope', 'Verify your identity', 'Use the send scope']);
  });

  test.each([
    ['Robot', 'Robot asks again for what it already has.'],
    [' ', 'The app asks again for what it already has.'],
  ])(
    'a user whom an application asks again reads for %j that nothing is new, and may allow it',
    async (name, words) => {
      const { sent } = await again('openid read', 'openid read', name);
      expect({ saysWords: says(words), items: items() }).toEqual({ saysWords: true, items: [] });
      await press('Allow');
      expect(sent('submitAuthorization')).toMatchObject([{ scopes: ['openid', 'read'] }]);
    },
  );
});

test('a question whose extra views cannot be loaded shows the failure, and can be decided', async () => {
  const error = { type: 'unreachable' } as const;
  const spies = [
    vi.spyOn(lateViews, 'load').mockResolvedValue(failed(error)),
    vi.spyOn(lateViews, 'state').mockReturnValue({ status: 'failed', error, isLoading: false }),
  ];
  const person = { userId: 'bob', account: 'bob@example.com' };
  let remembered = { userId: 'ada', account: 'ada@example.com' };
  const { sent } = await shownPage({
    asks: { person, scopes: scopesOf(many(9)) },
    answers: {
      person: () => remembered,
      checkSession: async () => {
        remembered = person;
        return succeeded(undefined);
      },
    },
  });
  expect(says("We couldn't reach the server.")).toBe(true);
  expect(says('You are logged in as bob@example.com.')).toBe(true);
  expect(items()).toHaveLength(9);
  for (const spy of spies) spy.mockRestore();
  await press('Deny');
  expect(sent('submitAuthorization')).toMatchObject([{ isGranted: false }]);
});

test('a question that is asked of another account without an address says so, and a press that was for the first sends nothing [T-RACE-7]', async () => {
  let person: Person = { userId: 'ada', account: 'ada@example.com' };
  const page = await shownPage({ answers: { person: () => person } });
  person = { userId: 'owner-of-a-wallet' };
  await press('Allow');
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  expect(page.sent('submitAuthorization')).toEqual([]);
  expect(screen.getByText('You are now logged in to another account.')).toBeTruthy();
});

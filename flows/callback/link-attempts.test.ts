import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { screenAtom } from '../core/screen/screen.atoms';
import { announcementAtom } from '../core/words/announce.atoms';
import { confirmedSessionAtom } from '../session';
import type { Arrival } from './arrival';
import { acceptLinkAtom, arriving, beginCallbackAtom, logInByLinkAtom } from './callback.actions';
import { callbackOptionsAtom, followedLinkAtom } from './callback.atoms';
import { stayLoggedInAtom } from './leave.actions';
import { magicLink, pageOf, signedOut } from './testing/callback-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const forEver = () => new Promise<never>(() => undefined);
const unreachable = async () => failed({ type: 'unreachable' });

describe('the token of a link', () => {
  test('the token of a link is sent as a first attempt by arriving and by Continue [B-BACK-2]', async () => {
    for (const requireClick of [false, true]) {
      const page = pageOf(magicLink);
      page.store.set(callbackOptionsAtom, { requireClick });
      void page.store.set(beginCallbackAtom);
      await page.settle();
      if (requireClick) void page.store.set(logInByLinkAtom, false);
      await page.settle();
      expect(page.link.sent).toEqual(['first']);
    }
  });

  test('the token of a link is sent again by Try again after a failed request [B-BACK-5]', async () => {
    const page = pageOf(magicLink, { ...signedOut, authenticateMagicLink: unreachable });
    void page.store.set(beginCallbackAtom);
    await page.settle();
    void page.store.set(logInByLinkAtom, true);
    await page.settle();
    expect(page.link.sent).toEqual(['first', 'again']);
  });

  test.each([
    [false, ['first']],
    [true, ['first', 'again']],
  ])(
    'the token of a link after the question about the account (a second attempt: %s) is sent as that attempt',
    async (isAgain, sent) => {
      let person: ReturnType<Provider['person']> = isAgain ? undefined : { userId: 'user-1' };
      const page = pageOf(magicLink, { ...signedOut, person: () => person, authenticateMagicLink: unreachable });
      void page.store.set(beginCallbackAtom);
      await page.settle();
      person = { userId: 'user-1' };
      if (isAgain) void page.store.set(logInByLinkAtom, true);
      await page.settle();
      expect(page.store.get(screenAtom)).toBe('CallbackOther');
      void page.store.set(acceptLinkAtom);
      expect(page.store.get(screenAtom)).toBe('CallbackAuthenticate');
      await page.settle();
      expect(page.link.sent).toEqual(sent);
    },
  );

  test('the token of a link that failed before the question is sent again by Continue after a log-out [B-BACK-7]', async () => {
    let person: ReturnType<Provider['person']>;
    const page = pageOf(magicLink, { ...signedOut, person: () => person, authenticateMagicLink: unreachable });
    void page.store.set(beginCallbackAtom);
    await page.settle();
    person = { userId: 'user-1' };
    void page.store.set(logInByLinkAtom, true);
    await page.settle();
    person = undefined;
    await page.store.set(stayLoggedInAtom);
    expect(page.store.get(screenAtom)).toBe('CallbackContinue');
    void page.store.set(logInByLinkAtom, false);
    await page.settle();
    expect(page.link.sent).toEqual(['first', 'again']);
  });

  test('the token of a link is sent as a first attempt by Use the link, if no question was asked', async () => {
    const page = pageOf(magicLink);
    void page.store.set(acceptLinkAtom);
    await page.settle();
    expect({ sent: page.link.sent, screen: page.store.get(screenAtom) }).toEqual({
      sent: ['first'],
      screen: 'CallbackConfirmation',
    });
  });

  test('the token of a link is sent by a second widget of the page as the same first attempt', async () => {
    const [one, other] = [pageOf(magicLink), pageOf(magicLink)];
    other.store.set(followedLinkAtom, one.link);
    for (const { store } of [one, other]) void store.set(beginCallbackAtom);
    await one.settle();
    const exchanges = [...one.calls, ...other.calls].filter(({ name }) => name === 'authenticateMagicLink');
    expect({ sent: one.link.sent, exchanges: exchanges.length }).toEqual({ sent: ['first', 'first'], exchanges: 1 });
  });

  test('the token of a link that has logged in by another widget of the page asks no question at Try again', async () => {
    const page = pageOf(magicLink, {});
    page.store.set(followedLinkAtom, { ...page.link, hasSucceeded: () => true });
    void page.store.set(logInByLinkAtom, true);
    await page.settle();
    expect({ sent: page.link.sent, screen: page.store.get(screenAtom) }).toEqual({
      sent: ['again'],
      screen: 'CallbackConfirmation',
    });
  });

  test.each<Arrival>([{ kind: 'nothing' }, { kind: 'reset', token: 'token-1' }])(
    'the token of a link is not sent by Use the link, if the page was reached by %j',
    async (arrival) => {
      const page = pageOf(arrival);
      page.store.set(screenAtom, 'CallbackProblem');
      await page.store.set(acceptLinkAtom);
      expect({ screen: page.store.get(screenAtom), calls: page.calls }).toEqual({
        screen: 'CallbackProblem',
        calls: [],
      });
    },
  );
});

describe('a link that the provider answers as spent', () => {
  test('a link that the provider answers as spent shows no problem if another widget of the page has logged in by it', async () => {
    let hasSucceeded = false;
    const spent = { ...signedOut, authenticateMagicLink: async () => failed({ type: 'unable_to_auth_magic_link' }) };
    const page = pageOf(magicLink, { ...spent, askedAddress: forEver });
    page.store.set(followedLinkAtom, { ...page.link, hasSucceeded: () => hasSucceeded });
    void page.store.set(beginCallbackAtom);
    await vi.advanceTimersByTimeAsync(500);
    expect(page.store.get(arriving.stateAtom)).toEqual({ status: 'idle' });
    hasSucceeded = true;
    await vi.advanceTimersByTimeAsync(10_000);
    expect({ screen: page.store.get(screenAtom), isForgotten: page.link.isForgotten }).toEqual({
      screen: 'CallbackAuthenticate',
      isForgotten: false,
    });
  });

  test('a link that the provider answers as spent after Continue confirms the session that another tab has made with it [B-BACK-12]', async () => {
    let person: ReturnType<Provider['person']>;
    const page = pageOf(magicLink, {
      ...signedOut,
      person: () => person,
      authenticateMagicLink: async () => {
        person = { userId: 'user-1' };
        return failed({ type: 'unable_to_auth_magic_link' });
      },
    });
    page.store.set(callbackOptionsAtom, { requireClick: true });
    void page.store.set(beginCallbackAtom);
    await page.settle();
    void page.store.set(logInByLinkAtom, false);
    await vi.advanceTimersByTimeAsync(1_000);
    expect({ screen: page.store.get(screenAtom), confirmedSession: page.store.get(confirmedSessionAtom) }).toEqual({
      screen: 'SessionConfirmation',
      confirmedSession: 'other',
    });
  });

  test('a spent link is shown as such within a second if the requesting address cannot be read, which is no failure', async () => {
    const spent = { ...signedOut, authenticateMagicLink: async () => failed({ type: 'unable_to_auth_magic_link' }) };
    const page = pageOf(magicLink, { ...spent, askedAddress: forEver });
    void page.store.set(beginCallbackAtom);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(page.errors.map(({ operation, type }) => [operation, type])).toEqual([
      ['magicLinks.authenticate', 'unable_to_auth_magic_link'],
    ]);
    expect(page.problem()).toEqual({ kind: 'spent', askedAddress: undefined });
  });
});

test('a failed request is shown by its screen, without a lookup of the requesting address', async () => {
  const page = pageOf(magicLink, { ...signedOut, authenticateMagicLink: unreachable });
  void page.store.set(beginCallbackAtom);
  await page.settle();
  expect(page.problem()).toMatchObject({ kind: 'failed' });
  expect(page.store.get(arriving.stateAtom)).toEqual({ status: 'idle' });
  expect(page.calls.map(({ name }) => name)).toEqual(['askedAddress', 'authenticateMagicLink']);
});

test.each(['identify', 'authenticate'])('a slow log-in (%s) is announced as such', async (step) => {
  const slow = step === 'identify' ? { isPersonCertain: () => false } : { authenticateMagicLink: forEver };
  const page = pageOf(magicLink, { ...signedOut, ...slow });
  void page.store.set(beginCallbackAtom);
  await vi.advanceTimersByTimeAsync(400);
  expect(page.store.get(announcementAtom).text).toBe('Logging you in');
});

test('a log-in whose account cannot be compared with the requesting address is complete', async () => {
  const page = pageOf(magicLink, {
    ...signedOut,
    askedAddress: async () => succeeded('ada@example.com'),
    hasContact: async () => failed({ type: 'broken' }),
  });
  void page.store.set(beginCallbackAtom);
  await page.settle();
  expect(page.events.map(({ type }) => type)).toContain('AUTHENTICATE_FLOW_COMPLETE');
});

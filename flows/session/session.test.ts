import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Config } from '../core/config/config';
import { failed, succeeded } from '../core/provider/outcome';
import type { Provider } from '../core/provider/provider';
import { completeSignInAtom } from '../core/screen/complete-sign-in.actions';
import { focusRequestAtom, goToAtom, screenAtom } from '../core/screen/screen.atoms';
import { fakeProvider } from '../core/testing/fake-provider';
import { testStore } from '../core/testing/test-store';
import { withoutIsolates } from '../core/testing/words-of';
import { announcementAtom } from '../core/words/announce.atoms';
import { continueSession, greetAtom, logoutWatchAtom } from './greeting.actions';
import { confirmedSessionAtom, sessionWatch } from './session.atoms';
import { sessionAnnouncementAtom } from './session-announcement.atoms';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const config: Config = { products: ['emailMagicLinks'] };
const notShown = () => false;
const sessionWatchAtom = sessionWatch(() => 'ada@example.com');
const complete = { type: 'AUTHENTICATE_FLOW_COMPLETE', data: {} };

/** A browser whose session the test begins and ends, as another tab would. */
function browser(answers: Partial<Provider> = {}) {
  let sessionId: string | undefined;
  let isCertain = true;
  const watchers = new Set<() => void>();
  const { provider } = fakeProvider({
    sessionId: () => sessionId,
    person: () => (sessionId ? { userId: 'user-1', account: 'ada@example.com' } : undefined),
    isPersonCertain: () => isCertain,
    watchPerson: (onChange) => {
      watchers.add(onChange);
      return () => watchers.delete(onChange);
    },
    ...answers,
  });
  const become = (id: string | undefined, { certain = true } = {}) => {
    sessionId = id;
    isCertain = certain;
    watchers.forEach((notify) => notify());
    return vi.advanceTimersByTimeAsync(0);
  };
  return { ...testStore(provider, config), become };
}

describe('a screen that waits for a mail', () => {
  test('a screen that waits for a mail continues when the link is followed in another tab, reported and announced once [B-SESSION-1]', async () => {
    const { store, events, become } = browser();
    await store.set(goToAtom, 'EmailConfirmation');
    store.sub(sessionWatchAtom, () => undefined);
    await become('session-1');
    await become('session-1');
    expect(store.get(screenAtom)).toBe('SessionConfirmation');
    expect(store.get(confirmedSessionAtom)).toBe('new');
    store.sub(sessionAnnouncementAtom, () => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get(announcementAtom).text).toBe('You have successfully logged in.');
    expect(events).toEqual([complete]);
  });

  test('a screen that waits for a mail is kept for a session that existed before', async () => {
    const { store, events, become } = browser();
    await become('session-1');
    await store.set(goToAtom, 'EmailConfirmation');
    store.sub(sessionWatchAtom, () => undefined);
    await become('session-1');
    await become(undefined);
    expect(store.get(screenAtom)).toBe('EmailConfirmation');
    await become('session-2');
    expect(store.get(screenAtom)).toBe('SessionConfirmation');
    expect(events).toEqual([complete]);
  });

  test('a screen that waits for a mail is kept for a session that was only being checked', async () => {
    const { store, events, become } = browser();
    await become(undefined, { certain: false });
    await store.set(goToAtom, 'EmailConfirmation');
    store.sub(sessionWatchAtom, () => undefined);
    await become('session-1');
    expect(store.get(screenAtom)).toBe('EmailConfirmation');
    expect(events).toEqual([]);
  });

  test('a screen that waits for a mail leaves the report to the sign-in that made the session in this tab [B-SESSION-1]', async () => {
    const { store, events, become } = browser();
    await store.set(goToAtom, 'OTPAuthenticate');
    store.sub(sessionWatchAtom, () => undefined);
    const changed = become('session-1');
    await store.set(completeSignInAtom, 'OTPConfirmation', 'email');
    await changed;
    expect(store.get(screenAtom)).toBe('OTPConfirmation');
    expect(events).toEqual([complete]);
  });

  test('a screen that waits for a mail does not continue after it was left', async () => {
    const { store, events, become } = browser();
    await store.set(goToAtom, 'EmailConfirmation');
    const leave = store.sub(sessionWatchAtom, () => undefined);
    const changed = become('session-1');
    await store.set(goToAtom, 'Main');
    leave();
    await changed;
    expect(store.get(screenAtom)).toBe('Main');
    expect(events).toEqual([]);
  });
});

describe('a waiting tab', () => {
  const waiting = async (answers: Partial<Provider>) => {
    const page = browser(answers);
    await page.store.set(goToAtom, 'OTPAuthenticate');
    page.store.sub(sessionWatchAtom, () => undefined);
    await page.become('session-1');
    return page;
  };

  test.each([
    [{ userId: 'user-2', account: 'mallory@example.com' }, 'You are logged in as mallory@example.com.'],
    [{ userId: 'user-2' }, 'You are logged in.'],
  ])('a waiting tab names another account, %j, and completes only at Continue [B-SESSION-1]', async (person, words) => {
    const { store, events } = await waiting({ person: () => person, hasContact: async () => succeeded(false) });
    expect({ screen: store.get(screenAtom), confirmedSession: store.get(confirmedSessionAtom) }).toEqual({
      screen: 'SessionConfirmation',
      confirmedSession: 'other',
    });
    store.sub(sessionAnnouncementAtom, () => undefined);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(withoutIsolates(String(store.get(announcementAtom).text))).toBe(words);
    await vi.advanceTimersByTimeAsync(60_000);
    expect(events).toEqual([]);
    await store.set(continueSession.startAtom);
    expect({ confirmedSession: store.get(confirmedSessionAtom), events }).toEqual({
      confirmedSession: 'known',
      events: [complete],
    });
  });

  test('a waiting tab completes for an account whose addresses are not known [B-SESSION-1]', async () => {
    const { store, events } = await waiting({ hasContact: async () => succeeded(undefined) });
    expect({ confirmedSession: store.get(confirmedSessionAtom), events }).toEqual({
      confirmedSession: 'new',
      events: [complete],
    });
  });
});

describe('a user who is logged in already', () => {
  test('a user who is logged in already is greeted, without focus being taken from the page [T-FOCUS-7]', async () => {
    const { store, become } = browser();
    await become('session-1');
    await store.set(greetAtom, notShown);
    expect(store.get(screenAtom)).toBe('SessionGreeting');
    expect(store.get(focusRequestAtom)).toBeUndefined();
  });

  test('a user who is logged in already is greeted once the provider confirms the session, and not for a remembered one [B-SESSION-3]', async () => {
    const { store, become } = browser();
    await become('session-1', { certain: false });
    const greeting = store.set(greetAtom, notShown);
    await vi.advanceTimersByTimeAsync(1_000);
    expect(store.get(screenAtom)).toBe('Main');
    await become('session-1');
    await greeting;
    expect(store.get(screenAtom)).toBe('SessionGreeting');
  });

  test('a user who is logged in already keeps Main if the answer is late [B-SESSION-3]', async () => {
    const { store, become } = browser();
    await become('session-1', { certain: false });
    const greeting = store.set(greetAtom, notShown);
    await vi.advanceTimersByTimeAsync(4_000);
    await greeting;
    await become('session-1');
    expect(store.get(screenAtom)).toBe('Main');
  });

  test('a user who is logged in already continues by Continue, and the log-in is reported once', async () => {
    const { store, events, become } = browser();
    await become('session-1');
    await store.set(greetAtom, notShown);
    await store.set(continueSession.startAtom);
    expect(store.get(screenAtom)).toBe('SessionConfirmation');
    expect(store.get(confirmedSessionAtom)).toBe('known');
    expect(events).toEqual([complete]);
  });

  test('a user who is logged in already sees the reason when the session cannot be checked, and continues by another press [B-SESSION-3]', async () => {
    const answers = [failed({ type: 'unreachable' })];
    const { store, errors, events, become } = browser({
      checkSession: async () => answers.shift() ?? succeeded(undefined),
    });
    await become('session-1');
    await store.set(greetAtom, notShown);
    store.sub(logoutWatchAtom, () => undefined);
    await store.set(continueSession.startAtom);
    expect(store.get(continueSession.stateAtom)).toMatchObject({ status: 'failed', error: { type: 'unreachable' } });
    expect({ screen: store.get(screenAtom), events, errors: errors.map(({ operation }) => operation) }).toEqual({
      screen: 'SessionGreeting',
      events: [],
      errors: ['session.authenticate'],
    });
    await store.set(continueSession.startAtom);
    expect({ screen: store.get(screenAtom), events }).toEqual({ screen: 'SessionConfirmation', events: [complete] });
  });

  test('a user who is logged in already returns to Main when they were logged out in another tab', async () => {
    const { store, become } = browser();
    await become('session-1');
    await store.set(greetAtom, notShown);
    store.sub(logoutWatchAtom, () => undefined);
    await become(undefined);
    expect(store.get(screenAtom)).toBe('Main');
  });

  test('a user who is logged in already is not greeted after the unmount', async () => {
    const { store, become, unmount } = browser();
    await become('session-1', { certain: false });
    const greeting = store.set(greetAtom, notShown);
    unmount();
    await become('session-1');
    await vi.advanceTimersByTimeAsync(4_000);
    await Promise.race([greeting, Promise.resolve()]);
    expect(store.get(screenAtom)).toBe('Main');
  });
});

test.each(['SessionGreeting', 'SessionConfirmation'] as const)(
  'Continue with a session that has expired since completes nothing, and leads to the log-in (%s) [B-SESSION-3]',
  async (screen) => {
    const { store, events, become } = browser({
      checkSession: async () => {
        await become(undefined);
        return failed({ type: 'session_not_found' });
      },
    });
    await become('session-1');
    store.set(confirmedSessionAtom, 'other');
    await store.set(goToAtom, screen);
    store.sub(logoutWatchAtom, () => undefined);
    void store.set(continueSession.startAtom);
    await vi.advanceTimersByTimeAsync(1_000);
    expect({ screen: store.get(screenAtom), events, failure: store.get(continueSession.failureAtom) }).toEqual({
      screen: 'Main',
      events: [],
      failure: undefined,
    });
  },
);

import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryAtom } from '../core/last-used/last-used.atoms';
import { screenAtom } from '../core/screen/screen.atoms';
import type { ScreenName } from '../core/screen/screen-name';
import { testMemory } from '../core/testing/test-memory';
import { confirmedSessionAtom } from '../session';
import type { Arrival } from './arrival';
import { beginCallbackAtom } from './callback.actions';
import { callbackOptionsAtom } from './callback.atoms';
import { type Expectation, linkExpectationAtom } from './expectation.atoms';
import {
  backToLoginAtom,
  confirmLinkSignInAtom,
  leaveForContinueURLAtom,
  type ShownSuccess,
  shownSuccessAtom,
} from './leave.actions';
import { magicLink, pageOf } from './testing/callback-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

const continueURL = new URL('https://app.example/home');
const social: Arrival = { kind: 'signIn', type: 'oauth', token: 'token-1' };

// Columns: the screen, the comparison of the link, the session that is confirmed | whether a press must confirm the success,
// undefined where there is none. Any other success continues after a second.
test.each<[ScreenName, Expectation, 'new' | 'known' | 'other', ShownSuccess]>([
  ['CallbackAuthenticate', 'expected', 'new', 'none'],
  ['CallbackProblem', 'other', 'other', 'none'],
  ['CallbackConfirmation', 'expected', 'new', 'free'],
  ['CallbackConfirmation', 'unknown', 'new', 'free'],
  ['CallbackConfirmation', 'other', 'new', 'held'],
  ['CallbackConfirmation', 'acting', 'new', 'held'],
  ['PasswordConfirmation', 'other', 'other', 'free'],
  ['SessionConfirmation', 'other', 'known', 'free'],
  ['SessionConfirmation', 'expected', 'other', 'held'],
  ['SecondFactor', 'expected', 'new', 'held'],
])('the success of %s (link: %s, session: %s) is %s [B-BACK-8]', async (screen, expectation, session, success) => {
  const page = pageOf(magicLink);
  page.store.set(callbackOptionsAtom, { requireClick: false, continueURL });
  page.store.set(linkExpectationAtom, expectation);
  page.store.set(confirmedSessionAtom, session);
  page.store.set(screenAtom, screen);
  expect(page.store.get(shownSuccessAtom)).toBe(success);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.left).toEqual(success === 'free' ? [`replace ${continueURL.href}`] : []);
});

test('a success that waits for a press does not continue without it [B-BACK-11]', async () => {
  const page = pageOf(magicLink);
  page.store.set(callbackOptionsAtom, { requireClick: false, continueURL });
  page.store.set(linkExpectationAtom, 'other');
  page.store.set(screenAtom, 'CallbackConfirmation');
  page.store.set(screenAtom, 'CallbackProblem');
  await vi.advanceTimersByTimeAsync(60_000);
  expect(page.left).toEqual([]);
});

describe('a log-in without an address to continue to', () => {
  test('a log-in without an address to continue to keeps its confirmation, and a press leaves for the address that the host sets later', async () => {
    const page = pageOf(magicLink);
    void page.store.set(beginCallbackAtom);
    await vi.advanceTimersByTimeAsync(60_000);
    page.store.set(leaveForContinueURLAtom);
    expect({ left: page.left, screen: page.store.get(screenAtom) }).toEqual({
      left: [],
      screen: 'CallbackConfirmation',
    });
    page.store.set(callbackOptionsAtom, { requireClick: false, continueURL });
    page.store.set(leaveForContinueURLAtom);
    expect(page.left).toEqual([`replace ${continueURL.href}`]);
  });

  test('a log-in without an address to continue to confirms the session of another account once Continue was pressed [B-BACK-11]', async () => {
    const page = pageOf(magicLink);
    page.store.set(screenAtom, 'CallbackConfirmation');
    page.store.set(linkExpectationAtom, 'other');
    await page.store.set(confirmLinkSignInAtom);
    expect({ screen: page.store.get(screenAtom), confirmedSession: page.store.get(confirmedSessionAtom) }).toEqual({
      screen: 'SessionConfirmation',
      confirmedSession: 'known',
    });
    expect(page.events.map(({ type }) => type)).toEqual(['AUTHENTICATE_FLOW_COMPLETE']);
  });

  test('a log-in without an address to continue to, and without a log-in page, stays at Back to log in', () => {
    const page = pageOf({ kind: 'nothing' });
    page.store.set(backToLoginAtom);
    expect(page.left).toEqual([]);
  });
});

const minute = 60_000;

// Columns: what was started in this browser, how long ago | whether it waited for a log-in by a social provider.
test.each([
  ['oauth:google', 0, 'expected'],
  ['oauth:google', 59 * minute, 'expected'],
  ['oauth:google', 60 * minute, 'unknown'],
  ['oauth:google', Number.NaN, 'unknown'],
  ['email', 0, 'unknown'],
  ['', 0, 'unknown'],
])(
  'a log-in by a social provider, in a browser that had started %j %d ms ago, is %s [B-BACK-11]',
  async (started, age, expectation) => {
    const page = pageOf(social);
    page.store.set(memoryAtom, testMemory(` ${started} ${Date.now() - age}`));
    void page.store.set(beginCallbackAtom);
    await page.settle();
    expect(page.store.get(linkExpectationAtom)).toBe(expectation);
  },
);

test.each([
  ['oauth:google', 0, 'Your account is closed.'],
  ['oauth:google', 60 * minute, undefined],
  ['email', 0, undefined],
  ['', 0, undefined],
])(
  'the shown words of a refusal, in a browser that had started %j %d ms ago, are %j [T-BACK-1]',
  async (started, age, description) => {
    const page = pageOf({ kind: 'declined', error: 'server_error', description: 'Your account is closed.' });
    page.store.set(memoryAtom, testMemory(` ${started} ${Date.now() - age}`));
    void page.store.set(beginCallbackAtom);
    await page.settle();
    expect(page.problem()).toEqual({ kind: 'declined', error: 'server_error', description });
  },
);

import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider as StoreProvider } from 'jotai/react';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { screenAtom } from '../core/screen/screen.atoms';
import { failureViews } from '../core/request/failure.lazy';
import { succeeded } from '../core/provider/outcome';
import type { Person } from '../core/provider/provider';
import { withoutIsolates } from '../core/testing/words-of';
import { confirmedSessionAtom } from '../session';
import { callbackOptionsAtom, callbackProblemAtom } from './callback.atoms';
import { CallbackAuthenticate, CallbackConfirmation, CallbackContinue, CallbackOther } from './callback.screens';
import { CallbackProblem } from './callback-problem.screen';
import { type Expectation, linkExpectationAtom } from './expectation.atoms';
import { magicLink, pageOf, signedOut } from './testing/callback-page';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** A screen of the page that a magic link led to. */
function shown(element: ReactNode, page = pageOf(magicLink)) {
  render(<StoreProvider store={page.store}>{element}</StoreProvider>);
  const press = (name: string) =>
    act(async () => {
      fireEvent.click(screen.getByRole('button', { name }));
      await vi.advanceTimersByTimeAsync(0);
    });
  return { ...page, press };
}
const text = () => withoutIsolates(screen.getByRole('region').textContent);

test('the screen of a pending link reads that it logs in, and asks for a moment [B-BACK-2]', () => {
  shown(<CallbackAuthenticate />);
  expect(screen.getByRole('heading').textContent).toBe('Logging you in');
  expect(text()).toContain('One moment...');
});

test('Continue sends the token of the link for the first time [B-BACK-9]', async () => {
  const page = shown(<CallbackContinue />);
  await page.press('Continue');
  expect({ sent: page.link.sent, screen: page.store.get(screenAtom) }).toEqual({
    sent: ['first'],
    screen: 'CallbackConfirmation',
  });
});

test('Try again sends the token of the link again [B-BACK-5]', async () => {
  await failureViews.load();
  const page = pageOf(magicLink);
  page.store.set(callbackProblemAtom, { kind: 'failed', error: { type: 'unreachable' } });
  const { press } = shown(<CallbackProblem />, page);
  await press('Try again');
  expect({ sent: page.link.sent, screen: page.store.get(screenAtom) }).toEqual({
    sent: ['again'],
    screen: 'CallbackConfirmation',
  });
});

test.each([
  ['Use the link', ['first'], 'CallbackConfirmation'],
  ['Stay in this account', [], 'SessionConfirmation'],
])('%s sends the token %j and shows %s [B-BACK-7]', async (name, sent, next) => {
  const page = shown(<CallbackOther />, pageOf(magicLink, {}));
  await page.press(name);
  expect({ sent: page.link.sent, screen: page.store.get(screenAtom) }).toEqual({ sent, screen: next });
});

test.each([false, true])(
  'a user who logs out in another tab at the question (and presses Stay: %s) gets a link that waits for a press [B-BACK-7]',
  async (isPressed) => {
    let person: Person | undefined = { userId: 'user-1', account: 'ada@example.com' };
    const watchers = new Set<() => void>();
    const page = pageOf(magicLink, {
      ...signedOut,
      person: () => person,
      watchPerson: (watcher) => {
        watchers.add(watcher);
        return () => void watchers.delete(watcher);
      },
    });
    page.store.set(screenAtom, 'CallbackOther');
    const { press } = shown(<CallbackOther />, page);
    person = undefined;
    if (isPressed) await press('Stay in this account');
    else act(() => [...watchers].forEach((update) => update()));
    expect({
      sent: page.link.sent,
      isForgotten: page.link.isForgotten,
      screen: page.store.get(screenAtom),
      session: page.store.get(confirmedSessionAtom),
    }).toEqual({ sent: [], isForgotten: false, screen: 'CallbackContinue', session: 'new' });
  },
);

test('a link of another browser names the browser in which it works [B-BACK-3]', () => {
  const page = pageOf(magicLink);
  page.store.set(callbackProblemAtom, { kind: 'elsewhere', askedAddress: undefined });
  shown(<CallbackProblem />, page);
  expect(screen.getByRole('alert').textContent).toContain('only in the browser in which you asked for it');
});

const person = { userId: 'user-1', account: 'ada@example.com' };
const named = 'You are logged in as ada@example.com.';
const unnamed = 'You have successfully logged in.';

// Columns: the comparison of the account, whether success leads somewhere | the sentence, whether there is a button.
test.each<[Expectation, boolean, string, boolean]>([
  ['expected', false, unnamed, false],
  ['expected', true, unnamed, true],
  ['unknown', false, named, false],
  ['unknown', true, named, true],
  ['other', false, named, true],
  ['other', true, named, true],
])('a log-in that is %s (continues: %s) reads "%s" [B-BACK-11]', (expectation, isLedOn, words, hasButton) => {
  const page = pageOf(magicLink, { ...signedOut, person: () => person, hasSession: async () => succeeded(true) });
  page.store.set(linkExpectationAtom, expectation);
  if (isLedOn) page.store.set(callbackOptionsAtom, { requireClick: false, continueURL: new URL('https://app.test') });
  shown(<CallbackConfirmation />, page);
  expect(screen.getByRole('heading').textContent).toBe('Success!');
  expect(text()).toContain(words);
  expect(screen.queryAllByRole('button').map(({ textContent }) => textContent)).toEqual(hasButton ? ['Continue'] : []);
});

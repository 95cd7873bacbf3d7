import { act, fireEvent, screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { OneTapRequest } from '../../core/provider/oauth-calls';
import { failed, type Outcome, succeeded } from '../../core/provider/outcome';
import { failureViews } from '../../core/request/failure.lazy';
import { fakeProvider } from '../../core/testing/fake-provider';
import { renderedWith } from '../../core/testing/rendered-with';
import { testStore } from '../../core/testing/test-store';
import { announcementAtom } from '../../core/words/announce.atoms';
import { SocialOptions } from '../social-options';
import { oneTap } from './one-tap.lazy';

beforeAll(() => Promise.all([failureViews.load(), oneTap.load()]));
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (milliseconds: number) => act(() => vi.advanceTimersByTimeAsync(milliseconds));
const google = () => screen.getByRole('button', { name: 'Continue with Google' });
const isBusy = () => google().getAttribute('aria-busy') === 'true';

/** A user who has chosen an account in an embedded prompt. */
async function afterChoice(answer: Promise<Outcome<string>>) {
  const requests: OneTapRequest[] = [];
  const { provider, calls } = fakeProvider({
    isTestProject: true,
    showOneTap: async (request) => {
      requests.push(request);
      return succeeded({ status: 'shown', isEmbedded: true });
    },
    startOAuth: () => new Promise(() => undefined),
  });
  const { store } = testStore(provider, {
    products: ['oauth'],
    oauthOptions: { providers: [{ type: 'google', one_tap: true, position: 'embedded' }, { type: 'github' }] },
  });
  renderedWith(store, <SocialOptions />);
  await pass(0);
  expect(screen.queryByRole('button', { name: 'Continue with Google' })).toBeNull();
  requests[0]?.onSubmitted(answer);
  await pass(0);
  const place = () => document.getElementById(requests[0]?.parentId ?? '');
  return { announced: () => store.get(announcementAtom), calls, place };
}

test('an account that is being sent has the busy button in place of its prompt, is announced, and can be cancelled [B-SOCIAL-8]', async () => {
  const { announced, place } = await afterChoice(new Promise(() => undefined));
  expect({ busy: isBusy(), isPromptHidden: place()?.hidden }).toEqual({ busy: true, isPromptHidden: true });
  await pass(400);
  expect(announced()).toMatchObject({ text: 'Sending...' });
  await pass(7_600);
  expect(screen.getByText('Still working...')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect({ busy: isBusy(), alert: screen.queryByRole('alert') }).toEqual({ busy: false, alert: null });
});

// Columns: how it failed | the sentence.
test.each([
  [{ type: 'unreachable' }, "We couldn't reach the server. Check your connection and try again."],
  [{ type: 'broken' }, 'Something went wrong on our side. Try again.'],
  [{ type: 'other', serverMessage: 'No <b>such</b> client.' }, 'No <b>such</b> client.'],
] as const)(
  'an account that cannot be sent (%j) is explained beside the button, until that is pressed [T-CALL-22]',
  async (error, says) => {
    const { calls } = await afterChoice(Promise.resolve(failed(error)));
    expect(screen.getByRole('alert').textContent).toContain(says);
    expect(isBusy()).toBe(false);
    await act(async () => void fireEvent.click(google()));
    expect(screen.queryByRole('alert')).toBeNull();
    expect({ busy: isBusy(), left: calls.filter(({ name }) => name === 'startOAuth').length }).toEqual({
      busy: true,
      left: 1,
    });
  },
);

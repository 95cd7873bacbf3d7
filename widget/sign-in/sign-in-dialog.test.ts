// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failed, succeeded } from '../../flows/core/provider/outcome';
import { adasFactors, fakeProvider } from '../../flows/core/testing/fake-provider';
import { secondFactor, secondFactorScreens } from '../../flows/second-factor/second-factor.lazy';
import { sessionScreens } from '../../flows/session/session.lazy';
import { quietClient } from '../testing/quiet-client';
import { stubDialogs } from '../testing/stub-dialogs';
import { openSignInDialog, type SignInStart } from './sign-in-dialog';

beforeAll(async () => void (await secondFactor.load()));
beforeEach(() => {
  stubDialogs();
  vi.useFakeTimers();
  // The code of the next screen is slow, so that the log-in stays between its completion and that screen.
  vi.spyOn(sessionScreens.SessionConfirmation, 'load').mockReturnValue(new Promise(() => undefined));
  vi.spyOn(sessionScreens.SessionConfirmation, 'state').mockReturnValue({ status: 'absent' });
});
afterEach(async () => {
  document.body.replaceChildren();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

const closeButton = () => document.querySelector<HTMLElement>('dialog button[aria-label="Close"]');

/**
 * A dialog that is shown, and what came of it so far. Ada's session has every factor, so that the second one completes at once.
 * @param known the session that is not new; hers is `session-1`
 */
async function shown(start: SignInStart, known?: string) {
  const held = [{ method: 'knowledge' }, { method: 'authenticator_app' }];
  let session = 'session-1';
  const watches = new Set<() => void>();
  const { provider } = fakeProvider({
    sessionId: () => session,
    watchPerson: (onChange) => {
      watches.add(onChange);
      return () => void watches.delete(onChange);
    },
    ownFactors: async () => succeeded({ ...adasFactors, hasAuthenticatorApp: true, held }),
  });
  const events: string[] = [];
  let outcome: unknown = 'pending';
  openSignInDialog(
    {
      client: quietClient({ provide: () => provider }),
      config: {
        products: ['passwords', 'passkeys'],
        passkeyOptions: { offerAfterSignIn: 'ask' },
        secondFactorOptions: { when: 'required' },
      },
      callbacks: { onEvent: ({ type }) => void events.push(type) },
    },
    start,
    known,
  ).then(
    () => (outcome = 'logged in'),
    (problem: unknown) => (outcome = problem),
  );
  await vi.waitUntil(closeButton, { interval: 1 });
  const completeCount = () => events.filter((type) => type === 'AUTHENTICATE_FLOW_COMPLETE').length;
  /** Another session begins elsewhere. */
  const replaceSession = async () => {
    session = 'session-2';
    for (const notify of watches) notify();
    await vi.advanceTimersByTimeAsync(0);
  };
  return { outcome: () => outcome, completeCount, isComplete: () => completeCount() > 0, replaceSession };
}

test('a dialog leaves the token of a link in the address of its page, also with the options of a log-in that uses it', async () => {
  history.replaceState(null, '', '/?stytch_token_type=magic_links&token=1');
  const options = { client: quietClient(), config: { products: ['passwords'] }, callback: true } as const;
  void openSignInDialog(options, 'logIn', undefined).catch(() => undefined);
  await vi.waitUntil(closeButton, { interval: 1 });
  expect(location.search).toBe('?stytch_token_type=magic_links&token=1');
  closeButton()?.click();
  history.replaceState(null, '', '/');
});

const endings = [
  ['closed by the user', () => closeButton()?.click()],
  ['removed by the host', () => document.body.replaceChildren()],
  ['removed by the host, the element alone', () => document.querySelector('dialog')?.remove()],
] as const;

test.each(endings)('a dialog that is %s after its log-in is complete resolves [B-SIGNIN-4]', async (_what, act) => {
  const { outcome, isComplete } = await shown('secondFactor', 'session-1');
  expect({ isComplete: isComplete(), outcome: outcome() }).toEqual({ isComplete: true, outcome: 'pending' });
  act();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome()).toBe('logged in');
  expect(closeButton()).toBeNull();
});

test('a session that begins elsewhere after the log-in of a dialog is complete completes nothing again [B-SIGNIN-3]', async () => {
  const { completeCount, replaceSession } = await shown('secondFactor', 'session-1');
  expect(completeCount()).toBe(1);
  await replaceSession();
  expect(completeCount()).toBe(1);
});

test('a session that begins elsewhere after Back from a second factor whose code is missing completes the log-in [B-SIGNIN-3]', async () => {
  const failure = { status: 'failed', error: { type: 'unreachable' }, isLoading: false } as const;
  const missing = [
    vi.spyOn(secondFactor, 'value').mockReturnValue(undefined),
    vi.spyOn(secondFactorScreens.SecondFactor, 'load').mockResolvedValue(failed(failure.error)),
    vi.spyOn(secondFactorScreens.SecondFactor, 'state').mockReturnValue(failure),
  ];
  const { completeCount, replaceSession } = await shown('secondFactor', 'session-1');
  const back = await vi.waitUntil(() => screen.queryByRole('button', { name: 'Back', hidden: true }), { interval: 1 });
  back.click();
  await vi.advanceTimersByTimeAsync(0);
  for (const one of missing) one.mockRestore();
  expect(completeCount()).toBe(0);
  await replaceSession();
  expect(completeCount()).toBe(1);
});

test.each(endings)('a dialog that is %s before its log-in is complete rejects [B-SIGNIN-4]', async (_what, act) => {
  const { outcome } = await shown('logIn', 'session-1');
  act();
  await vi.advanceTimersByTimeAsync(0);
  expect(outcome()).toMatchObject({ name: 'SignInClosedError', reason: 'closed' });
});

test.each(endings)(
  'a dialog that is %s while a session from elsewhere completes its log-in resolves [B-SIGNIN-3]',
  async (_what, act) => {
    const { outcome, isComplete } = await shown('logIn');
    await vi.waitUntil(isComplete, { interval: 1 });
    act();
    await vi.advanceTimersByTimeAsync(0);
    expect(outcome()).toBe('logged in');
    expect(closeButton()).toBeNull();
  },
);

import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { openSignInCode } from '../sign-in/sign-in.lazy';
import { lateClient } from '../stytch/late-client';
import { quietClient } from '../testing/quiet-client';
import { stubDialogs } from '../testing/stub-dialogs';
import { useSignIn } from './use-sign-in';

beforeAll(async () => void (await openSignInCode.load()));
beforeEach(() => {
  stubDialogs();
  vi.useFakeTimers();
});
let host = new AbortController();
afterEach(async () => {
  host.abort();
  host = new AbortController();
  await vi.advanceTimersByTimeAsync(1_000);
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

type Session = { session_id: string; authentication_factors: readonly object[] };

const withFactors = (count: number): Session => ({
  session_id: 'session-1',
  authentication_factors: Array.from({ length: count }, () => ({})),
});

/**
 * A sign-in that a component has opened, and what came of it so far. Its client is made before it, or by its call. The session of
 * its own log-in is not reported by the client, in contrast to one that begins elsewhere.
 */
async function opened(before?: Session, { isMade = true, isElsewhere = false } = {}) {
  let session: Session | null = before ?? null;
  const watches: (() => void)[] = [];
  const client = lateClient(async () =>
    quietClient({
      session: { getSync: () => session },
      user: {
        getSync: () => (isElsewhere && session ? { user_id: 'user-1' } : null),
        getInfo: () => ({ fromCache: false }),
      },
      onStateChange: (onChange: () => void) => {
        watches.push(onChange);
        return () => undefined;
      },
    }),
  );
  if (isMade) await client;
  const { result, unmount } = renderHook(() =>
    useSignIn({ client, config: { products: ['passwords'] }, signal: host.signal }),
  );
  let outcome: unknown = 'pending';
  result.current().then(
    ({ how }) => (outcome = how),
    ({ reason }: { reason: string }) => (outcome = reason),
  );
  await act(() => vi.advanceTimersByTimeAsync(1_000));
  const unmountWith = async (now: Session | null) => {
    session = now;
    if (isElsewhere) for (const notify of watches) notify();
    unmount();
    await vi.advanceTimersByTimeAsync(1_000);
  };
  return { unmountWith, outcome: () => outcome, dialogs: () => document.querySelectorAll('dialog').length };
}

test.each([
  ['without a session', undefined, null],
  ['with the session that was there before', withFactors(1), withFactors(1)],
] as const)('a component that unmounts %s aborts its sign-in [B-SIGNIN-4]', async (_, before, now) => {
  const { unmountWith, outcome, dialogs } = await opened(before);
  expect({ outcome: outcome(), count: dialogs() }).toEqual({ outcome: 'pending', count: 1 });
  await unmountWith(now);
  expect({ outcome: outcome(), count: dialogs() }).toEqual({ outcome: 'aborted', count: 0 });
});

test('a component that unmounts with the session that its late client has found aborts its sign-in [B-SIGNIN-4]', async () => {
  const { unmountWith, outcome, dialogs } = await opened(withFactors(1), { isMade: false });
  expect({ outcome: outcome(), count: dialogs() }).toEqual({ outcome: 'pending', count: 1 });
  await unmountWith(withFactors(1));
  expect({ outcome: outcome(), count: dialogs() }).toEqual({ outcome: 'aborted', count: 0 });
});

test.each([
  ['a session', undefined, withFactors(1)],
  ['another factor', withFactors(1), withFactors(2)],
] as const)(
  'a component that unmounts as its log-in has made %s lets it go on [B-SIGNIN-4]',
  async (_, before, now) => {
    const { unmountWith, outcome, dialogs } = await opened(before);
    await unmountWith(now);
    expect({ outcome: outcome(), count: dialogs() }).toEqual({ outcome: 'pending', count: 1 });
  },
);

test('a component that unmounts because of a session from another tab resolves with it, and the dialog closes [B-SIGNIN-4]', async () => {
  const { unmountWith, outcome, dialogs } = await opened(undefined, { isElsewhere: true });
  expect({ outcome: outcome(), count: dialogs() }).toEqual({ outcome: 'pending', count: 1 });
  await unmountWith(withFactors(1));
  expect({ outcome: outcome(), count: dialogs() }).toEqual({ outcome: 'dialog', count: 0 });
});

test('a component without options unmounts without an error', () => {
  const { unmount } = renderHook(() => useSignIn(JSON.parse('null')));
  expect(unmount).not.toThrow();
});

test('a component without options reads a sentence for the developer in its rejection', async () => {
  const { result } = renderHook(() => useSignIn(JSON.parse('null')));
  await expect(result.current()).rejects.toMatchObject({ name: 'WidgetError' });
});

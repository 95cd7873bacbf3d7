import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { lateClient } from '../stytch/late-client';
import { quietClient } from '../testing/quiet-client';
import { useSession, useUser } from './use-account';

/** A part of a client whose value a test changes. */
function watched<Value>(first: Value | null) {
  let value = first;
  const listeners = new Set<(value: Value | null) => void>();
  return {
    getSync: () => value,
    onChange: (listener: (value: Value | null) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    change: (next: Value | null) => {
      value = next;
      for (const listener of listeners) listener(next);
    },
    listeners,
  };
}

/** A client that is made when it is awaited. */
const lateFor = <Client,>(make: () => Client): PromiseLike<Client> => ({
  // oxlint-disable-next-line unicorn/no-thenable -- as that of `lateClient`
  then: (onMade, onFailed) => Promise.resolve().then(make).then(onMade, onFailed),
});

test('a hook follows the user from log-in to log-out, and unsubscribes with its component [B-REACT-1]', () => {
  const user = watched<{ user_id: string }>(null);
  const { result, unmount } = renderHook(() => useUser({ user }));
  expect(result.current).toBeNull();
  act(() => user.change({ user_id: 'user-1' }));
  expect(result.current).toEqual({ user_id: 'user-1' });
  act(() => user.change(null));
  expect(result.current).toBeNull();
  unmount();
  expect(user.listeners.size).toBe(0);
});

test('a hook follows a late client once it is made, after the first paint [B-REACT-1]', async () => {
  const user = watched<{ user_id: string }>({ user_id: 'user-1' });
  let isMade = false;
  const late = lateFor(() => {
    isMade = true;
    return { user };
  });
  const { result, unmount } = renderHook(() => useUser(late));
  expect({ user: result.current, isMade }).toEqual({ user: undefined, isMade: false });
  await waitFor(() => expect(result.current).toEqual({ user_id: 'user-1' }));
  act(() => user.change(null));
  expect(result.current).toBeNull();
  unmount();
  expect(user.listeners.size).toBe(0);
});

test('a hook that mounts once the late client is made knows the user in its first render [B-REACT-1]', async () => {
  const user = { user_id: 'user-1' };
  const late = lateClient(async () => quietClient({ user: watched(user) }));
  await late;
  const seen: unknown[] = [];
  renderHook(() => seen.push(useUser(late)));
  expect(seen[0]).toEqual(user);
});

test('a hook whose component is gone makes no late client, and one that cannot be made stays unknown [B-REACT-1]', async () => {
  let made = 0;
  const late = lateFor((): { user: ReturnType<typeof watched<object>> } => {
    made += 1;
    throw new Error('On purpose.');
  });
  const gone = renderHook(() => useUser(late));
  gone.unmount();
  const { result } = renderHook(() => useUser(late));
  await waitFor(() => expect(made).toBe(1));
  expect(result.current).toBeUndefined();
});

test('a hook follows the session [B-REACT-1]', () => {
  const session = watched<{ expires_at: string }>({ expires_at: '2026-01-01T00:00:00Z' });
  const { result } = renderHook(() => useSession({ session }));
  expect(result.current?.expires_at).toBe('2026-01-01T00:00:00Z');
  act(() => session.change(null));
  expect(result.current).toBeNull();
});

test('on a server the user is unknown, and the client is not called [B-REACT-1]', () => {
  const user = {
    getSync: () => {
      throw new Error('asked on a server');
    },
    onChange: () => () => undefined,
  };
  function Page() {
    return String(useUser<object>({ user }));
  }
  expect(renderToString(<Page />)).toBe('undefined');
});

test('a client that is missing is an error with a sentence for the developer', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  expect(() => renderHook(() => useUser(JSON.parse('null')))).toThrow('The client of useUser');
});

import { act, renderHook } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
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

import { useCallback, useSyncExternalStore } from 'react';

/** A part of the provider's client with a value and change events: `client.user` or `client.session`. */
interface Watched<Value> {
  /** The value that the client remembers, or null. */
  getSync(): Value | null;
  /** Calls a listener with each new value, and gives the function that ends this. */
  onChange(listener: (value: Value | null) => void): () => void;
}

/** The part of a client that knows the user. */
interface WithUser<User> {
  /** The user of the client. */
  user: Watched<User>;
}

/** The part of a client that knows the session. */
interface WithSession<Session> {
  /** The session of the client. */
  session: Watched<Session>;
}

/**
 * The user who is logged in, as the client's `user.getSync()` gives them: null when no user is, undefined while that is not known, on
 * a server and in the first render over a server's markup. A client remembers the last user of this browser: check on your server.
 */
export function useUser<User>(client: WithUser<User>): User | null | undefined {
  return useWatched(client.user);
}

/** The session, as the client's `session.getSync()` gives it: null when there is none, undefined while that is not known. */
export function useSession<Session>(client: WithSession<Session>): Session | null | undefined {
  return useWatched(client.session);
}

function useWatched<Value>(watched: Watched<Value>): Value | null | undefined {
  const subscribe = useCallback((changed: () => void) => watched.onChange(changed), [watched]);
  return useSyncExternalStore<Value | null | undefined>(
    subscribe,
    () => watched.getSync(),
    () => undefined,
  );
}

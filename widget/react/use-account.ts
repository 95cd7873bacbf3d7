import { useMemo, useSyncExternalStore } from 'react';
import { painted } from '../../flows/core/time/painted';
import { madeClient } from '../stytch/made-client';

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

/** A client, or one that is made later (`lateClient`). */
type MaybeLate<Client> = Client | PromiseLike<Client>;

/**
 * The user who is logged in, as the client's `user.getSync()` gives them: null when no user is, undefined while that is not known, on
 * a server and in the first render over a server's markup. A late client is made once the page is painted, and not known before. A
 * client remembers the last user of this browser: check on your server.
 */
export function useUser<User>(client: MaybeLate<WithUser<User>>): User | null | undefined {
  return useWatched(client, userOf);
}

/** The session, as the client's `session.getSync()` gives it: null when there is none, undefined while that is not known. */
export function useSession<Session>(client: MaybeLate<WithSession<Session>>): Session | null | undefined {
  return useWatched(client, sessionOf);
}

const userOf = <User>({ user }: WithUser<User>) => user;
const sessionOf = <Session>({ session }: WithSession<Session>) => session;

function useWatched<Client, Value>(
  client: MaybeLate<Client>,
  partOf: (client: Client) => Watched<Value>,
): Value | null | undefined {
  const { subscribe, value } = useMemo(() => watch(client, partOf), [client, partOf]);
  return useSyncExternalStore<Value | null | undefined>(subscribe, value, () => undefined);
}

/** A part of a client that may not be made yet. */
function watch<Client, Value>(client: MaybeLate<Client>, partOf: (client: Client) => Watched<Value>) {
  if (!client) {
    throw new Error('The client of useUser or useSession is missing. Pass the one that you give to <Login>.');
  }
  let part: Watched<Value> | undefined;
  if (!isLate(client)) part = partOf(client);
  else {
    const made: unknown = madeClient(client);
    if (isMadeBy(client, made)) part = partOf(made);
  }
  return {
    value: () => part?.getSync(),
    subscribe: (changed: () => void) => {
      let isOver = false;
      let stop = part?.onChange(changed);
      const follow = (made: Client) => {
        part = partOf(made);
        if (isOver) return;
        stop = part.onChange(changed);
        changed();
      };
      // One that cannot be made is never known; its mounts report why.
      const begin = () => {
        if (!isOver && isLate(client)) void client.then(follow, () => undefined);
      };
      if (!part) void painted().then(begin);
      return () => {
        isOver = true;
        stop?.();
      };
    },
  };
}

/** Tells whether a client is the one that a late client has made. */
const isMadeBy = <Client>(late: PromiseLike<Client>, client: unknown): client is Client =>
  client !== undefined && madeClient(late) === client;

const isLate = <Client>(client: MaybeLate<Client>): client is PromiseLike<Client> =>
  typeof client === 'object' && client !== null && 'then' in client;

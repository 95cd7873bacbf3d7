import type { Clock } from './clock';
import type { AuthenticationFactor, NewFactor } from './factors';
import { newId, newSecret } from './ids';
import type { Memory } from './memory/memory';

/** A session as the interface returns it. */
export interface Session {
  readonly session_id: string;
  readonly user_id: string;
  readonly started_at: string;
  last_accessed_at: string;
  expires_at: string;
  readonly attributes: { ip_address: string; user_agent: string };
  readonly authentication_factors: AuthenticationFactor[];
  readonly custom_claims: Record<string, unknown> | null;
  readonly roles: string[];
}

/** A session with the secret that identifies it. */
export interface LiveSession {
  readonly token: string;
  readonly session: Session;
}

/** The sessions that have neither ended nor expired. */
export interface Sessions {
  start(userId: string, userAgent: string): LiveSession;
  find(token: string): LiveSession | undefined;
  /** Finds a session by its public id. */
  byId(sessionId: string): LiveSession | undefined;
  /** Tells whether a session is active, by its public id. */
  isLive(sessionId: string): boolean;
  /** Extends a session to `minutes` from now. */
  extend(live: LiveSession, minutes: number): void;
  /** Records a proved factor in the session, for the first time or again; now, or `minutesAgo`. */
  addFactor(live: LiveSession, factor: NewFactor, minutesAgo?: number): void;
  touch(live: LiveSession): void;
  revoke(token: string): void;
  /** Ends the sessions of a user, except one. */
  revokeAll(userId: string, except?: LiveSession): void;
}

/** The sessions in a memory. */
export function createSessions(clock: Clock, memory: Memory): Sessions {
  const sessions = memory.map<LiveSession>('sessions', {
    token: '',
    session: {
      session_id: '',
      user_id: '',
      expires_at: '',
      authentication_factors: [{ type: '', delivery_method: '', last_authenticated_at: '' }],
    },
  });
  const byId = (sessionId: string) => {
    const live = [...sessions.values()].find(({ session }) => session.session_id === sessionId);
    return live && Date.parse(live.session.expires_at) > clock.now() ? live : undefined;
  };
  return {
    start(userId, userAgent) {
      const moment = clock.timestamp();
      const session: Session = {
        session_id: newId('session'),
        user_id: userId,
        started_at: moment,
        last_accessed_at: moment,
        expires_at: moment,
        attributes: { ip_address: '127.0.0.1', user_agent: userAgent },
        authentication_factors: [],
        custom_claims: null,
        roles: ['stytch_user'],
      };
      const live = { token: newSecret(), session };
      sessions.set(live.token, live);
      return live;
    },
    find(token) {
      const live = sessions.get(token);
      if (live && Date.parse(live.session.expires_at) <= clock.now()) sessions.delete(token);
      return sessions.get(token);
    },
    byId,
    isLive: (sessionId) => byId(sessionId) !== undefined,
    extend({ session }, minutes) {
      session.expires_at = clock.timestamp(minutes);
    },
    addFactor({ session }, factor, minutesAgo = 0) {
      const identity = identityOf(factor);
      const known = session.authentication_factors.findIndex((one) => identityOf(one) === identity);
      const at = known === -1 ? session.authentication_factors.length : known;
      session.authentication_factors[at] = { ...factor, last_authenticated_at: clock.timestamp(-minutesAgo) };
    },
    touch({ session }) {
      session.last_accessed_at = clock.timestamp();
    },
    revoke: (token) => {
      sessions.delete(token);
    },
    revokeAll(userId, except) {
      for (const live of sessions.values())
        if (live.session.user_id === userId && live.token !== except?.token) sessions.delete(live.token);
    },
  };
}

/** The identity of a factor: its kind, and its address, number or device. */
function identityOf(factor: NewFactor): string {
  const { last_authenticated_at: _moment, ...identity } = factor;
  return JSON.stringify(Object.entries(identity).toSorted(([one], [other]) => one.localeCompare(other)));
}

import { failed, type Outcome, succeeded } from '../../flows/core/provider/outcome';
import type { SessionCalls } from '../../flows/core/provider/provider';
import { noSessionErrors } from '../../flows/core/provider/session-errors';
import { within } from '../../flows/core/time/within';
import { hasSession } from './person';
import { signInOf } from './sign-in-answer';
import { call } from './call';
import type { Client } from './client';
import { sessionStateOf } from './rare-internals';

/**
 * The longest time for the server to end a session, in milliseconds. After it the session ends in this browser anyway.
 */
const maxWait = 3_000;

/** The port's calls about the session. */
export function sessionCalls(client: Client): SessionCalls {
  const { session } = client;
  const isLeft = () => hasSession(client);
  // Kept while only the server can report that the session has ended: one in HttpOnly cookies, which the client forgets first.
  let isHidden = false;
  return {
    checkSession: async () => {
      // Without a duration the provider does not extend the session.
      const outcome = await call(() => session.authenticate(), signInOf);
      return outcome.ok ? succeeded(undefined) : outcome;
    },
    extendSession: async (minutes) => {
      const outcome = await call(() => session.authenticate({ session_duration_minutes: minutes }), signInOf);
      return outcome.ok ? succeeded(undefined) : outcome;
    },
    revokeSession: async () => {
      isHidden ||= session.getSync() !== null && session.getTokens() === null;
      const revoking = call(
        () => session.revoke({ forceClear: true }),
        () => null,
      );
      const revoked = (await within(maxWait, revoking)) ?? failed({ type: 'unreachable' });
      if (isLeft()) {
        await call(
          async () => sessionStateOf(client)?.destroyState(),
          () => null,
        );
      }
      if (revoked.ok || noSessionErrors.has(revoked.error.type)) isHidden = false;
      if (!isLeft() && !isHidden) return succeeded(undefined);
      return revoked.ok ? failed({ type: 'broken' }) : revoked;
    },
  };
}

/**
 * Makes a call after it has ended the session of another user. Under that session the provider would add the address,
 * number or wallet to their account.
 */
export async function withoutOtherSession<Value>(
  client: Client,
  isOwn: (user: unknown) => boolean | undefined,
  calling: () => Promise<Outcome<Value>>,
): Promise<Outcome<Value>> {
  if (!hasSession(client) || isOwn(client.user.getSync())) return calling();
  const ended = await sessionCalls(client).revokeSession();
  return ended.ok ? calling() : ended;
}

import type { Account } from './accounts';
import { ApiError } from './errors';
import type { Project } from './project';
import type { LiveSession } from './sessions';

/** The caller, by the Authorization header: a user with a session token, or an anonymous caller. */
export interface Caller {
  readonly sessionToken: string | undefined;
  /** Absent also when the token has expired or was revoked. */
  readonly live: LiveSession | undefined;
  readonly userAgent: string;
}

/** A caller with a valid session. */
export interface SignedInCaller {
  readonly live: LiveSession;
  readonly account: Account;
}

/** Reads `Basic <public token>:<session token, or the public token again>`. */
export function identifyCaller(project: Project, headers: Headers): Caller {
  const [publicToken, secret] = basicCredentials(headers.get('authorization'));
  if (publicToken !== project.publicToken || secret === undefined) {
    throw new ApiError(
      'unauthorized_credentials',
      `The Authorization header must name this project's public token, ${project.publicToken}.`,
    );
  }
  const sessionToken = secret === publicToken ? undefined : secret;
  const live = sessionToken === undefined ? undefined : project.sessions.find(sessionToken);
  return { sessionToken, live, userAgent: headers.get('user-agent') ?? '' };
}

/** Refuses a caller without a valid session. */
export function requireSession(project: Project, { sessionToken, live }: Caller): SignedInCaller {
  if (sessionToken === undefined) throw new ApiError('user_unauthenticated');
  const account = live && project.accounts.byId(live.session.user_id);
  if (!live || !account) throw new ApiError('session_not_found');
  return { live, account };
}

function basicCredentials(header: string | null): string[] {
  const encoded = /^Basic ([A-Za-z0-9+/]+=*)$/i.exec(header ?? '')?.[1];
  if (encoded === undefined) return [];
  try {
    return atob(encoded).split(':', 2);
  } catch {
    return [];
  }
}

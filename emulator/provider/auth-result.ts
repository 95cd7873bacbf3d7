import type { Account } from './accounts';
import type { Caller } from './caller';
import type { NewFactor } from './factors';
import { refuseImpersonated } from './impersonated-session';
import type { Project } from './project';
import type { LiveSession } from './sessions';
import { clearFailures, refuseLocked } from './user-lock';

/** A proof of identity. */
export interface SignIn {
  readonly account: Account;
  readonly factor: NewFactor;
  /** The requested length of the session; none asks for no session. */
  readonly minutes: number | undefined;
}

/**
 * Starts a session for a user who has proved their identity; an existing session gains the factor. A request without a
 * duration gets no session, and one that exists goes on unchanged. An impersonated one gains nothing, nor does a locked
 * user: a call that changes anything before this refuses both first.
 */
export async function signIn(project: Project, caller: Caller, { account, factor, minutes }: SignIn) {
  refuseImpersonated(caller, account);
  refuseLocked(account, project.clock);
  clearFailures(account);
  account.user.status = 'active';
  if (minutes === undefined) return resultWithoutSession(account);
  const { sessions } = project;
  const own = caller.live?.session.user_id === account.user.user_id ? caller.live : undefined;
  const live = own ?? sessions.start(account.user.user_id, caller.userAgent);
  sessions.addFactor(live, factor);
  sessions.extend(live, minutes);
  return authResult(project, account, live);
}

/** The members of every response that contains a session. */
export async function authResult(project: Project, account: Account, live: LiveSession) {
  project.sessions.touch(live);
  return {
    ...userMembers(account),
    session: live.session,
    session_token: live.token,
    session_jwt: await project.signJwt(live.session),
  };
}

/** The members of the response to a proof whose request named no duration: the client then removes its cookies. */
export const resultWithoutSession = (account: Account) => ({
  ...userMembers(account),
  session: null,
  session_token: '',
  session_jwt: '',
});

const userMembers = ({ user }: Account) => ({ user_id: user.user_id, user, __user: user });

import { type Caller, requireSession, type SignedInCaller } from './caller';
import { ApiError } from './errors';
import { ruleRefusal } from './mfa-rule';
import type { Project } from './project';

/** Refuses a caller without a valid session, and one whose session is too weak for a sensitive call. */
export function requireStrongSession(project: Project, caller: Caller): SignedInCaller {
  const signedIn = requireSession(project, caller);
  if (project.settings.policy.mfa_rule === 'off') return signedIn;
  const { live, account } = signedIn;
  const refusal = ruleRefusal(account.user, live.session.authentication_factors, project.clock.now());
  if (refusal) throw new ApiError(refusal);
  return signedIn;
}
